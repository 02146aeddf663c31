import type { Language } from '#contracts/languages.ts'
import { percentage } from '#language/numbers.ts'
import { fill } from '../../content/wording.ts'
import { type Drawing, Scene } from './drawing.tsx'
import { Intervals, intervalsHeight, lineAt } from './Intervals.tsx'
import { type Lots, lotRows } from './lot-rows.ts'

interface Props {
  readonly words: LotsWords
  readonly language: Language
}

export interface LotsWords extends Lots {
  /** `{shares}`, on a ruler that starts at `{start}`. */
  readonly alternative: string
  /** `{start}`. */
  readonly caption: string
  /** The line that all are compared with, in percent, and its name. */
  readonly reference: { readonly at: number; readonly name: string }
  /** How many of them are drawn, the newest. */
  readonly drawn: number
  /** Where the ruler starts, in percent. */
  readonly start: number
}

/** The newest lots, each a share with its interval over one ruler, and the line that they are compared with through all. */
export function LotIntervals({ words, language }: Props) {
  const rows = lotRows(words)
    .slice(0, words.drawn)
    .map((row, index) => ({ ...row, isCompared: index > 0 }))
  const start = percentage(words.start / 100, language)
  const shares = rows.map(({ name, value }) => `${percentage(value, language)} (${name})`).join(', ')
  const drawn = { words, rows, language }
  return (
    <Scene
      alternative={fill(words.alternative, { start, shares })}
      caption={fill(words.caption, { start })}
      wide={wide(drawn)}
      narrow={narrow(drawn)}
    />
  )
}

interface Drawn extends Props {
  readonly rows: ReturnType<typeof lotRows>
}

function wide(drawn: Drawn): Drawing {
  const [left, length, rise] = [280, 780, 52]
  return {
    size: [left + length, intervalsHeight(drawn.rows.length, rise)],
    children: <Intervals {...ruled(drawn, length)} left={left} rise={rise} />,
  }
}

/** The width of a letter of a name. */
const letter = 7.2

function narrow(drawn: Drawn): Drawing {
  const [length, rise] = [354, 54]
  const longest = Math.max(...drawn.rows.map(({ name }) => name.length))
  const columns = { name: 0, detail: letter * longest + 12 }
  return {
    size: [length, intervalsHeight(drawn.rows.length, rise)],
    children: <Intervals {...ruled(drawn, length)} left={0} rise={rise} columns={columns} above />,
  }
}

function ruled({ words: { reference, start }, rows, language }: Drawn, length: number) {
  return {
    rows,
    language,
    reference: lineAt(reference.at),
    head: reference.name,
    start,
    end: 100,
    unit: length / (100 - start),
  }
}
