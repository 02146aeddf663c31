import './Audience.css'
import { audiencePaths } from '#contracts/desk.ts'
import {
  type AudienceView,
  audiencePeriods,
  type AudiencePage as ReadPage,
} from '#contracts/desk-audience.ts'
import { counted } from '#language/counts.ts'
import { figure, percentage } from '#language/numbers.ts'
import { TableHead } from '../../../blocks/data/TableHead.tsx'
import { fill } from '../../../content/wording.ts'
import { Chart } from '../charts/Chart.tsx'
import { inGroups } from '../charts/scale.ts'
import { type DeskPlace, dateIn } from '../place.ts'
import { Engines } from './Engines.tsx'
import { Campaigns, Channels, Forms, Sources } from './Sources.tsx'
import { PageVitals, Vitals } from './Vitals.tsx'

interface Props {
  readonly view: AudienceView
  readonly place: DeskPlace
}

/** Whom engines send and who comes otherwise: visits that their visitors allowed to be measured. */
export function AudiencePage({ view, place }: Props) {
  const { audience } = view
  const { words } = place
  return (
    <>
      <h1>{words.titles.audience}</h1>
      <Standing view={view} place={place} />
      <p className="desk-note">{words.audience.consented}</p>
      <Periods view={view} place={place} />
      {audience.visits > 0 && (
        <>
          <Engines view={view} place={place} />
          <Days view={view} place={place} />
          <PageVitals pages={audience.pages} place={place} />
          <div className="audience-two">
            <Sources audience={audience} place={place} />
            <div>
              <Campaigns campaigns={audience.campaigns} place={place} />
              <Forms forms={audience.forms} place={place} />
              <Vitals vitals={audience.vitals} place={place} />
            </div>
          </div>
        </>
      )}
    </>
  )
}

/** How things stand; the page to look at is the one to which engines send most, and where nobody sends a form. */
function Standing({ view: { audience }, place }: Props) {
  const { language, words } = place
  const say = words.audience
  const { visits, engineVisits } = audience
  if (visits === 0) return <p className="desk-state">{say.none}</p>
  const page = pageToReadAgain(audience.pages)
  return (
    <p className="desk-state">
      {fill(counted(say.sent, engineVisits, language), {
        count: figure(engineVisits, language),
        all: figure(visits, language),
        share: percentage(engineVisits / visits, language, 1),
      })}{' '}
      {page && (
        <>
          {fill(say.most, { page: page.page, visits: figure(page.engineVisits, language) })}{' '}
          <mark>
            <a href={page.page}>{say.add}</a>
          </mark>
        </>
      )}
    </p>
  )
}

function pageToReadAgain(pages: readonly ReadPage[]): ReadPage | undefined {
  const [most] = pages.toSorted((one, other) => other.engineVisits - one.engineVisits)
  return most && most.engineVisits > 0 && most.forms === 0 ? most : undefined
}

function Periods({ view, place }: Props) {
  const { language, words } = place
  const say = words.audience
  return (
    <nav className="audience-periods" aria-label={say.period}>
      <span className="desk-hint">
        {dateIn(place, view.audience.from)} – {dateIn(place, view.audience.to)}
      </span>
      {audiencePeriods.map(days => (
        <a
          key={days}
          href={`${audiencePaths[language]}?days=${days}`}
          aria-current={view.period === days ? 'true' : undefined}
        >
          {say.periods[days]}
        </a>
      ))}
    </nav>
  )
}

function Days({ view: { audience, period }, place }: Props) {
  const { language, words } = place
  const say = words.audience
  const size = period > 60 ? 7 : 1
  const { days } = audience
  return (
    <section>
      <h2>{say.days.heading}</h2>
      <div className="audience-pair">
        <div>
          <Chart
            line={inGroups(
              days.map(({ visits }) => visits),
              size,
            )}
            bars={inGroups(
              days.map(({ engines }) => engines),
              size,
            )}
            from={audience.from}
            to={audience.to}
            label={fill(say.days.chart, {
              visits: figure(audience.visits, language),
              engines: figure(audience.engineVisits, language),
            })}
            place={place}
          />
          <ul className="audience-legend">
            <li className="audience-line">{say.days.all}</li>
            <li className="audience-bar">{say.days.engines}</li>
            <li>{size === 1 ? say.engines.scale : say.engines.weekly}</li>
          </ul>
          <details>
            <summary>{say.days.table}</summary>
            <table className="desk-table">
              <TableHead
                columns={[say.days.day, [say.visits, 'desk-number'], [say.days.engines, 'desk-number']]}
              />
              <tbody>
                {days.toReversed().map(({ day, visits, engines }) => (
                  <tr key={day}>
                    <th scope="row">{dateIn(place, day)}</th>
                    <td className="mono desk-number" data-label={say.visits}>
                      {figure(visits, language)}
                    </td>
                    <td className="mono desk-number" data-label={say.days.engines}>
                      {figure(engines, language)}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </div>
        <Channels audience={audience} place={place} />
      </div>
    </section>
  )
}
