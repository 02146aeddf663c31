import './BarChart.css'
import type { z } from 'astro/zod'
import type { PageContext } from '../../blocks/page/page-context.ts'
import type { InLanguage } from '../../content/bilingual.ts'
import { Inline } from '../../content/inline.tsx'
import type { Figure } from './citation.ts'
import { CopyFigure, FigureOrigin, FigureScope } from './FigureFacts.tsx'
import type { chart, StatisticsProps } from './words.ts'

interface Props {
  readonly chart: InLanguage<z.infer<typeof chart>>
  /** Those of its topic, the ones it shows among them. */
  readonly figures: readonly Figure[]
  readonly labels: StatisticsProps['page']['labels']
  readonly context: PageContext
}

/** Bars drawn at build, from the table that contains them; below, what must be quoted with those it is about. */
export function BarChart({ chart: { caption, full, rows }, figures, labels, context }: Props) {
  const bars = rows.map(row => ({ ...row, shown: figures.find(({ id }) => id === row.statistic) }))
  const drawn = bars.flatMap(({ shown }) => shown ?? [])
  const [study] = drawn
  return (
    <figure className="bars">
      <table>
        <caption>{caption}</caption>
        <tbody>
          {bars.map(({ name, value, figure, shown }) => (
            <tr key={name} id={shown?.id} className={shown && 'strong'}>
              <th scope="row">{name}</th>
              <td>
                <svg width={`${(100 * value) / full}%`} height="18" aria-hidden="true">
                  <rect width="100%" height="100%" />
                </svg>
                <span className="mono">{figure}</span>
                {shown && <CopyFigure figure={shown} copy={labels.copy} context={context} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {study && (
        <figcaption>
          <FigureScope {...study} />
          <FigureOrigin figure={study} context={context} />
          <details>
            <summary>{labels.description}</summary>
            <ul>
              {drawn.map(({ id, statistic, description }) => (
                <li key={id}>
                  <b>{statistic}</b> <Inline text={description} />
                </li>
              ))}
            </ul>
          </details>
        </figcaption>
      )}
    </figure>
  )
}
