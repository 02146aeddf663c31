import { Lines, Mark, Passage, Scene, Sheet, Thread } from '../../blocks/scenes/drawing.tsx'
import type { ServicesWords } from './words.ts'

interface Props {
  readonly words: ServicesWords['scene']
  /** The services, in the order of their places. */
  readonly names: readonly string[]
}

/** Pages, and an answer that takes a sentence from one: where each service works. */
export function ServicesScene({ words, names }: Props) {
  return (
    <Scene
      alternative={words.alternative}
      caption={words.caption}
      wide={{
        size: [1060, 352],
        children: (
          <>
            <Pages words={words} width={350} />
            <Answer words={words} x={604} y={24} width={456} />
            <Thread from={[306, 175]} to={[624, 151]} turn={510} />
            <Places words={words} names={names} at={index => [10 + index * 272, 318]} />
          </>
        ),
      }}
      narrow={{
        size: [354, 792],
        children: (
          <>
            <Pages words={words} width={286} />
            <Answer words={words} x={0} y={314} width={354} />
            <Thread from={[20, 176]} to={[20, 442]} turn={10} />
            <Places words={words} names={names} at={index => [10, 592 + index * 54]} />
          </>
        ),
      }}
    />
  )
}

/** The audit reads the page, the content changes its passage, and the team that was trained writes the next ones. */
function Pages({ words, width }: Pick<Props, 'words'> & { readonly width: number }) {
  return (
    <>
      <rect className="drawn-sheet" x={36} y={0} width={width} height={250} />
      <rect className="drawn-sheet" x={18} y={12} width={width} height={250} />
      <Sheet x={0} y={24} width={width} height={250} caption={words.page} title={words.title}>
        <Lines x={24} y={102} widths={[width - 70, width - 130]} />
        <Passage x={24} y={148} widths={[width - 72, width - 120]} />
        <Lines x={24} y={206} widths={[width - 60, width - 150]} />
      </Sheet>
      <g className="drawn-on-sheet">
        <path
          className="drawn-thread"
          d={`M${width - 40} 129H${width - 24}M${width - 86} 199H${width - 24}`}
        />
        <Mark x={width - 24} y={129} number={1} />
        <Mark x={width - 24} y={199} number={2} />
      </g>
      <path className="drawn-thread" d={`M${width + 36} 36h16`} />
      <Mark x={width + 59} y={36} number={4} />
    </>
  )
}

function Answer({
  words,
  x,
  y,
  width,
}: Pick<Props, 'words'> & { readonly x: number; readonly y: number; readonly width: number }) {
  return (
    <>
      <Sheet x={x} y={y} width={width} height={250} caption={words.answer} question={words.question}>
        <Lines x={24} y={102} widths={[width - 120]} />
        <Passage x={24} y={124} widths={[width - 92, width - 140]} />
        <Lines x={24} y={182} widths={[width - 60, width - 110, width - 150]} />
      </Sheet>
      <g className="drawn-on-sheet">
        <path className="drawn-thread" d={`M${x + width - 58} ${y + 127}h34`} />
        <Mark x={x + width - 24} y={y + 127} number={3} />
      </g>
    </>
  )
}

function Places({
  words,
  names,
  at,
}: Props & { readonly at: (index: number) => readonly [x: number, y: number] }) {
  return words.places.map((place, index) => {
    const [x, y] = at(index)
    return (
      <g key={place} transform={`translate(${x} ${y})`}>
        <Mark x={0} y={0} number={index + 1} />
        <text className="drawn-name" x={22} y={5}>
          {names[index]}
        </text>
        <text x={22} y={27}>
          {place}
        </text>
      </g>
    )
  })
}
