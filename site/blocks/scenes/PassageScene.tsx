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
      narrow={{ size: [354, 620], children: <Narrow words={words} /> }}
    />
  )
}

function Wide({ words }: Props) {
  return (
    <>
      <Page words={words} width={340} />
      <g transform="translate(440 0)">
        <Answer words={words} width={380} />
      </g>
      <Thread from={[296, 152]} to={[460, 128]} turn={390} />
      <Thread from={[749, 148]} to={[872, 66]} turn={846} />
      <Slip x={872} y={66} width={188} tag={`1 · ${words.cited}`} name={words.site} />
    </>
  )
}

function Narrow({ words }: Props) {
  return (
    <>
      <Page words={words} width={354} />
      <g transform="translate(0 270)">
        <Answer words={words} width={354} />
      </g>
      <Thread from={[20, 152]} to={[20, 398]} turn={10} />
      <Thread from={[20, 424]} to={[24, 556]} turn={10} />
      <Slip x={24} y={556} width={330} tag={`1 · ${words.cited}`} name={words.site} />
    </>
  )
}

function Page({ words, width }: Props & { readonly width: number }) {
  return (
    <Sheet x={0} y={0} width={width} height={250} caption={words.page} title={words.title}>
      <Lines x={24} y={102} widths={[width - 70, width - 130]} />
      <Passage x={24} y={148} widths={[width - 72, width - 120]} />
      <Lines x={24} y={206} widths={[width - 60, width - 150]} />
    </Sheet>
  )
}

function Answer({ words, width }: Props & { readonly width: number }) {
  return (
    <Sheet x={0} y={0} width={width} height={250} caption={words.answer} question={words.question}>
      <Lines x={24} y={102} widths={[width - 120]} />
      <Passage x={24} y={124} widths={[width - 72, width - 120]} />
      <Mark x={width - 80} y={148} number={1} />
      <Lines x={24} y={182} widths={[width - 60, width - 110, width - 150]} />
    </Sheet>
  )
}
