import { HangingThread, Scene, Slip, Thread } from './drawing.tsx'
import type { SceneWords } from './words.ts'

interface Props {
  readonly words: SceneWords['record']
}

/** One fact, kept in one place and shown in four, for two readers. */
export function RecordScene({ words }: Props) {
  return (
    <Scene
      alternative={words.alternative}
      caption={words.caption}
      wide={{ size: [1060, 270], children: <Wide words={words} /> }}
      narrow={{ size: [354, 408], children: <Narrow words={words} /> }}
    />
  )
}

const step = 68

function Wide({ words }: Props) {
  return (
    <>
      <Kept words={words} y={70} width={300} />
      {words.places.map(({ name, reader }, index) => {
        const top = 4 + index * step
        return (
          <g key={name}>
            <Thread from={[300, 115]} to={[440, top]} turn={370} />
            <Slip x={440} y={top} width={260} tag={name} name={words.fact} />
            <Thread from={[700, top]} to={[820, readerTop(reader)]} turn={760} />
          </g>
        )
      })}
      {words.readers.map((name, reader) => (
        <g key={name}>
          <path className="drawn-thread" d={`M820 ${readerTop(reader)}H1060`} />
          <text className="drawn-name" x={832} y={readerTop(reader) + 26}>
            {name}
          </text>
        </g>
      ))}
    </>
  )
}

/** Between its two places. */
function readerTop(reader: number): number {
  return 4 + (reader * 2 + 0.5) * step
}

function Narrow({ words }: Props) {
  return (
    <>
      <Kept words={words} y={0} width={354} />
      {words.places.map(({ name, reader }, index) => {
        const top = 126 + index * 72
        return (
          <g key={name}>
            <HangingThread from={[24, 90]} to={[56, top]} />
            <Slip x={56} y={top} width={298} tag={`${name} · ${words.readers[reader]}`} name={words.fact} />
          </g>
        )
      })}
    </>
  )
}

function Kept({ words, y, width }: Props & { readonly y: number; readonly width: number }) {
  return (
    <g transform={`translate(0 ${y})`}>
      <rect className="drawn-sheet" width={width} height={90} />
      <text className="drawn-mono" x={20} y={30}>
        {words.kept}
      </text>
      <rect className="drawn-passage" x={14} y={45} width={words.fact.length * 7.4 + 12} height={30} />
      <text className="drawn-said" x={20} y={66}>
        {words.fact}
      </text>
    </g>
  )
}
