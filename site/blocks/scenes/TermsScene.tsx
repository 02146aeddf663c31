import { Hole, Lines, Mark, Passage, Scene, Sheet, Slip, Thread } from './drawing.tsx'
import type { SceneWords } from './words.ts'

interface Props {
  readonly words: SceneWords['terms']
}

/** One answer, and six terms of the trade, each tied to the place where it acts. */
export function TermsScene({ words }: Props) {
  return (
    <Scene
      alternative={words.alternative}
      caption={words.caption}
      wide={{ size: [1060, 316], children: <Wide words={words} /> }}
      narrow={{ size: [354, 596], children: <Narrow words={words} /> }}
    />
  )
}

/** Where each term acts on the sheet, in its coordinates; the first three stand to the left of its words. */
const places = [
  [22, 75],
  [36, 116],
  [36, 152],
  [310, 182],
  [290, 207],
  [318, 266],
] as const

/** Narrow, the sheet leaves room at its left for the discs. */
const inset = 18

function Wide({ words }: Props) {
  const left = 354
  return (
    <>
      <Answer x={left} words={words} />
      {words.slips.map(({ name, text }, index) => {
        const [x, y] = places[index] ?? places[0]
        const top = 40 + (index % 3) * 96
        return index < 3 ? (
          <g key={name}>
            <Thread from={[left + x, y]} to={[250, top]} turn={330 - index * 12} />
            <Slip x={0} y={top} width={250} tag={name} name={text} />
          </g>
        ) : (
          <g key={name}>
            <Thread from={[left + x, y]} to={[810, top]} turn={750 + (index % 3) * 16} />
            <Slip x={810} y={top} width={250} tag={name} name={text} />
          </g>
        )
      })}
    </>
  )
}

function Narrow({ words }: Props) {
  return (
    <>
      <Answer x={inset} width={336} words={words} />
      {words.slips.map(({ name, text }, index) => {
        const [x, y] = places[index] ?? places[0]
        return (
          <g key={name}>
            <Mark x={index < 3 ? 9 : Math.min(x + inset, 344)} y={y} number={index + 1} />
            <g transform={`translate(10 ${342 + index * 44})`}>
              <Mark x={0} y={0} number={index + 1} />
              <text className="drawn-mono" x={22} y={-2}>
                {name}
              </text>
              <text className="drawn-name" x={22} y={17}>
                {text}
              </text>
            </g>
          </g>
        )
      })}
    </>
  )
}

function Answer({ x, width = 354, words }: Props & { readonly x: number; readonly width?: number }) {
  return (
    <Sheet x={x} y={0} width={width} height={300} caption={words.answer} question={words.question}>
      <Lines x={36} y={112} widths={[270, 230]} />
      <Lines x={36} y={148} widths={[250]} />
      <Passage x={36} y={178} widths={[270, 250]} />
      <Hole x={36} y={242} width={282} height={40} name={words.ad} />
    </Sheet>
  )
}
