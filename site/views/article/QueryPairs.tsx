import './QueryPairs.css'
import type { Language } from '#contracts/languages.ts'
import { percentage } from '#language/numbers.ts'
import { Scene } from '../../blocks/scenes/drawing.tsx'
import type { Article } from '../../content/schemas/article.ts'
import { fill } from '../../content/wording.ts'

type Words = NonNullable<Article['statistic']['queries']>

interface Props {
  readonly words: Words
  readonly language: Language
}

/** For each query, the pages that were cited above those that were not, each at its score; and how their pairs came out. */
export function QueryPairs({ words, language }: Props) {
  const rows = words.rows
    .map(({ pairs, won, ...row }) => ({ ...row, share: won / pairs }))
    .toSorted((one, other) => other.share - one.share)
  const bounds = {
    most: percentage(rows[0]?.share ?? 0, language),
    least: percentage(rows.at(-1)?.share ?? 0, language),
  }
  const drawn = (size: Size) => ({
    size: [size.width, headHeight + rows.length * size.rise + footHeight] as const,
    children: <Drawn words={words} rows={rows} size={size} language={language} />,
  })
  return (
    <div className="query-pairs">
      <p>
        <b>{words.heading}</b>
      </p>
      <Scene
        alternative={fill(words.alternative, bounds)}
        caption={fill(words.caption, bounds)}
        wide={drawn(beside)}
        narrow={drawn(under)}
      />
    </div>
  )
}

type Row = Omit<Words['rows'][number], 'pairs' | 'won'> & { readonly share: number }

/** Where the ruler begins and ends: beside the names, or under them. */
interface Size {
  readonly width: number
  readonly rise: number
  readonly left: number
  readonly right: number
  /** How far the ruler of a row is below its name. */
  readonly drop: number
}

const beside: Size = { width: 640, rise: 50, left: 132, right: 556, drop: 0 }
const under: Size = { width: 354, rise: 82, left: 8, right: 346, drop: 32 }
const [headHeight, footHeight] = [34, 44]

/** The scores that the ruler goes through: no page has less. */
const [least, most] = [20, 100]
const ticks = [25, 50, 75, 100]

interface DrawnProps extends Props {
  readonly rows: readonly Row[]
  readonly size: Size
}

function Drawn({ words, rows, size, language }: DrawnProps) {
  const { left, right, rise, drop } = size
  const at = (score: number) => left + ((right - left) * (score - least)) / (most - least)
  const floor = headHeight + rows.length * rise + 8
  const [start, end] = [left - 8, right + 8]
  return (
    <>
      <Key words={words} x={left} />
      <text x={size.width} y={15} textAnchor="end">
        {words.won}
      </text>
      {rows.map((row, index) => (
        <g key={row.name} transform={`translate(0 ${headHeight + 26 + index * rise})`}>
          <text className="drawn-name" y={drop ? -2 : 5}>
            {row.name}
          </text>
          <text className="drawn-value" x={size.width} y={drop ? 0 : 6} textAnchor="end">
            {percentage(row.share, language)}
          </text>
          <path className="drawn-rule" d={`M${start} ${drop}H${end}`} />
          {row.cited.map((score, page) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two pages may have the same score
            <circle key={page} className="pair-cited" cx={at(score)} cy={drop - 9} r={7} />
          ))}
          {row.others.map((score, page) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two pages may have the same score
            <circle key={page} className="pair-other" cx={at(score)} cy={drop + 9} r={6} />
          ))}
        </g>
      ))}
      <path
        className="interval-ruler"
        d={`M${start} ${floor}H${end}${ticks.map(tick => `M${at(tick)} ${floor}v9`).join('')}`}
      />
      {ticks.map(tick => (
        <text
          key={tick}
          className="drawn-mono"
          x={tick === most ? end : at(tick)}
          y={floor + 27}
          textAnchor={tick === most ? 'end' : 'middle'}
        >
          {tick}
        </text>
      ))}
    </>
  )
}

function Key({ words: { cited, uncited }, x }: { readonly words: Words; readonly x: number }) {
  return (
    <g transform={`translate(${x} 10)`}>
      <circle className="pair-cited" r={7} />
      <text x={14} y={5}>
        {cited}
      </text>
      <circle className="pair-other" cx={90} r={6} />
      <text x={104} y={5}>
        {uncited}
      </text>
    </g>
  )
}
