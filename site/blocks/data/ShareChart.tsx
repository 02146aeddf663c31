import './ShareChart.css'
import { fill } from '../../content/wording.ts'

interface Props {
  readonly chart: {
    readonly caption: string
    /** How a share is written: « {value} sur 100 ». */
    readonly written: string
    readonly rows: readonly { readonly name: string; readonly value: number }[]
  }
  /** The row that the page is about. */
  readonly subject: string | undefined
}

/** A tick and its gap, in units of the drawing, which is a hundred of them wide. */
const tick = 6

/** Shares as countable ticks, a hundred to a row. The data is the table that contains them. */
export function ShareChart({ chart: { caption, written, rows }, subject }: Props) {
  return (
    <table className="share-chart">
      <caption>{caption}</caption>
      <tbody>
        {rows.map(({ name, value }) => (
          <tr key={name} className={name === subject ? 'is-subject' : undefined}>
            <th scope="row">{name}</th>
            <td>
              <svg viewBox={`0 0 ${100 * tick} 24`} preserveAspectRatio="none" aria-hidden="true">
                <path className="share-all" d={`M0 12H${100 * tick}`} />
                <path className="share-part" d={`M0 12H${value * tick}`} />
              </svg>
            </td>
            <td className="mono">{fill(written, { value })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
