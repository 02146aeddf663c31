import { HangingThread, Scene, Thread } from './drawing.tsx'
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
      narrow={{ size: [354, 462], children: <Narrow words={words} /> }}
    />
  )
}

const step = 68
const boxHeight = 60

function Wide({ words }: Props) {
  return (
    <>
      <Kept words={words} y={87} width={300} />
      {words.places.map(({ name, reader, received }, index) => {
        const middle = 34 + index * step
        return (
          <g key={name}>
            <Thread from={[300, 132]} to={[430, middle]} turn={365} />
            <Place x={430} middle={middle} width={300} tag={name} fact={words.fact} received={received} />
            <Thread from={[730, middle]} to={[820, middleOf(reader)]} turn={775} />
          </g>
        )
      })}
      {words.readers.map((name, reader) => (
        <g key={name} transform={`translate(820 ${middleOf(reader)})`}>
          <rect className="drawn-sheet" y={-boxHeight / 2} width={239} height={boxHeight} />
          <text className="drawn-name" x={16} y={5}>
            {name}
          </text>
        </g>
      ))}
    </>
  )
}

/** The middle of a reader is between its two places. */
function middleOf(reader: number): number {
  return 34 + (reader * 2 + 0.5) * step
}

function Narrow({ words }: Props) {
  return (
    <>
      <Kept words={words} y={0} width={354} />
      {words.places.map(({ name, reader, received }, index) => {
        const middle = 150 + index * 88
        return (
          <g key={name}>
            <HangingThread from={[24, 90]} to={[56, middle]} />
            <Place
              x={56}
              middle={middle}
              width={298}
              tag={`${name} · ${words.readers[reader]}`}
              fact={words.fact}
              received={received}
            />
          </g>
        )
      })}
    </>
  )
}

interface PlaceProps {
  readonly x: number
  readonly middle: number
  readonly width: number
  readonly tag: string
  readonly fact: string
  readonly received: string | undefined
}

/** A place where the fact is shown: in words, or as a machine receives it. */
function Place({ x, middle, width, tag, fact, received }: PlaceProps) {
  return (
    <g transform={`translate(${x} ${middle - boxHeight / 2})`}>
      <rect className="drawn-sheet" width={width} height={boxHeight} />
      <text className="drawn-mono" x={16} y={23}>
        {tag}
      </text>
      <text className={received ? 'drawn-mono drawn-received' : 'drawn-name'} x={16} y={45}>
        {received ?? fact}
      </text>
    </g>
  )
}

function Kept({ words, y, width }: Props & { readonly y: number; readonly width: number }) {
  return (
    <g transform={`translate(0 ${y})`}>
      <rect className="drawn-sheet" width={width} height={90} />
      <text className="drawn-mono" x={20} y={30}>
        {words.kept}
      </text>
      <text className="drawn-fact" x={20} y={66}>
        {words.fact}
      </text>
    </g>
  )
}
