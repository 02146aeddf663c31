import { Fragment } from 'react'
import { type AudiencePage, type Vital, vitalThresholds } from '#contracts/desk-audience.ts'
import { figure } from '#language/numbers.ts'
import { TableHead } from '../../../blocks/data/TableHead.tsx'
import { fill } from '../../../content/wording.ts'
import type { DeskPlace } from '../place.ts'

const metrics = ['LCP', 'INP', 'CLS'] as const
const shownDevices = ['mobile', 'desktop'] as const
const devices = ['mobile', 'tablet', 'desktop'] as const

/** The columns of vitals beside the pages. */
const shownVitals = metrics.flatMap(metric =>
  shownDevices.map(device => ({
    metric,
    device,
    // A phone has room for one vital.
    className: metric === 'LCP' && device === 'mobile' ? 'desk-number' : 'desk-number desk-more',
  })),
)

interface PagesProps {
  readonly pages: readonly AudiencePage[]
  readonly place: DeskPlace
}

/** The pages that most visits read, each with its vitals on phones and on computers. */
export function PageVitals({ pages, place }: PagesProps) {
  const say = place.words.audience.pages
  return (
    <section>
      <h2>{say.heading}</h2>
      {pages.length === 0 ? (
        <p className="desk-empty">{say.none}</p>
      ) : (
        <PagesTable pages={pages} place={place} />
      )}
      <p className="desk-note">{say.note}</p>
    </section>
  )
}

function PagesTable({ pages, place }: PagesProps) {
  const say = place.words.audience
  return (
    <table className="desk-table desk-compact">
      <TableHead
        columns={[
          say.pages.page,
          [say.visits, 'desk-number'],
          [say.pages.fromEngines, 'desk-number'],
          [say.formsSent, 'desk-number desk-more'],
          ...shownVitals.map(
            ({ metric, device, className }) => [`${metric} ${say.pages[device]}`, className] as const,
          ),
        ]}
      />
      <tbody>
        {pages.map(page => (
          <PageRow key={page.page} page={page} place={place} />
        ))}
      </tbody>
    </table>
  )
}

function PageRow({ page, place }: { readonly page: AudiencePage; readonly place: DeskPlace }) {
  const { language, words } = place
  const say = words.audience
  return (
    <tr>
      <th scope="row">
        <a className="mono" href={page.page}>
          {page.page.split(afterSlash).map((part, index) => (
            <Fragment key={String(index)}>
              {part}
              <wbr />
            </Fragment>
          ))}
        </a>
      </th>
      <td className="mono desk-number" data-label={say.visits}>
        {figure(page.visits, language)}
      </td>
      <td className="mono desk-number audience-sent" data-label={say.pages.fromEngines}>
        {figure(page.engineVisits, language)}
      </td>
      <td className="mono desk-number desk-more" data-label={say.formsSent}>
        {figure(page.forms, language)}
      </td>
      {shownVitals.map(({ metric, device, className }) => (
        <td
          key={metric + device}
          className={`mono ${className}`}
          data-label={`${metric} ${say.pages[device]}`}
        >
          <Reading
            vital={page.vitals.find(one => one.metric === metric && one.device === device)}
            place={place}
          />
        </td>
      ))}
    </tr>
  )
}

/** Where the address of a page may be broken before anything else. */
const afterSlash = /(?<=\/)/u

/** The vitals of all pages together, by device. */
export function Vitals({ vitals, place }: { readonly vitals: readonly Vital[]; readonly place: DeskPlace }) {
  const { language, words } = place
  const say = words.audience.vitals
  return (
    <section>
      <h2>{say.heading}</h2>
      <table className="desk-table desk-compact audience-narrow">
        <TableHead
          columns={[say.metric, ...devices.map(device => [say.devices[device], 'desk-number'] as const)]}
        />
        <tbody>
          {metrics.map(metric => (
            <tr key={metric}>
              <th scope="row">{metric}</th>
              {devices.map(device => {
                const vital = vitals.find(one => one.metric === metric && one.device === device)
                return (
                  <td key={device} className="mono desk-number" data-label={say.devices[device]}>
                    <Reading vital={vital} place={place} />
                    {vital && (
                      <small className="audience-readings">
                        {fill(say.readings, { count: figure(vital.readings, language) })}
                      </small>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="desk-note">{say.note}</p>
    </section>
  )
}

/** A figure whose shape, colour and hidden word say how good it is. */
function Reading({ vital, place }: { readonly vital: Vital | undefined; readonly place: DeskPlace }) {
  const { language, words } = place
  if (!vital) return <span className="desk-hint">–</span>
  const standing = standingOf(vital)
  return (
    <span className={`vital vital-${standing}`}>
      {writtenVital(vital, language)}
      <span className="visually-hidden"> {words.audience.vitals.standings[standing]}</span>
    </span>
  )
}

function standingOf({ metric, value }: Vital): 'good' | 'fair' | 'poor' {
  const { good, poor } = vitalThresholds[metric]
  if (value <= good) return 'good'
  return value <= poor ? 'fair' : 'poor'
}

/** « 1,9 s », "140 ms", "0.02". */
function writtenVital({ metric, value }: Vital, language: DeskPlace['language']): string {
  switch (metric) {
    case 'LCP':
      return `${figure(value / 1_000, language)}\u00a0s`
    case 'INP':
      return `${figure(value, language, 0)}\u00a0ms`
    case 'CLS':
      return figure(value, language, 2)
  }
}
