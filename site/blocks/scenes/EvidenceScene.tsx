import { HangingThread, Scene, Slip, Thread } from './drawing.tsx'
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
      wide={{ size: [1060, 250], children: <Wide words={words} /> }}
      narrow={{ size: [354, 400], children: <Narrow words={words} /> }}
    />
  )
}

function Wide({ words }: Props) {
  return (
    <>
      <text className="drawn-figure" x={-4} y={172}>
        {words.figure}
      </text>
      {words.slips.map(({ name, text }, index) => (
        <g key={name}>
          <Thread from={[270, 128]} to={[620, 20 + index * 88]} turn={440} />
          <Slip x={620} y={20 + index * 88} width={300} tag={name} name={text} />
        </g>
      ))}
    </>
  )
}

function Narrow({ words }: Props) {
  return (
    <>
      <text className="drawn-figure" x={-4} y={110}>
        {words.figure}
      </text>
      {words.slips.map(({ name, text }, index) => (
        <g key={name}>
          <HangingThread from={[14, 128]} to={[48, 180 + index * 76]} />
          <Slip x={48} y={180 + index * 76} width={306} tag={name} name={text} />
        </g>
      ))}
    </>
  )
}
