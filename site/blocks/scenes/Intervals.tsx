import './Intervals.css'
import type { Language } from '#contracts/languages.ts'
import { percentage } from '#language/numbers.ts'
import type { Share } from './wilson.ts'

interface Interval extends Share {
  readonly name: string
  /** Under the name. */
  readonly detail?: string
}

interface Props {
  readonly rows: readonly Interval[]
  /** What the intervals are compared with: a band behind them, or a line where it has no width. */
  readonly reference: Pick<Share, 'low' | 'high'> | undefined
  readonly language: Language
  /** The end of the ruler, in percent. */
  readonly end: number
  /** The position of zero, the length of one percent, and the height of one row. */
  readonly left: number
  readonly unit: number
  readonly rise: number
  /** Whether names are above their interval, for want of room beside it. */
  readonly above?: boolean
}

/** Shares with their intervals, one under the other, over one ruler. */
export function Intervals({ rows, reference, language, end, left, unit, rise, above = false }: Props) {
  const at = (share: number) => left + share * 100 * unit
  const floor = rows.length * rise + 40
  const band = reference && { from: at(reference.low), to: at(reference.high) }
  return (
    <>
      {band && !above && <Band {...band} y={0} height={floor} />}
      {rows.map(({ name, detail, low, value, high }, index) => (
        <g key={name} transform={`translate(0 ${index * rise + (above ? 56 : 34)})`}>
          <text
            className="drawn-name"
            x={above ? 4 : 0}
            y={(above ? -14 : 5) - (detail ? (above ? 18 : 7) : 0)}
          >
            {name}
          </text>
          {detail && (
            <text className="drawn-mono" x={above ? 4 : 0} y={above ? -14 : 18}>
              {detail}
            </text>
          )}
          <text className="drawn-value" x={above ? 354 : left - 20} y={above ? -14 : 6} textAnchor="end">
            {percentage(value, language)}
          </text>
          {/* Behind each interval alone: names that stand above one would be crossed by its edge. */}
          {band && above && <Band {...band} y={-9} height={18} />}
          <path className="interval" d={`M${at(low)} 0H${at(high)}`} />
          <circle className="drawn-mark" cx={at(value)} r={7} />
        </g>
      ))}
      <Ruler left={left} unit={unit} y={floor} end={end} language={language} />
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
  end,
  language,
}: Pick<Props, 'left' | 'unit' | 'end' | 'language'> & { readonly y: number }) {
  // A hundred of the small ticks would run together.
  const [step, named] = end > 50 ? [5, 25] : [1, 10]
  const ticks = Array.from({ length: end / step + 1 }, (_tick, index) => index * step)
  return (
    <g transform={`translate(${left} ${y})`}>
      <path
        className="interval-ruler"
        d={`M0 0H${end * unit}${ticks.map(tick => `M${tick * unit} 0v${tick % named === 0 ? 14 : tick % (5 * step) === 0 ? 9 : 5}`).join('')}`}
      />
      {ticks
        .filter(tick => tick % named === 0)
        .map(tick => (
          <text
            key={tick}
            className="drawn-mono"
            x={tick * unit}
            y={33}
            textAnchor={tick === 0 ? 'start' : tick === end ? 'end' : 'middle'}
          >
            {percentage(tick / 100, language)}
          </text>
        ))}
    </g>
  )
}
