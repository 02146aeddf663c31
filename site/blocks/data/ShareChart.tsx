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
}

interface Row {
  readonly name: string
  readonly value: number
  /** Of how many, where each row counts its own. */
  readonly of?: number | undefined
  /** Those that it counts, and the rows after it, where they are others than before. */
  readonly group?: string | undefined
}

/** So few that a tick as wide as its gap would be a square, and how narrow their gap is then. */
const few = { below: 30, gap: 1 }

/** Shares as countable ticks, one for each of those counted. The data is the table that contains them. */
export function ShareChart({ chart: { caption, written, of = 100, rows }, subject }: Props) {
  const first = rows.find(({ name }) => name === subject)
  // A tick is as wide in all rows.
  const most = Math.max(...rows.map(row => row.of ?? of))
  return (
    <table className="share-chart">
      <caption>
        <Inline text={caption} />
      </caption>
      {groupsOf(rows).map(group => (
        <tbody key={group[0]?.group ?? caption}>
          {group[0]?.group && (
            <tr>
              <th scope="rowgroup" className="share-group">
                {group[0].group}
              </th>
            </tr>
          )}
          {group.map(row => (
            <tr key={row.name} className={row === first ? 'is-subject' : undefined}>
              <th scope="row">{row.name}</th>
              <td className="mono">{fill(written, { value: row.value, of: row.of ?? of })}</td>
              <td>
                <Ticks value={row.value} of={row.of ?? of} most={most} />
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}

/** All together where no row names a group. */
function groupsOf(rows: readonly Row[]): readonly (readonly Row[])[] {
  const starts = rows.flatMap(({ group }, index) => (group || index === 0 ? [index] : []))
  return starts.map((start, index) => rows.slice(start, starts[index + 1]))
}

interface TicksProps {
  readonly value: number
  readonly of: number
  /** Of how many the longest row is. */
  readonly most: number
}

function Ticks({ value, of, most }: TicksProps) {
  const isFew = most < few.below
  const widthOf = (count: number) => ticksWidth(count, isFew ? few.gap : undefined)
  return (
    <svg
      className={isFew ? 'is-few' : undefined}
      viewBox={`0 0 ${widthOf(most)} 24`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="share-all" d={`M0 12H${widthOf(of)}`} />
      <path className="share-part" d={`M0 12H${value * tick}`} />
    </svg>
  )
}
