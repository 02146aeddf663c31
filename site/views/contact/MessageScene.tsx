import { Mark, Scene } from '../../blocks/scenes/drawing.tsx'
import type { ContactWords } from './words.ts'

interface Props {
  readonly words: ContactWords['message']
}

/** What becomes of a message, in four steps along a thread. */
export function MessageScene({ words }: Props) {
  const last = words.steps.length - 1
  return (
    <Scene
      alternative={words.alternative}
      caption={words.caption}
      wide={{
        size: [1060, 92],
        children: (
          <>
            <path className="drawn-thread" d={`M10 16H${10 + last * 280}`} />
            <Steps words={words} at={index => [10 + index * 280, 16]} below />
          </>
        ),
      }}
      narrow={{
        size: [354, last * 76 + 50],
        children: (
          <>
            <path className="drawn-thread" d={`M10 16V${16 + last * 76}`} />
            <Steps words={words} at={index => [10, 16 + index * 76]} />
          </>
        ),
      }}
    />
  )
}

interface StepsProps extends Props {
  readonly at: (index: number) => readonly [x: number, y: number]
  /** Whether words stand below their mark, rather than beside it. */
  readonly below?: boolean
}

function Steps({ words, at, below = false }: StepsProps) {
  return words.steps.map(({ name, text }, index) => {
    const [x, y] = at(index)
    return (
      <g key={name} transform={`translate(${x} ${y})`}>
        <Mark x={0} y={0} number={index + 1} />
        <text className="drawn-name" x={below ? -10 : 24} y={below ? 40 : 5}>
          {name}
        </text>
        <text x={below ? -10 : 24} y={below ? 63 : 28}>
          {text}
        </text>
      </g>
    )
  })
}
