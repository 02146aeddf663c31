import type { Language } from '#contracts/languages.ts'
import { type Drawing, Scene } from '../../blocks/scenes/drawing.tsx'
import { Intervals, intervalsHeight, lineAt } from '../../blocks/scenes/Intervals.tsx'
import type { ScoreWorthWords } from './words.ts'

type SectionWords = ScoreWorthWords['sections'][number]

interface Props {
  readonly words: NonNullable<SectionWords['intervals']>
  readonly rubrics: SectionWords['rubrics']
  readonly language: Language
}

/** Every share that was compared with chance, over one ruler, with chance through all of them; on a phone, those of the first group. */
export function ChanceIntervals({ words, rubrics, language }: Props) {
  const rows = chanceRows(words, rubrics)
  const shared = { end: 100, language, head: words.reference.name, reference: lineAt(words.reference.at) }
  const ofFirst = rows.filter(({ group }) => group === rows[0]?.group).map(({ group: _name, ...row }) => row)
  return (
    <Scene
      alternative={words.alternative}
      caption={words.caption}
      wide={wide({ ...shared, rows })}
      narrow={narrow({ ...shared, rows: ofFirst })}
    />
  )
}

/** The rubrics after the score, whose they are. */
function chanceRows({ rows, groups }: Props['words'], rubrics: Props['rubrics']) {
  const [ofScore, ...others] = groups.map(({ name, rows: count }, index) => {
    const start = groups.slice(0, index).reduce((sum, group) => sum + group.rows, 0)
    return { name, rows: rows.slice(start, start + count) }
  })
  const grouped = [ofScore, rubrics, ...others].filter(group => group !== undefined)
  return (
    grouped
      .flatMap(({ name: group, rows }) => rows.map(row => ({ ...row, group })))
      // What all pages have alike compares none with another: the table says so.
      .filter(({ low, high }) => low < high)
      .map(({ name, group, value, low, high }, index) => ({
        name,
        group,
        value: value / 100,
        low: low / 100,
        high: high / 100,
        isCompared: index > 0,
      }))
  )
}

type Drawn = Pick<Parameters<typeof Intervals>[0], 'rows' | 'end' | 'language' | 'head' | 'reference'>

function wide(drawn: Drawn): Drawing {
  const [left, length, rise] = [440, 620, 32]
  const columns = { name: 130, detail: 130 }
  return {
    size: [left + length, intervalsHeight(drawn.rows.length, rise)],
    children: <Intervals {...drawn} {...{ left, rise, columns }} unit={length / 100} />,
  }
}

function narrow(drawn: Drawn): Drawing {
  const [length, rise] = [354, 66]
  return {
    size: [length, intervalsHeight(drawn.rows.length, rise)],
    children: <Intervals {...drawn} left={0} unit={length / 100} rise={rise} above />,
  }
}
