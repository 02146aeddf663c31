// Its bars and its ruler are those of the weeks.
import './TimelineScene.css'
import type { Language } from '#contracts/languages.ts'
import { period } from '#language/durations.ts'
import { Scene } from './drawing.tsx'

interface Kept {
  readonly name: string
  /** For how long, in words. */
  readonly written: string
  /** The day on which it is erased, from 0. */
  readonly end: number
}

interface Props {
  readonly words: { readonly alternative: string; readonly caption: string }
  /** The shortest first. */
  readonly rows: readonly Kept[]
  readonly language: Language
}

const year = 365.25

/** How long each thing is kept, along a ruler of years: a disc on the day on which it is erased. */
export function PeriodsScene({ words, rows, language }: Props) {
  const years = Math.ceil(Math.max(...rows.map(({ end }) => end)) / year)
  const drawn = { rows, years, language }
  return (
    <Scene
      {...words}
      wide={{
        size: [1060, rows.length * 38 + 54],
        children: <Periods {...drawn} left={380} length={500} rise={38} />,
      }}
      narrow={{
        size: [354, rows.length * 66 + 54],
        children: <Periods {...drawn} left={6} length={294} rise={66} above />,
      }}
    />
  )
}

interface PeriodsProps extends Pick<Props, 'rows' | 'language'> {
  readonly years: number
  /** The position of the first day, the length of all years, and the height of a row. */
  readonly left: number
  readonly length: number
  readonly rise: number
  /** Whether words are above their bar, for want of room beside it. */
  readonly above?: boolean
}

function Periods({ rows, years, language, left, length, rise, above = false }: PeriodsProps) {
  const at = (day: number) => Math.round(left + (day / year / years) * length)
  const floor = rows.length * rise + 8
  const ticks = Array.from({ length: years + 1 }, (_tick, index) => index)
  return (
    <>
      {rows.map(({ name, written, end }, index) => (
        <g key={name} transform={`translate(0 ${index * rise + (above ? 48 : 16)})`}>
          <text className="drawn-name" x={0} y={above ? -34 : 5}>
            {name}
          </text>
          <path className="timeline-bar" d={`M${left} 0H${at(end)}`} />
          <circle className="drawn-mark" cx={at(end)} r={6} />
          <text x={above ? 0 : at(end) + 15} y={above ? -15 : 5}>
            {written}
          </text>
        </g>
      ))}
      <path
        className="timeline-ruler"
        d={`M${left} ${floor}h${length}${ticks.map(tick => `M${at(tick * year)} ${floor}v10`).join('')}`}
      />
      {ticks.map(tick => (
        <text
          key={tick}
          className="drawn-mono"
          // The unit goes on after the last figure, which is under its tick as the others are.
          x={at(tick * year) - (tick === years ? 4 : 0)}
          y={floor + 32}
          textAnchor={tick === years ? 'start' : 'middle'}
        >
          {tick === years ? period({ unit: 'year', count: tick }, language) : tick}
        </text>
      ))}
    </>
  )
}
