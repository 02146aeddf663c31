import './Intervals.css'
import type { Language } from '#contracts/languages.ts'
import { percentage } from '#language/numbers.ts'
import type { Share } from './wilson.ts'

interface Interval extends Share {
  readonly name: string
  /** Under the name, or beside it where `detailAt` says. */
  readonly detail?: string
  /** What it belongs to with the rows beside it, named once, under a rule, or in each row whose names are above its interval. */
  readonly group?: string
  /** Whether it is measured in another way than the rest. */
  readonly isApart?: boolean
  /** Whether another row is what the scene is about. */
  readonly isCompared?: boolean
}

interface Props {
  readonly rows: readonly Interval[]
  /** What the intervals are compared with: a band behind them, or a line where it has no width. */
  readonly reference: Pick<Share, 'low' | 'high'> | undefined
  /** What that is, at the head of its line. */
  readonly head?: string
  readonly language: Language
  /** Where the ruler starts and ends, in percent. */
  readonly start?: number
  readonly end: number
  /** The position of its start, the length of one percent, and the height of one row. */
  readonly left: number
  readonly unit: number
  readonly rise: number
  /** Whether names are above their interval, for want of room beside it. */
  readonly above?: boolean
  /** Where names and details start, if the name of a group comes before them. */
  readonly columns?: { readonly name: number; readonly detail: number }
}

const headHeight = 26

/** How high they are with their head and their ruler. */
export function intervalsHeight(rows: number, rise: number): number {
  return headHeight + rows * rise + 80
}

/** A line at a share in percent, to compare intervals with. */
export function lineAt(percent: number): Pick<Share, 'low' | 'high'> {
  return { low: percent / 100, high: percent / 100 }
}

/** Shares with their intervals, one under the other, over one ruler. */
export function Intervals({
  rows,
  reference,
  head,
  language,
  start = 0,
  end,
  left,
  unit,
  rise,
  above = false,
  columns,
}: Props) {
  const at = (share: number) => left + (share * 100 - start) * unit
  const hasDetails = rows.some(({ detail }) => detail)
  const floor = rows.length * rise + 40
  const isOnALine = columns !== undefined
  const lift = isOnALine ? 20 : hasDetails ? 38 : 22
  // It does not pass through the names above intervals.
  const band = reference && { from: at(reference.low), to: at(reference.high) }
  return (
    <g className="intervals" transform={head && `translate(0 ${headHeight})`}>
      {band && head && <Head text={head} at={band.from} right={at(end / 100)} />}
      {band && !above && <Band {...band} y={0} height={floor} />}
      {rows.map(({ name, detail, group, isCompared, isApart, low, value, high }, index) => (
        <g
          key={`${group} ${name}`}
          className={isApart ? 'is-apart' : isCompared ? 'is-compared' : undefined}
          transform={`translate(0 ${index * rise + (above ? (isOnALine ? 40 : 56) : 34)})`}
        >
          {group && group !== rows[index - 1]?.group && (
            <path className="drawn-rule" d={`M0 ${above ? -40 : -rise / 2}H${at(end / 100)}`} />
          )}
          {group && (above || group !== rows[index - 1]?.group) && (
            <text className="drawn-mono" x={0} y={above ? -20 : 5}>
              {group}
            </text>
          )}
          <text
            className="drawn-name"
            x={columns?.name ?? 0}
            y={above ? -lift : isOnALine || !detail ? 5 : -2}
          >
            {name}
          </text>
          {detail && (
            <text className="drawn-mono" x={columns?.detail ?? 0} y={above ? -20 : isOnALine ? 5 : 18}>
              {detail}
            </text>
          )}
          <text
            className="drawn-value"
            x={above ? Math.max(354, at(end / 100)) : left - 20}
            y={above ? -lift : 6}
            textAnchor="end"
          >
            {percentage(value, language)}
          </text>
          {band && above && <Band {...band} y={-10} height={20} />}
          <path className="interval" d={`M${at(low)} 0H${at(high)}`} />
          <circle className="drawn-mark" cx={at(value)} r={7} />
        </g>
      ))}
      <Ruler left={left} unit={unit} y={floor} start={start} end={end} language={language} />
    </g>
  )
}

/** Over its line; before it, where it would leave the ruler. */
function Head({ text, at, right }: { readonly text: string; readonly at: number; readonly right: number }) {
  const isNearEnd = right - at < text.length * 4
  return (
    <>
      {isNearEnd && <Band from={at} to={at} y={-22} height={22} />}
      <text x={isNearEnd ? at - 10 : at} y={-10} textAnchor={isNearEnd ? 'end' : 'middle'}>
        {text}
      </text>
    </>
  )
}

interface BandProps {
  readonly from: number
  readonly to: number
  readonly y: number
  readonly height: number
}

function Band({ from, to, y, height }: BandProps) {
  if (from === to) return <path className="drawn-edge" d={`M${from} ${y}v${height}`} />
  return <rect className="interval-reference" x={from} y={y} width={to - from} height={height} />
}

function Ruler({
  left,
  unit,
  y,
  start,
  end,
  language,
}: Pick<Props, 'left' | 'unit' | 'end' | 'language'> & { readonly y: number; readonly start: number }) {
  const length = end - start
  // A hundred of the small ticks would run together.
  const [step, named] = length > 50 ? [5, 25] : [1, 10]
  const ticks = Array.from({ length: length / step + 1 }, (_tick, index) => start + index * step)
  const at = (tick: number) => (tick - start) * unit
  return (
    <g transform={`translate(${left} ${y})`}>
      <path
        className="interval-ruler"
        d={`M0 0H${at(end)}${ticks.map(tick => `M${at(tick)} 0v${tick % named === 0 ? 14 : tick % (5 * step) === 0 ? 9 : 5}`).join('')}`}
      />
      {ticks
        .filter(tick => tick % named === 0)
        .map(tick => (
          <text
            key={tick}
            className="drawn-mono"
            x={at(tick)}
            y={33}
            textAnchor={tick === start ? 'start' : tick === end ? 'end' : 'middle'}
          >
            {percentage(tick / 100, language)}
          </text>
        ))}
    </g>
  )
}
