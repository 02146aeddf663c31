import './ShareChart.css'
import { Inline } from '../../content/inline.tsx'
import { fill } from '../../content/wording.ts'
import { tick, ticksWidth } from './ticks.ts'

interface Props {
  readonly chart: {
    readonly caption: string
    /** How a share is written: « {value} sur {of} ». */
    readonly written: string
    /** Of how many the rows give a count; of a hundred where it is left out. */
    readonly of?: number | undefined
    readonly rows: readonly Row[]
  }
  /** The row that the page is about. */
  readonly subject: string | undefined
  /** Whether each share has a bar: not below a picture of the first. */
  readonly hasBars?: boolean
}

interface Row {
  readonly name: string
  readonly value: number
  /** Of how many, where each row counts its own. */
  readonly of?: number | undefined
}

/** So few that a tick as wide as its gap would be a square, and how narrow their gap is then. */
const few = { below: 30, gap: 1 }

/** Shares as countable ticks, one for each of those counted. The data is the table that contains them. */
export function ShareChart({ chart: { caption, written, of = 100, rows }, subject, hasBars = true }: Props) {
  return (
    <table className="share-chart">
      <caption>
        <Inline text={caption} />
      </caption>
      <tbody>
        {rows.map(row => (
          <tr key={row.name} className={row.name === subject ? 'is-subject' : undefined}>
            <th scope="row">{row.name}</th>
            <td className="mono">{fill(written, { value: row.value, of: row.of ?? of })}</td>
            {hasBars && (
              <td>
                <Ticks value={row.value} of={row.of ?? of} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Ticks({ value, of }: { readonly value: number; readonly of: number }) {
  const isFew = of < few.below
  const width = ticksWidth(of, isFew ? few.gap : undefined)
  return (
    <svg
      className={isFew ? 'is-few' : undefined}
      viewBox={`0 0 ${width} 24`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="share-all" d={`M0 12H${width}`} />
      <path className="share-part" d={`M0 12H${value * tick}`} />
    </svg>
  )
}
