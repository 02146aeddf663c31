import { Lines, Mark, Passage, Scene, Sheet, Slip, Thread } from './drawing.tsx'
import type { SceneWords } from './words.ts'

interface Props {
  readonly words: SceneWords['passage']
}

/** A sentence of a page, in an answer, and the source that the answer credits. */
export function PassageScene({ words }: Props) {
  return (
    <Scene
      alternative={words.alternative}
      caption={words.caption}
      wide={{ size: [1060, 264], children: <Wide words={words} /> }}
      narrow={{ size: [354, 546], children: <Narrow words={words} /> }}
    />
  )
}

function Wide({ words }: Props) {
  return (
    <>
      <Page words={words} width={340} height={250} />
      <g transform="translate(440 0)">
        <Answer words={words} width={380} height={250} />
      </g>
      <Thread from={[296, 163]} to={[460, 139]} turn={390} />
      <Thread from={[749, 151]} to={[872, 66]} turn={846} />
      <Slip x={872} y={66} width={188} tag={`1 · ${words.cited}`} name={words.site} />
    </>
  )
}

function Narrow({ words }: Props) {
  return (
    <>
      <Page words={words} width={354} height={216} />
      <g transform="translate(0 238)">
        <Answer words={words} width={354} height={226} />
      </g>
      <Thread from={[20, 163]} to={[20, 377]} turn={10} />
      <path className="drawn-thread" d="M274 398V479q0 7 -7 7H24" />
      <Slip x={24} y={486} width={243} tag={`1 · ${words.cited}`} name={words.site} />
    </>
  )
}

interface SheetProps extends Props {
  readonly width: number
  readonly height: number
}

function Page({ words, width, height }: SheetProps) {
  return (
    <Sheet x={0} y={0} width={width} height={height} caption={words.page} title={words.title}>
      <Lines x={24} y={102} widths={[width - 70, width - 130]} />
      <Passage x={24} y={148} widths={[width - 72, width - 120]} />
      {height > 240 && <Lines x={24} y={206} widths={[width - 60, width - 150]} />}
    </Sheet>
  )
}

function Answer({ words, width, height }: SheetProps) {
  return (
    <Sheet x={0} y={0} width={width} height={height} caption={words.answer} question={words.question}>
      <Lines x={24} y={102} widths={[width - 120]} />
      <Passage x={24} y={124} widths={[width - 72, width - 120]} />
      <Mark x={width - 80} y={151} number={1} />
      <Lines x={24} y={182} widths={[width - 130, width - 160]} />
    </Sheet>
  )
}
