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
      narrow={{ size: [354, 622], children: <Narrow words={words} /> }}
    />
  )
}

function Wide({ words }: Props) {
  return (
    <>
      <Sheet x={0} y={0} width={290} height={224} caption={words.page}>
        <Lines x={24} y={74} widths={[214, 188, 206, 160, 196, 142]} step={24} />
      </Sheet>
      {words.threads.map((end, index) => {
        const y = 77 + index * 48
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
      <Sheet x={620} y={0} width={210} height={224} caption={words.message}>
        <Lines x={24} y={74} widths={[150, 128, 144, 96]} step={24} />
      </Sheet>
      {words.stubs.map((end, index) => {
        const y = 101 + index * 48
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

function Narrow({ words }: Props) {
  const places = words.threads.map((_end, index) => 186 + index * 56)
  const [, reached = 0, condition = 0] = places
  return (
    <>
      <Sheet x={0} y={0} width={354} height={140} caption={words.page}>
        <Lines x={24} y={68} widths={[276, 240, 180]} step={22} />
      </Sheet>
      <circle className="drawn-mark" cx={12} cy={140} r={4} />
      <path className="drawn-thread" d={`M12 140V${reached}h32`} />
      <path className="drawn-thread" d={`M12 ${places[0]}h32`} />
      <path className="drawn-edge" d={`M12 ${reached}V${condition}h32`} />
      {words.threads.map((end, index) => (
        <End key={end.name} x={56} y={places[index] ?? 0} isOpen={places[index] === condition} {...end} />
      ))}
      <g transform="translate(0 356)">
        <Sheet x={0} y={0} width={354} height={140} caption={words.message}>
          <Lines x={24} y={68} widths={[230, 196, 120]} step={22} />
        </Sheet>
        {words.stubs.map((end, index) => {
          const y = 186 + index * 56
          return (
            <g key={end.name}>
              <path className="drawn-edge" d={`M12 ${index === 0 ? 140 : y - 56}V${y}h32`} />
              <End x={56} y={y} isOpen {...end} />
            </g>
          )
        })}
      </g>
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

/** Where a thread ends: a disc for what is allowed, a ring for what depends, and the words beside it. */
function End({ x, y, name, tag, isOpen }: EndProps) {
  return (
    <>
      <circle className={isOpen ? 'drawn-end' : 'drawn-mark'} cx={x - 8} cy={y} r={6} />
      <text className="drawn-name" x={x + 8} y={y - 3}>
        {name}
      </text>
      <text className="drawn-mono" x={x + 8} y={y + 16}>
        {tag}
      </text>
    </>
  )
}
