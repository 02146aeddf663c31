import type { AudienceView } from '#contracts/desk-audience.ts'
import { figure } from '#language/numbers.ts'
import { fill } from '../../../content/wording.ts'
import { Chart } from '../charts/Chart.tsx'
import { inGroups, topOf } from '../charts/scale.ts'
import type { DeskPlace } from '../place.ts'

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
    figure(
      engines.reduce((total, engine) => total + engine[of], 0),
      language,
    )
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
          <table className="desk-table desk-compact audience-narrow">
            <thead>
              <tr>
                <th scope="col">{say.engines.engine}</th>
                <th scope="col" className="desk-number">
                  {say.visits}
                </th>
                <th scope="col" className="desk-number desk-more">
                  {say.pagesRead}
                </th>
                <th scope="col" className="desk-number">
                  {say.before}
                </th>
                <th scope="col" className="desk-number">
                  {say.formsSent}
                </th>
              </tr>
            </thead>
            <tbody>
              {engines.map(({ source, visits, pages, before, forms }) => (
                <tr key={source}>
                  <th scope="row" className="mono">
                    {source}
                  </th>
                  <td className="mono desk-number audience-sent" data-label={say.visits}>
                    {figure(visits, language)}
                  </td>
                  <td className="mono desk-number desk-more" data-label={say.pagesRead}>
                    {figure(pages, language)}
                  </td>
                  <td className="mono desk-number desk-hint" data-label={say.before}>
                    {figure(before, language)}
                  </td>
                  <td className="mono desk-number" data-label={say.formsSent}>
                    {figure(forms, language)}
                  </td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{say.total}</th>
                <td className="mono desk-number" data-label={say.visits}>
                  {sum('visits')}
                </td>
                <td className="mono desk-number desk-more" data-label={say.pagesRead}>
                  {sum('pages')}
                </td>
                <td className="mono desk-number desk-hint" data-label={say.before}>
                  {sum('before')}
                </td>
                <td className="mono desk-number" data-label={say.formsSent}>
                  {sum('forms')}
                </td>
              </tr>
            </tfoot>
          </table>
        </div>
      )}
      <p className="desk-note">{say.engines.hidden}</p>
    </section>
  )
}

/** Two rows of three; the table has all engines. */
const chartsMax = 6
