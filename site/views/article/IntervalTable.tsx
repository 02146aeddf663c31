import './IntervalTable.css'
import type { Language } from '#contracts/languages.ts'
import { percentage } from '#language/numbers.ts'
import { intervalRows } from '../../blocks/scenes/interval-rows.ts'
import type { Article } from '../../content/schemas/article.ts'

interface Props {
  readonly chart: Article['statistic']['chart']
  readonly language: Language
}

/** Shares with their intervals: each row is drawn at its end, across the line that all are compared with. */
export function IntervalTable({ chart: { caption, rows, intervals }, language }: Props) {
  if (!intervals) return null
  const { columns, interval, reference } = intervals
  const shares = rows.flatMap(row => ('low' in row ? [row] : []))
  const cells = intervalRows(shares, interval, language)
  return (
    <div className="article-row">
      <table className="interval-table" aria-label={caption}>
        <thead>
          <tr>
            {columns.map(column => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
            <td className="interval-drawn">
              <Ends reference={reference} language={language} />
            </td>
          </tr>
        </thead>
        <tbody>
          {shares.map((share, index) => {
            const [name, written, bounds] = cells[index] ?? []
            return (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td className="interval-share">{written}</td>
                <td>{bounds}</td>
                <td className="interval-drawn">
                  <Drawn share={share} reference={reference.at} />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

interface EndsProps {
  readonly reference: { readonly at: number; readonly name: string }
  readonly language: Language
}

/** Those of the rulers below, and the line through them. */
function Ends({ reference, language }: EndsProps) {
  return (
    <svg width="100%" height="20" aria-hidden="true">
      <text y="14">{percentage(0, language)}</text>
      <text x={`${reference.at}%`} y="14" textAnchor="middle">
        {reference.name}
      </text>
      <text x="100%" y="14" textAnchor="end">
        {percentage(1, language)}
      </text>
    </svg>
  )
}

interface DrawnProps {
  readonly share: { readonly value: number; readonly low: number; readonly high: number }
  readonly reference: number
}

function Drawn({ share: { value, low, high }, reference }: DrawnProps) {
  return (
    <svg width="100%" height="40" aria-hidden="true">
      <line className="drawn-edge" x1={`${reference}%`} x2={`${reference}%`} y2="40" />
      <line className="drawn-thread" x1={`${low}%`} x2={`${high}%`} y1="20" y2="20" />
      <circle className="drawn-mark" cx={`${value}%`} cy="20" r="6" />
    </svg>
  )
}
