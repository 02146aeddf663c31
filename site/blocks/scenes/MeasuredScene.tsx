import type { Language } from '#contracts/languages.ts'
import { percentage } from '#language/numbers.ts'
import { fill } from '../../content/wording.ts'
import { ComparisonTable } from '../data/ComparisonTable.tsx'
import { Fold } from '../lists/Fold.tsx'
import { Scene } from './drawing.tsx'
import { Intervals } from './Intervals.tsx'
import { shareOf } from './wilson.ts'

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
  const rows = readings.map(({ name, cited, answers, share }) => ({
    name,
    detail: fill(words.count, { cited, answers }),
    ...share,
  }))
  const drawn = { rows, language, end: 50, reference: readings[0]?.share }
  return (
    <div className="measured">
      <Scene
        alternative={words.alternative}
        caption={words.caption}
        wide={{ size: [1060, 296], children: <Intervals {...drawn} left={300} unit={15.2} rise={68} /> }}
        narrow={{ size: [354, 340], children: <Intervals {...drawn} left={0} unit={7.08} rise={84} above /> }}
      />
      <Fold summary={words.table}>
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
      </Fold>
    </div>
  )
}

function rounded(share: number): number {
  return Math.round(share * 100)
}
