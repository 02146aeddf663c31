import './EvidenceScene.css'
import { HangingThread, Scene, Slip, slipHeight, Thread } from './drawing.tsx'
import type { SceneWords } from './words.ts'

interface Props {
  readonly words: SceneWords['evidence']
}

/** A figure, with a thread to each thing that proves it. */
export function EvidenceScene({ words }: Props) {
  return (
    <Scene
      alternative={words.alternative}
      caption={words.caption}
      wide={{ size: [1060, 240], children: <Wide words={words} /> }}
      narrow={{ size: [354, 364], children: <Narrow words={words} /> }}
    />
  )
}

function Wide({ words }: Props) {
  const middle = 119
  return (
    <>
      <text className="drawn-figure" x={0} y={middle + 45}>
        {words.figure}
      </text>
      {words.slips.map(({ name, text }, index) => {
        const y = middle + (index - 1) * 88
        return (
          <g key={name}>
            {y === middle ? (
              <Thread from={[figureEnd(words.figure), y]} to={[560, y]} turn={500} />
            ) : (
              <HangingThread from={[500, middle]} to={[560, y]} />
            )}
            <Slip x={560} y={y - slipHeight / 2} width={500} tag={name} name={text} isBoxed />
          </g>
        )
      })}
    </>
  )
}

/** About where a figure of digits ends: no page can measure it while it is built. */
function figureEnd(figure: string): number {
  return 18 + [...figure].reduce((sum, sign) => sum + (/\s/u.test(sign) ? 26 : sign === '%' ? 104 : 48), 0)
}

function Narrow({ words }: Props) {
  return (
    <>
      <text className="drawn-figure" x={-4} y={110}>
        {words.figure}
      </text>
      {words.slips.map(({ name, text }, index) => {
        const y = 180 + index * 76
        return (
          <g key={name}>
            <HangingThread from={[14, 128]} to={[48, y]} />
            <Slip x={48} y={y - slipHeight / 2} width={306} tag={name} name={text} isBoxed />
          </g>
        )
      })}
    </>
  )
}
