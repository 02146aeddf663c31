import './IntervalPicture.css'
import type { Language } from '#contracts/languages.ts'
import { percentage } from '#language/numbers.ts'
import type { Article } from '../../content/schemas/article.ts'

interface Props {
  readonly chart: Article['statistic']['chart']
  readonly language: Language
}

/** The first share of a chart with its interval, and the line that it is compared with: the statement says it in words. */
export function IntervalPicture({ chart: { rows, intervals }, language }: Props) {
  const [row] = rows
  if (!row || !('low' in row) || !intervals) return null
  const { value, low, high } = row
  const { at, name } = intervals.reference
  const written = (share: number) => percentage(share / 100, language)
  return (
    <svg className="finding-interval" width="100%" height="112" aria-hidden="true">
      <line className="interval-rule" x1="0" x2="100%" y1="92" y2="92" />
      {[0, 25, 50, 75, 100].map(tick => (
        <line key={tick} className="interval-rule" x1={`${tick}%`} x2={`${tick}%`} y1="86" y2="92" />
      ))}
      <line className="interval-chance" x1={`${at}%`} x2={`${at}%`} y1="6" y2="92" />
      <text x={`${at}%`} y="14" dx="-10" textAnchor="end">
        {name}
      </text>
      <line className="interval-part" x1={`${low}%`} x2={`${high}%`} y1="48" y2="48" />
      {[low, high].map(end => (
        <line key={end} className="interval-part" x1={`${end}%`} x2={`${end}%`} y1="38" y2="58" />
      ))}
      <circle cx={`${value}%`} cy="48" r="11" />
      <text x={`${low}%`} y="53" dx="-10" textAnchor="end">
        {written(low)}
      </text>
      <text x={`${high}%`} y="53" dx="10">
        {written(high)}
      </text>
      <text x="0" y="111">
        {written(0)}
      </text>
      <text x="100%" y="111" textAnchor="end">
        {written(100)}
      </text>
    </svg>
  )
}
