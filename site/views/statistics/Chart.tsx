import './Chart.css'
import type { z } from 'astro/zod'
import type { ReactNode } from 'react'
import type { PageContext } from '../../blocks/page/page-context.ts'
import type { InLanguage } from '../../content/bilingual.ts'
import { Inline } from '../../content/inline.tsx'
import type { Figure } from './citation.ts'
import { CopyFigure, FigureOrigin, FigureScope } from './FigureFacts.tsx'
import type { chart, StatisticsProps } from './words.ts'

type Chart = InLanguage<z.infer<typeof chart>>

interface Props {
  readonly chart: Chart
  /** Those of its topic, the ones it shows among them. */
  readonly figures: readonly Figure[]
  readonly labels: StatisticsProps['page']['labels']
  readonly context: PageContext
}

/** A drawing made at build, from the table that contains it; below, what must be quoted with the figures it is about. */
export function Chart({ chart, figures, labels, context }: Props) {
  const drawn = chart.rows.flatMap(row => shownBy(row, figures) ?? [])
  const [study] = drawn
  const Drawn = drawings[chart.shape]
  return (
    <figure className={`chart ${chart.shape}`}>
      <table>
        <caption>{chart.caption}</caption>
        <Drawn
          {...chart}
          rows={chart.rows.map(row => {
            const shown = shownBy(row, figures)
            const copy = shown && <CopyFigure figure={shown} copy={labels.copy} context={context} />
            return { ...row, id: shown?.id, copy }
          })}
        />
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

function shownBy({ statistic }: Chart['rows'][number], figures: readonly Figure[]) {
  return figures.find(({ id }) => id === statistic)
}

interface DrawnProps extends Omit<Chart, 'rows'> {
  readonly rows: readonly (Chart['rows'][number] & {
    /** Of a row that the chart is about: its anchor, and the button that copies its figure. */
    readonly id: string | undefined
    readonly copy: ReactNode
  })[]
}

const drawings = { bars: Bars, hundreds: Hundreds, changes: Changes }

function Bars({ full, rows }: DrawnProps) {
  return (
    <tbody>
      {rows.map(({ name, value, figure, id, copy }) => (
        <tr key={name} id={id} className={id && 'strong'}>
          <th scope="row">{name}</th>
          <td>
            <svg width={`${(100 * value) / full}%`} height="18" aria-hidden="true">
              <rect width="100%" height="100%" />
            </svg>
            <b>{figure}</b>
            {copy}
          </td>
        </tr>
      ))}
    </tbody>
  )
}

/** For each row a hundred people, as many of them in ink as its percent. */
function Hundreds({ rows }: DrawnProps) {
  return (
    <tbody>
      {rows.map(({ name, value, figure, id, copy }) => (
        <tr key={name} id={id} className={id && 'strong'}>
          <th scope="row">{name}</th>
          <td>
            <b>{figure}</b>
            {copy}
            <svg viewBox="0 0 100 100" width="240" height="240" aria-hidden="true">
              <path d={people(100)} />
              <path d={people(value)} />
            </svg>
          </td>
        </tr>
      ))}
    </tbody>
  )
}

/** So many dots of a dotted line, ten in a row, the first row at the bottom. */
function people(count: number): string {
  return Array.from({ length: Math.ceil(count / 10) }, (_row, index) => {
    const dots = Math.min(10, count - 10 * index)
    // A dot at the very end of a line would not be drawn.
    return `M5 ${95 - 10 * index}h${10 * dots - 9}`
  }).join('')
}

/** On one ruler for all rows, from what was measured in the first state to what was measured in the second. */
function Changes({ full, states, rows }: DrawnProps) {
  const at = (value: number) => `${(100 * value) / full}%`
  return (
    <>
      <thead>
        <tr>
          <td />
          <td />
          <th scope="col">{states?.before}</th>
          <th scope="col">{states?.after}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, value, figure, before, id, copy }) => (
          <tr key={name} id={id} className={id && 'strong'}>
            <th scope="row">{name}</th>
            <td className="ruler">
              <svg width="100%" height="56" aria-hidden="true">
                <line x2="100%" y1="28" y2="28" />
                {before && <line className="span" x1={at(before.value)} x2={at(value)} y1="28" y2="28" />}
                {before && <circle cx={at(before.value)} cy="28" r="8" />}
                <circle className="after" cx={at(value)} cy="28" r="11" />
              </svg>
            </td>
            <td data-label={states?.before}>{before?.figure ?? '–'}</td>
            <td data-label={states?.after}>
              <b>{figure}</b>
              {copy}
            </td>
          </tr>
        ))}
      </tbody>
    </>
  )
}
