import { Lines, Mark, Passage, Scene, Sheet, Thread } from './drawing.tsx'
import type { SceneWords } from './words.ts'

interface Props {
  readonly words: SceneWords['terms']
}

/** One answer, and a thread to each place where a term of the trade acts: whoever shows it sets the six terms at their ends. */
export function TermsScene({ words }: Props) {
  return (
    <Scene
      alternative={words.alternative}
      caption={words.caption}
      wide={{ size: [1060, 300], children: <Wide words={words} /> }}
      narrow={{ size: [354, 300], children: <Narrow words={words} /> }}
    />
  )
}

/** Where each term acts on the sheet, in its coordinates; the first three stand to the left of its words. */
const places = [
  [22, 75],
  [36, 120],
  [36, 152],
  [310, 182],
  [321, 209],
  [318, 266],
] as const

function Wide({ words }: Props) {
  const left = 354
  return (
    <>
      <Answer x={left} words={words} />
      {places.map(([x, y], index) => {
        const top = 20 + (index % 3) * 100
        return index < 3 ? (
          <Thread key={y} from={[left + x, y]} to={[0, top]} turn={330 - index * 12} />
        ) : (
          <Thread key={y} from={[left + x, y]} to={[1060, top]} turn={750 + (index % 3) * 16} />
        )
      })}
    </>
  )
}

/** There is no room for six names: letters at the ends of short threads, for the list of terms below. */
function Narrow({ words }: Props) {
  return (
    <>
      <Answer x={0} width={320} words={words} />
      {narrowPlaces.map(([x, y], index) => (
        <g key={y}>
          <path className="drawn-thread" d={`M${x} ${y}H333`} />
          <circle className="drawn-sheet" cx={343} cy={y} r={10} />
          <text className="drawn-mono" x={343} y={y + 4.5} textAnchor="middle">
            {letters[index]}
          </text>
        </g>
      ))}
    </>
  )
}

const letters = 'ABCDEF'

/** The right end of each place on the sheet of a phone. */
const narrowPlaces = [
  [262, 75],
  [280, 120],
  [260, 152],
  [284, 182],
  [284, 206],
  [288, 262],
] as const

function Answer({ x, width = 354, words }: Props & { readonly x: number; readonly width?: number }) {
  const room = width - 84
  return (
    <Sheet x={x} y={0} width={width} height={300} caption={words.answer} question={words.question}>
      <Lines x={36} y={116} widths={[room, room - 40]} />
      <Lines x={36} y={148} widths={[room - 20]} />
      <Passage x={36} y={178} widths={[room, room - 20]} />
      <Mark x={room + 38} y={206} number={1} />
      <rect className="drawn-dot" x={36} y={242} width={room + 12} height={40} />
      <text className="drawn-mono" x={60} y={267}>
        {words.ad}
      </text>
    </Sheet>
  )
}
