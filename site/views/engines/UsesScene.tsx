import { Scene } from '../../blocks/scenes/drawing.tsx'
import type { EnginesWords } from './words.ts'

interface Props {
  readonly words: Pick<EnginesWords['uses'], 'alternative' | 'caption' | 'heads'>
  readonly engines: readonly {
    readonly name: string
    /** How many crawlers it documents for each use, in the order of the heads. */
    readonly counts: readonly number[]
  }[]
}

/** For each engine and each use, a disc for every crawler that is documented, or a ring where none is. */
export function UsesScene({ words, engines }: Props) {
  const { heads } = words
  return (
    <Scene
      alternative={words.alternative}
      caption={words.caption}
      wide={{
        size: [1060, engines.length * 38 + 40],
        children: <Uses heads={heads} engines={engines} lefts={[330, 580, 830]} rise={38} />,
      }}
      narrow={{
        size: [354, engines.length * 60 + 30],
        children: <Uses heads={heads} engines={engines} lefts={[8, 125, 245]} rise={60} above />,
      }}
    />
  )
}

interface UsesProps extends Pick<Props, 'engines'> {
  readonly heads: readonly string[]
  /** Where each column begins, and the height of a row. */
  readonly lefts: readonly number[]
  readonly rise: number
  /** Whether names stand above their discs, for want of room beside them. */
  readonly above?: boolean
}

function Uses({ heads, engines, lefts, rise, above = false }: UsesProps) {
  return (
    <>
      {heads.map((head, column) => (
        <text key={head} className="drawn-mono" x={(lefts[column] ?? 0) - 8} y={12}>
          {head}
        </text>
      ))}
      {engines.map(({ name, counts }, index) => (
        <g key={name} transform={`translate(0 ${index * rise + (above ? 76 : 58)})`}>
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
