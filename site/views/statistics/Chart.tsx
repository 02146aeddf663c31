import './Chart.css'
import type { z } from 'astro/zod'
import type { ReactNode } from 'react'
import type { Language } from '#contracts/languages.ts'
import { percentage } from '#language/numbers.ts'
import { dottedLines } from '../../blocks/data/dotted-lines.ts'
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
  const Cells = drawings[chart.shape]
  return (
    <figure className={`chart ${chart.shape}`}>
      <table>
        <caption>{chart.caption}</caption>
        {chart.states && <States {...chart.states} />}
        <tbody>
          {chart.rows.map(row => {
            const shown = shownBy(row, figures)
            return (
              <tr key={row.name} id={shown?.id} className={shown && 'strong'}>
                <th scope="row">{row.name}</th>
                <Cells
                  row={row}
                  chart={chart}
                  language={context.language}
                  copy={shown && <CopyFigure figure={shown} copy={labels.copy} context={context} />}
                />
              </tr>
            )
          })}
        </tbody>
      </table>
      {study && (
        <figcaption>
          <FigureScope {...study} />
          {/* Beside a bar a phone has no room for a button. */}
          <FigureOrigin
            figure={study}
            context={context}
            {...(chart.shape === 'bars' && { copy: labels.copy })}
          />
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

/** Over the columns of both states; the name of a row and its ruler come before them. */
function States({ before, after }: NonNullable<Chart['states']>) {
  return (
    <thead>
      <tr>
        <td />
        <td />
        <th scope="col">{before}</th>
        <th scope="col">{after}</th>
      </tr>
    </thead>
  )
}

interface CellsProps {
  readonly row: Chart['rows'][number]
  readonly chart: Chart
  readonly language: Language
  /** Of a row that the chart is about: the button that copies its figure. */
  readonly copy: ReactNode
}

const drawings = { bars: Bar, hundreds: Hundred, changes: Change }

function Bar({ row: { value, figure }, chart: { full } }: CellsProps) {
  return (
    <td>
      <svg width={`${(100 * value) / full}%`} height="18" aria-hidden="true">
        <rect width="100%" height="100%" />
      </svg>
      <b>{figure}</b>
    </td>
  )
}

/** A hundred people, as many of them in ink as the percent of the row. */
function Hundred({ row: { value, figure }, copy }: CellsProps) {
  return (
    <td>
      <b>{figure}</b>
      {copy}
      <svg viewBox="0 0 100 100" width="240" height="240" aria-hidden="true">
        <path d={people(100)} />
        <path d={people(value)} />
      </svg>
    </td>
  )
}

/** Ten in a row, the first row at the bottom. */
function people(count: number): string {
  return dottedLines(count, { perLine: 10, from: [5, 95], step: [10, -10] })
}

/** On a ruler as long as those of all rows, from what was measured in the first state to what was in the second. */
function Change({ row, chart: { full, states, rows }, language, copy }: CellsProps) {
  const { value, figure, before } = row
  const at = (share: number) => `${(100 * share) / full}%`
  return (
    <>
      <td className="ruler">
        <svg className="mono" width="100%" height="56" aria-hidden="true">
          <line x2="100%" y1="28" y2="28" />
          {before && <line className="span" x1={at(before.value)} x2={at(value)} y1="28" y2="28" />}
          {before && <circle cx={at(before.value)} cy="28" r="8" />}
          <circle className="after" cx={at(value)} cy="28" r="11" />
          {row === rows[0] && (
            <>
              <text y="50">{percentage(0, language)}</text>
              <text x="100%" y="50" textAnchor="end">
                {percentage(full / 100, language)}
              </text>
            </>
          )}
        </svg>
      </td>
      <td className={before ? undefined : 'no-state'} data-label={states?.before}>
        {before?.figure ?? '–'}
      </td>
      <td className={before && value < before.value ? 'falls' : undefined} data-label={states?.after}>
        <b>{figure}</b>
        {copy}
      </td>
    </>
  )
}
