import './Site.css'
import { type SiteView, sitePath, sitesPaths } from '#contracts/desk.ts'
import type { ListedScore } from '#contracts/desk-audits.ts'
import { clientPagePath, reportPath } from '#contracts/paths.ts'
import {
  type Mend,
  rhythms,
  type SiteChange,
  type SiteReading,
  type WatchedSite,
  watchLimits,
} from '#contracts/watched-sites.ts'
import { counted } from '#language/counts.ts'
import { monthOf } from '#language/dates.ts'
import { figure } from '#language/numbers.ts'
import { TableHead } from '../../../blocks/data/TableHead.tsx'
import { fill } from '../../../content/wording.ts'
import { Score } from '../audits/Score.tsx'
import { type DeskPlace, dateIn, dayIn, momentIn } from '../place.ts'
import { Changes, movedBy, titleOf } from './Changes.tsx'
import { Curve } from './Curve.tsx'
import { eventsOf, realChange, type SiteEvent } from './events.ts'
import { hostOf, KeptOut } from './KeptOut.tsx'
import { RobotsLines, withLines } from './RobotsLines.tsx'
import { problemIn } from './Sites.tsx'

interface Props {
  readonly view: SiteView
  readonly place: DeskPlace
}

/** A watched site: how it stands, its curve, what changed and the line to mend; for a member, what they can do. */
export function Site({ view, place }: Props) {
  const { site, reader } = view
  const { language, words } = place
  const say = words.sites.site
  const isMember = reader.kind === 'member'
  const events = eventsOf(site.readings).slice(0, eventsMax)
  const marks = marksOf(events)
  const lastWithLines = site.readings.filter(({ changes }) => changes.some(withLines)).slice(0, 1)
  return (
    <>
      {isMember && (
        <p>
          <a href={sitesPaths[language]}>{say.back}</a>
        </p>
      )}
      <h1 translate="no">{hostOf(site.address)}</h1>
      <p className="desk-hint">
        {site.client && fill(say.for, { client: site.client })} · {words.sites.rhythms[site.rhythm]} ·{' '}
        {fill(counted(say.kept, site.readings.length, language), {
          count: figure(site.readings.length, language),
        })}
      </p>
      <Standing site={site} place={place} />
      <div className="site-columns">
        <section>
          <h2>{say.curve}</h2>
          <Curve site={site} readings={site.readings} marks={marks} place={place} />
        </section>
        <div className="desk-side">
          <Changes events={events} marks={marks} place={place} />
        </div>
      </div>
      <ToMend site={site} place={place} />
      <RobotsLines readings={lastWithLines} place={place} />
      <Readings view={view} place={place} />
      {isMember && <Actions view={view} place={place} />}
    </>
  )
}

/** Older changes are in the reports. */
const eventsMax = 12

/** 1 for the newest, as on the curve; a quiet time has none. */
export function marksOf(events: readonly SiteEvent[]): ReadonlyMap<string, number> {
  const marked = events.flatMap(event => (event.kind === 'quiet' ? [] : [event.reading.auditId]))
  return new Map(marked.map((auditId, index) => [auditId, index + 1]))
}

/** The newest score in large figures, and a sentence on what it means. */
export function Standing({ site, place }: { readonly site: WatchedSite; readonly place: DeskPlace }) {
  const { language, words } = place
  const say = words.sites.site
  const [last, before] = site.readings
  return (
    <div className="site-standing">
      <p className="site-score">
        {last?.score ? rangeOf(last.score, language) : '–'}
        {last && <small>{fill(say.outOf, { rubric: last.rubric })}</small>}
      </p>
      <p className="desk-state">
        {last ? sentenceOf(last, before, place) : say.waiting} {site.isBeingRead && say.reading}
      </p>
      <dl className="desk-facts">
        {site.rival && (
          <div>
            <dt>{say.rival}</dt>
            <dd className="site-rival">
              {hostOf(site.rival)} {last?.rivalPoints}
            </dd>
          </div>
        )}
        {last && (
          <div>
            <dt>{words.sites.list.columns.gates}</dt>
            <dd>
              <KeptOut reading={last} place={place} />
            </dd>
          </div>
        )}
        <div>
          <dt>{say.next}</dt>
          <dd>{momentIn(place, site.nextReadingAt)}</dd>
        </div>
      </dl>
    </div>
  )
}

/** « 59–65 » */
function rangeOf({ points, band }: ListedScore, language: DeskPlace['language']): string {
  const value = (points: number) => figure(Math.min(100, Math.max(0, points)), language)
  return `${value(points - band)}–${value(points + band)}`
}

function sentenceOf(last: SiteReading, before: SiteReading | undefined, place: DeskPlace): string {
  const say = place.words.sites.site
  const [first] = last.changes
  const points = before ? realChange(before, last) : null
  const moved = points === null ? '' : ` ${fill(say.moved, { points: movedBy(points, place) })}`
  if (first) return fill(say.lost, { day: dayIn(place, last.readAt), what: titleOf(first, place) }) + moved
  if (!last.score) return say.unread
  if (last.closedEngines.length > 0)
    return (
      fill(say.closed, { day: dayIn(place, last.readAt), engines: last.closedEngines.join(', ') }) + moved
    )
  return fill(say.same, { day: dayIn(place, last.readAt) }) + moved
}

/**
 * The line to change for what the newest reading lost, or an earlier one as long as a gate is closed; the words to
 * add are highlighted.
 */
function ToMend({ site, place }: { readonly site: WatchedSite; readonly place: DeskPlace }) {
  const { language, words } = place
  const say = words.sites.site
  const [last] = site.readings
  const lost = last?.closedEngines.length
    ? site.readings.find(({ changes }) => changes.some(change => change.kind === 'gate'))
    : last
  const found = (lost?.changes ?? []).flatMap(change => {
    const mend = mendOf(change)
    return mend ? [{ change, mend }] : []
  })
  if (found.length === 0) return null
  return (
    <section>
      <h2>{say.mend}</h2>
      {found.map(({ change, mend: { action, patch } }, index) => (
        <div className="site-mend" key={titleOf(change, place)}>
          <div>
            <p>
              <b>{titleOf(change, place)}</b>
            </p>
            <p>{action[language]}</p>
          </div>
          {patch && (
            <section
              className="site-patch"
              // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
              tabIndex={0}
              aria-label={fill(say.mendLabel, { number: index + 1 })}
            >
              <p className="mono desk-hint">{patch.place}</p>
              <pre translate="no">
                {patch.removed && (
                  <>
                    <del>{patch.removed}</del>
                    {'\n'}
                  </>
                )}
                <ins>{index === 0 ? <mark>{patch.added}</mark> : patch.added}</ins>
              </pre>
            </section>
          )}
        </div>
      ))}
    </section>
  )
}

function mendOf(change: SiteChange): Mend | null {
  return change.kind === 'gate' || change.kind === 'check' ? change.mend : null
}

function Readings({ view: { site, reader }, place }: Props) {
  const { words, timeZone } = place
  const say = words.sites.site
  if (site.readings.length === 0) return null
  const months = [...new Set(site.readings.map(({ readAt }) => monthOf(readAt, timeZone)))]
  return (
    <section>
      <h2>{say.readings}</h2>
      <ReadingsTable readings={site.readings} hasRival={site.rival !== null} place={place} />
      <p className="desk-note">{say.retention}</p>
      <p className="desk-note">
        {say.months}{' '}
        {months.map((month, index) => (
          <span key={month}>
            {index > 0 && ' · '}
            <a href={`${reader.path}/${month}`}>{dateIn(place, month)}</a>
          </span>
        ))}
      </p>
    </section>
  )
}

interface ReadingsProps {
  readonly readings: readonly SiteReading[]
  readonly hasRival: boolean
  readonly place: DeskPlace
}

/** The figures of the curve, each with its report. */
export function ReadingsTable({ readings, hasRival, place }: ReadingsProps) {
  const { columns } = place.words.sites.site
  return (
    <table className="desk-table" data-rows>
      <TableHead
        columns={[
          columns.day,
          columns.score,
          ...(hasRival ? [columns.rival] : []),
          columns.gates,
          columns.rubric,
        ]}
      />
      <tbody>
        {readings.map(reading => (
          <tr key={reading.auditId}>
            <th scope="row">
              <a href={reportPath(reading.auditId, place.language)}>{momentIn(place, reading.readAt)}</a>
            </th>
            <td data-label={columns.score}>
              <Score score={reading.score} place={place} />
            </td>
            {hasRival && (
              <td className="mono" data-label={columns.rival}>
                {reading.rivalPoints}
              </td>
            )}
            <td data-label={columns.gates}>
              <KeptOut reading={reading} place={place} />
            </td>
            <td className="mono" data-label={columns.rubric}>
              {reading.rubric}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Actions({ view, place }: Props) {
  const { site } = view
  const { language, words } = place
  const say = words.sites.actions
  return (
    <div className="site-actions">
      <Settings view={view} place={place} />
      <section>
        <h2>{say.link}</h2>
        <ClientLink view={view} place={place} />
      </section>
      <section>
        <h2>{say.heading}</h2>
        <form method="post" action={sitePath(site.id, language)}>
          <button type="submit" className="button button-line" name="action" value="read">
            {say.read}
          </button>
        </form>
        <p>
          <a className="site-stop" href={`${sitePath(site.id, language)}/stop`}>
            {say.stop}
          </a>
        </p>
      </section>
    </div>
  )
}

function Settings({ view: { site, refused }, place }: Props) {
  const { language, words } = place
  const { actions: say, add, rhythms: names } = words.sites
  return (
    <section>
      <form className="sites-form" method="post" action={sitePath(site.id, language)}>
        <h2>{say.change}</h2>
        {refused && (
          <p className="desk-problem" role="alert">
            {problemIn(refused, place)}
          </p>
        )}
        <label htmlFor="site-client">{add.client}</label>
        <input
          className="field"
          id="site-client"
          name="client"
          type="text"
          required
          maxLength={watchLimits.client}
          defaultValue={site.client ?? ''}
        />
        <label htmlFor="site-rival">
          {add.rival} <small>{add.optional}</small>
        </label>
        <input
          className="field"
          id="site-rival"
          name="rival"
          type="text"
          inputMode="url"
          spellCheck={false}
          maxLength={watchLimits.address}
          defaultValue={site.rival ?? ''}
        />
        <label htmlFor="site-rhythm">{add.rhythm}</label>
        <select className="field" id="site-rhythm" name="rhythm" defaultValue={site.rhythm}>
          {rhythms.map(name => (
            <option key={name} value={name}>
              {names[name]}
            </option>
          ))}
        </select>
        <button type="submit" className="button button-line" name="action" value="change">
          {say.save}
        </button>
      </form>
    </section>
  )
}

function ClientLink({ view: { site, newLink }, place }: Props) {
  const { language, words } = place
  const say = words.sites.actions
  return (
    <>
      {newLink ? (
        <p role="status">
          {say.newLink}{' '}
          <a className="mono site-link" href={clientPagePath(newLink, site.language)}>
            {clientPagePath(newLink, site.language)}
          </a>
        </p>
      ) : (
        <p className="desk-hint">
          {site.clientLinkMadeAt
            ? fill(say.linkSince, { day: dayIn(place, site.clientLinkMadeAt) })
            : say.linkNote}
        </p>
      )}
      <form className="desk-row" method="post" action={sitePath(site.id, language)}>
        <button type="submit" className="button button-line" name="action" value="link" data-key="e">
          {site.clientLinkMadeAt ? say.remakeLink : say.makeLink}
        </button>
        {site.clientLinkMadeAt && (
          <button type="submit" className="desk-plain" name="action" value="end-link">
            {say.endLink}
          </button>
        )}
      </form>
    </>
  )
}
