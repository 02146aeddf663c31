import { HangingThread, Lines, Mark, Passage, Scene, Sheet, Thread } from './drawing.tsx'
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
      narrow={{ size: [354, 464], children: <Narrow words={words} /> }}
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

/** There is no room beside the sheet: each thread hangs, with its term under the words where that one acts. */
function Narrow({ words: { answer, question, ad } }: Props) {
  return (
    <Sheet x={0} y={0} width={354} height={464} caption={answer} question={question}>
      <HangingThread from={[32, 90]} to={[48, 108]} />
      <Lines x={24} y={138} widths={[290, 236]} />
      <HangingThread from={[32, 160]} to={[48, 178]} />
      <Lines x={24} y={208} widths={[264]} />
      <HangingThread from={[32, 216]} to={[48, 234]} />
      <Passage x={28} y={268} widths={[280, 236]} />
      <HangingThread from={[32, 306]} to={[48, 324]} />
      <Mark x={284} y={296} number={1} />
      <path className="drawn-thread" d="M284 305V347q0 7-7 7H268" />
      <rect className="drawn-dot" x={24} y={380} width={306} height={36} />
      <text className="drawn-mono" x={40} y={402}>
        {ad}
      </text>
      <HangingThread from={[32, 416]} to={[48, 434]} />
    </Sheet>
  )
}

function Answer({ x, words: { answer, question, ad } }: Props & { readonly x: number }) {
  return (
    <Sheet x={x} y={0} width={354} height={300} caption={answer} question={question}>
      <Lines x={36} y={116} widths={[270, 230]} />
      <Lines x={36} y={148} widths={[250]} />
      <Passage x={36} y={178} widths={[270, 250]} />
      <Mark x={308} y={206} number={1} />
      <rect className="drawn-dot" x={36} y={242} width={282} height={40} />
      <text className="drawn-mono" x={60} y={267}>
        {ad}
      </text>
    </Sheet>
  )
}
