import type { Language } from '#contracts/languages.ts'
import { percentage } from '#language/numbers.ts'
import { fill } from '../../content/wording.ts'
import { ComparisonTable } from '../data/ComparisonTable.tsx'
import { Scene } from './drawing.tsx'
import './MeasuredScene.css'
import { type Share, shareOf } from './wilson.ts'

interface Reading {
  readonly name: string
  readonly cited: number
  readonly answers: number
}

interface Props {
  readonly words: {
    readonly alternative: string
    readonly caption: string
    readonly readings: readonly Reading[]
    readonly table: string
    readonly columns: {
      readonly reading: string
      readonly cited: string
      readonly share: string
      readonly interval: string
    }
    /** `{cited}` and `{answers}` are figures. */
    readonly count: string
    /** `{low}` and `{high}` are figures, in percent. */
    readonly range: string
  }
  readonly language: Language
}

/** The same questions, asked repeatedly: each reading is an interval on one ruler. */
export function MeasuredScene({ words, language }: Props) {
  const readings = words.readings.map(reading => ({
    ...reading,
    share: shareOf(reading.cited, reading.answers),
  }))
  const drawn = { readings, words, language }
  return (
    <div className="measured">
      <Scene
        alternative={words.alternative}
        caption={words.caption}
        wide={{ size: [1060, 296], children: <Drawing {...drawn} left={300} unit={15} rise={68} /> }}
        narrow={{ size: [354, 340], children: <Drawing {...drawn} left={4} unit={6.8} rise={84} above /> }}
      />
      <ComparisonTable
        caption={words.table}
        columns={[words.columns.reading, words.columns.cited, words.columns.share, words.columns.interval]}
        rows={readings.map(({ name, cited, answers, share }) => [
          name,
          fill(words.count, { cited, answers }),
          percentage(share.value, language),
          fill(words.range, { low: rounded(share.low), high: rounded(share.high) }),
        ])}
      />
    </div>
  )
}

interface DrawingProps extends Props {
  readonly readings: readonly (Reading & { readonly share: Share })[]
  /** The position of zero, the length of one percent, and the height of one reading. */
  readonly left: number
  readonly unit: number
  readonly rise: number
  /** Whether names are above their interval, for want of room beside it. */
  readonly above?: boolean
}

/** The end of the ruler, in percent. */
const end = 50

function Drawing({ readings, words, language, left, unit, rise, above = false }: DrawingProps) {
  const at = (share: number) => left + share * 100 * unit
  const floor = readings.length * rise + 40
  const [first] = readings
  return (
    <>
      {first && !above && <Band from={at(first.share.low)} to={at(first.share.high)} y={0} height={floor} />}
      {readings.map(({ name, cited, answers, share }, index) => (
        <g key={name} transform={`translate(0 ${index * rise + (above ? 56 : 34)})`}>
          <text className="drawn-name" x={above ? 4 : 0} y={above ? -32 : -2}>
            {name}
          </text>
          <text className="drawn-mono" x={above ? 4 : 0} y={above ? -14 : 18}>
            {fill(words.count, { cited, answers })}
          </text>
          {/* Behind each interval alone: names that stand above one would be crossed by its edge. */}
          {first && above && <Band from={at(first.share.low)} to={at(first.share.high)} y={-9} height={18} />}
          <path className="measured-interval" d={`M${at(share.low)} 0H${at(share.high)}`} />
          <circle className="drawn-mark" cx={at(share.value)} r={7} />
        </g>
      ))}
      <Ruler left={left} unit={unit} y={floor} language={language} />
    </>
  )
}

/** The interval of the first reading, for the others to be compared with. */
function Band({
  from,
  to,
  ...place
}: {
  readonly from: number
  readonly to: number
  readonly y: number
  readonly height: number
}) {
  return <rect className="measured-first" x={from} width={to - from} {...place} />
}

function Ruler({
  left,
  unit,
  y,
  language,
}: {
  readonly left: number
  readonly unit: number
  readonly y: number
  readonly language: Language
}) {
  const ticks = Array.from({ length: end + 1 }, (_tick, index) => index)
  return (
    <g transform={`translate(${left} ${y})`}>
      <path
        className="measured-ruler"
        d={`M0 0H${end * unit}${ticks.map(tick => `M${tick * unit} 0v${tick % 10 === 0 ? 14 : tick % 5 === 0 ? 9 : 5}`).join('')}`}
      />
      {ticks
        .filter(tick => tick % 10 === 0)
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

function rounded(share: number): number {
  return Math.round(share * 100)
}
