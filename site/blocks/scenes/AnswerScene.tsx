import { Lines, Passage, Scene, Sheet, Slip, slipHeight, Thread } from './drawing.tsx'
import type { SceneWords } from './words.ts'

interface Props {
  readonly words: SceneWords['answer']
}

/** The same passage at the head of a page, where it is found, and at its foot, where it is not. */
export function AnswerScene({ words }: Props) {
  return (
    <Scene
      alternative={words.alternative}
      caption={words.caption}
      wide={{ size: [1060, 250], children: <Wide words={words} /> }}
      narrow={{ size: [354, 700], children: <Narrow words={words} /> }}
    />
  )
}

function Wide({ words }: Props) {
  return (
    <>
      <First words={words} width={340} />
      <Thread from={[278, 130]} to={[382, 66 + slipHeight / 2]} turn={361} />
      <Slip x={382} y={66} width={118} tag="1" name={words.cited} isBoxed />
      <g transform="translate(560 0)">
        <Last words={words} width={340} />
      </g>
      <Slip x={942} y={169} width={118} name={words.absent} isLeft />
    </>
  )
}

function Narrow({ words }: Props) {
  return (
    <>
      <First words={words} width={354} />
      <Thread from={[292, 130]} to={[190, 270 + slipHeight / 2]} turn={336} />
      <Slip x={24} y={270} width={166} tag="1" name={words.cited} isBoxed />
      <g transform="translate(0 368)">
        <Last words={words} width={354} />
        <Slip x={24} y={270} width={166} name={words.absent} isLeft />
      </g>
    </>
  )
}

function First({ words, width }: Props & { readonly width: number }) {
  return (
    <Sheet x={0} y={0} width={width} height={248} caption={words.first} question={words.question}>
      <Passage x={24} y={102} widths={[width - 56, width - 90]} />
      <Lines x={24} y={158} widths={[width - 60, width - 110, width - 70, width - 90, width - 140]} />
    </Sheet>
  )
}

function Last({ words, width }: Props & { readonly width: number }) {
  return (
    <Sheet x={0} y={0} width={width} height={248} caption={words.last} question={words.question}>
      <Lines x={24} y={104} widths={[width - 60, width - 110, width - 70, width - 90, width - 140]} />
      <Lines x={24} y={186} widths={[width - 56, width - 90]} step={24} />
      <rect className="drawn-edge" x={18} y={176} width={width - 36} height={46} />
    </Sheet>
  )
}
