import type { AudienceView } from '#contracts/desk-audience.ts'
import { figure } from '#language/numbers.ts'
import { fill } from '../../../content/wording.ts'
import { Chart } from '../charts/Chart.tsx'
import { inGroups, topOf } from '../charts/scale.ts'
import type { DeskPlace } from '../place.ts'
import { VisitsTable } from './VisitsTable.tsx'

interface Props {
  readonly view: AudienceView
  readonly place: DeskPlace
}

/** What each answer engine sent: small charts of one scale, and a table. */
export function Engines({ view: { audience, period }, place }: Props) {
  const { language, words } = place
  const say = words.audience
  const { engines } = audience
  const size = period > 60 ? 7 : 1
  const charts = engines.slice(0, chartsMax).map(engine => ({ ...engine, bars: inGroups(engine.days, size) }))
  const top = topOf(charts.flatMap(({ bars }) => bars))
  const sum = (of: 'visits' | 'pages' | 'before' | 'forms') =>
    engines.reduce((total, engine) => total + engine[of], 0)
  return (
    <section>
      <h2>{say.engines.heading}</h2>
      {engines.length === 0 ? (
        <p className="desk-empty">{say.engines.none}</p>
      ) : (
        <div className="audience-pair">
          <div>
            <div className="audience-engines">
              {charts.map(({ source, visits, bars }) => (
                <figure key={source}>
                  <figcaption>
                    <span className="mono">{source}</span>
                    <b className="mono">{figure(visits, language)}</b>
                  </figcaption>
                  <Chart
                    bars={bars}
                    top={top}
                    from={audience.from}
                    to={audience.to}
                    label={fill(say.engines.chart, {
                      engine: source,
                      days: say.periods[period],
                      total: figure(visits, language),
                    })}
                    place={place}
                  />
                </figure>
              ))}
            </div>
            <p className="desk-note">{size === 1 ? say.engines.scale : say.engines.weekly}</p>
          </div>
          <VisitsTable
            caption={say.engines.heading}
            columns={[say.engines.engine, say.pagesRead]}
            rows={engines.map(({ source, visits, pages, before, forms }) => ({
              key: source,
              name: <span className="mono">{source}</span>,
              visits,
              second: figure(pages, language),
              before,
              forms,
              className: 'audience-sent',
            }))}
            total={{
              visits: sum('visits'),
              second: figure(sum('pages'), language),
              before: sum('before'),
              forms: sum('forms'),
            }}
            place={place}
          />
        </div>
      )}
      <p className="desk-note">{say.engines.hidden}</p>
    </section>
  )
}

/** Two rows of three; the table has all engines. */
const chartsMax = 6
