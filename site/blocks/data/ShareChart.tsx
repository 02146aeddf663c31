import './ShareChart.css'
import { fill } from '../../content/wording.ts'
import { tick } from './ticks.ts'

interface Props {
  readonly chart: {
    readonly caption: string
    /** How a share is written: « {value} sur 100 ». */
    readonly written: string
    /** Of how many the rows give a count; of a hundred where it is left out. */
    readonly of?: number | undefined
    readonly rows: readonly Row[]
  }
  /** The row that the page is about. */
  readonly subject: string | undefined
}

interface Row {
  readonly name: string
  readonly value: number
}

/** Shares as countable ticks, one for each of those counted. The data is the table that contains them. */
export function ShareChart({ chart: { caption, written, of = 100, rows }, subject }: Props) {
  const width = of * tick
  return (
    <table className="share-chart">
      <caption>{caption}</caption>
      <tbody>
        {rows.map(({ name, value }) => (
          <tr key={name} className={name === subject ? 'is-subject' : undefined}>
            <th scope="row">{name}</th>
            <td className="mono">{fill(written, { value })}</td>
            <td>
              <svg viewBox={`0 0 ${width} 24`} preserveAspectRatio="none" aria-hidden="true">
                <path className="share-all" d={`M0 12H${width}`} />
                <path className="share-part" d={`M0 12H${value * tick}`} />
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
