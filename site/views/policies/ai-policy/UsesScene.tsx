import { Lines, Scene, Sheet } from '../../../blocks/scenes/drawing.tsx'
import type { AiPolicyWords } from './words.ts'

interface Props {
  readonly words: AiPolicyWords['scene']
}

/** What leaves our pages for AI systems, and what leaves a message only with consent. */
export function UsesScene({ words }: Props) {
  return (
    <Scene
      alternative={words.alternative}
      caption={words.caption}
      wide={{ size: [1060, 226], children: <Wide words={words} /> }}
    />
  )
}

function Wide({ words }: Props) {
  return (
    <>
      <Sheet x={0} y={0} width={290} height={224} caption={words.page} title={words.pageTitle}>
        <Lines x={24} y={98} widths={[214, 188, 206, 160, 196]} step={24} />
      </Sheet>
      {words.threads.map((end, index) => {
        const y = 101 + index * 48
        const isConditional = index === words.threads.length - 1
        return (
          <g key={end.name}>
            <circle className="drawn-mark" cx={290} cy={y} r={4} />
            <path className="drawn-thread" d={`M290 ${y}h${isConditional ? 34 : 78}`} />
            {isConditional && <path className="drawn-edge" d={`M324 ${y}h44`} />}
            <End x={382} y={y} isOpen={isConditional} {...end} />
          </g>
        )
      })}
      <Sheet x={620} y={0} width={210} height={224} caption={words.message} question={words.question}>
        <Lines x={24} y={98} widths={[150, 128, 144, 96]} step={24} />
      </Sheet>
      {words.stubs.map((end, index) => {
        const y = 125 + index * 48
        return (
          <g key={end.name}>
            <path className="drawn-edge" d={`M830 ${y}h44`} />
            <End x={888} y={y} isOpen {...end} />
          </g>
        )
      })}
    </>
  )
}

interface EndProps {
  readonly x: number
  readonly y: number
  readonly name: string
  readonly tag: string
  /** Whether it is reached on a condition alone. */
  readonly isOpen: boolean
}

/** Where a thread ends: a disc for what is allowed, half of one for what depends, and the words beside it. */
function End({ x, y, name, tag, isOpen }: EndProps) {
  return (
    <>
      <circle className={isOpen ? 'drawn-thread' : 'drawn-mark'} cx={x - 8} cy={y} r={6} />
      {isOpen && <path className="drawn-mark" d={`M${x - 8} ${y - 6}a6 6 0 0 1 0 12z`} />}
      <text className="drawn-name" x={x + 8} y={y - 3}>
        {name}
      </text>
      <text className="drawn-mono" x={x + 8} y={y + 16}>
        {tag}
      </text>
    </>
  )
}
