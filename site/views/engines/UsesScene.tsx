import './UsesScene.css'
import type { PageContext } from '../../blocks/page/page-context.ts'
import { Scene } from '../../blocks/scenes/drawing.tsx'
import type { PageId } from '../../routes.ts'
import { crawlersOf, crawlerUses } from './engines.ts'
import type { ListedEngine } from './listed-engines.ts'
import type { EnginesWords } from './words.ts'

interface Props {
  readonly words: EnginesWords['uses']
  readonly engines: readonly ListedEngine[]
  readonly names: PageContext['names']
  /** The page of the engine that it is about: the others recede. */
  readonly lit?: PageId | undefined
}

/** For each engine and each use, a disc for every crawler that is documented, or a ring where none is. */
export function UsesScene({ words, engines, names, lit }: Props) {
  const rows = engines.map(({ page, operator }) => ({
    name: names[page] ?? '',
    counts: crawlerUses.map(use => crawlersOf(operator, use).length),
    recedes: lit !== undefined && lit !== page,
  }))
  return (
    <Scene
      alternative={words.alternative}
      caption={words.caption}
      wide={{
        size: [1060, rows.length * 38 + 40],
        children: <Uses heads={words.heads} rows={rows} lefts={[330, 580, 830]} rise={38} />,
      }}
      narrow={{
        size: [354, rows.length * 60 + 30],
        children: <Uses heads={words.heads} rows={rows} lefts={[8, 125, 245]} rise={60} above />,
      }}
    />
  )
}

interface UsesProps {
  readonly heads: readonly string[]
  readonly rows: readonly {
    readonly name: string
    /** How many crawlers it documents for each use, in the order of the heads. */
    readonly counts: readonly number[]
    readonly recedes: boolean
  }[]
  /** Where each column begins, and the height of a row. */
  readonly lefts: readonly number[]
  readonly rise: number
  /** Whether names stand above their discs, for want of room beside them. */
  readonly above?: boolean
}

function Uses({ heads, rows, lefts, rise, above = false }: UsesProps) {
  return (
    <>
      {heads.map((head, column) => (
        <text key={head} className="drawn-mono" x={(lefts[column] ?? 0) - 8} y={12}>
          {head}
        </text>
      ))}
      {rows.map(({ name, counts, recedes }, index) => (
        <g
          key={name}
          className={recedes ? 'uses-other' : undefined}
          transform={`translate(0 ${index * rise + (above ? 76 : 58)})`}
        >
          <path className="drawn-rule" d={`M0 ${above ? -46 : -22}H${above ? 354 : 1060}`} />
          <text className="drawn-name" x={0} y={above ? -22 : 5}>
            {name}
          </text>
          {counts.map((count, column) => (
            <Discs key={heads[column]} count={count} left={lefts[column] ?? 0} />
          ))}
        </g>
      ))}
    </>
  )
}

function Discs({ count, left }: { readonly count: number; readonly left: number }) {
  if (count === 0) return <circle className="drawn-edge" cx={left} r={7} />
  return Array.from({ length: count }, (_disc, index) => left + index * 22).map(x => (
    <circle key={x} className="drawn-mark" cx={x} r={8} />
  ))
}
