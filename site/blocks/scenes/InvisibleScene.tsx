import { Lines, Mark, Scene, Sheet, Slip, Thread } from './drawing.tsx'

interface Props {
  readonly words: {
    readonly alternative: string
    readonly caption: string
    readonly results: string
    readonly answer: string
    readonly question: string
    readonly site: string
    /** The three sources that the answer credits. */
    readonly cited: readonly string[]
    readonly left: string
  }
}

/** The same page twice: first in the search results, and missing from the answer, which credits others. */
export function InvisibleScene({ words }: Props) {
  return (
    <Scene
      alternative={words.alternative}
      caption={words.caption}
      wide={{ size: [1060, 372], children: <Wide words={words} /> }}
      narrow={{ size: [354, 702], children: <Narrow words={words} /> }}
    />
  )
}

function Wide({ words }: Props) {
  return (
    <>
      <Results words={words} width={400} rows={4} />
      <Sheet x={464} y={0} width={380} height={300} caption={words.answer} question={words.question}>
        <Answer />
      </Sheet>
      {words.cited.map((name, index) => (
        <g key={name}>
          <Thread from={marks[index] ?? [0, 0]} to={[900, 88 + index * 66]} turn={index === 1 ? 882 : 872} />
          <Slip x={900} y={88 + index * 66} width={160} tag={String(index + 1)} name={name} />
        </g>
      ))}
      <LeftOut x={892} y={304} words={words} />
      <path className="drawn-edge" d="M888 336H852" />
      <circle className="drawn-end" cx={846} cy={336} r={4} />
    </>
  )
}

function Narrow({ words }: Props) {
  return (
    <>
      <Results words={words} width={354} rows={3} />
      <Sheet x={0} y={324} width={354} height={264} caption={words.answer} question={words.question}>
        <Answer />
      </Sheet>
      {words.cited.map((name, index) => (
        <g key={name} transform={`translate(9 ${620 + index * 32})`}>
          <Mark x={0} y={0} number={index + 1} />
          <text x={20} y={5}>
            {name}
          </text>
        </g>
      ))}
      <LeftOut x={186} y={618} words={words} />
    </>
  )
}

/** The search results, with the page in first place. */
function Results({ words, width, rows }: Props & { readonly width: number; readonly rows: number }) {
  const others = Array.from({ length: rows - 1 }, (_row, index) => index + 1)
  return (
    <Sheet
      x={0}
      y={0}
      width={width}
      height={116 + rows * 64}
      caption={words.results}
      question={words.question}
    >
      <text className="drawn-mono" x={24} y={124}>
        1
      </text>
      <text className="drawn-name" x={52} y={124}>
        {words.site}
      </text>
      <Lines x={52} y={137} widths={[width - 110, width - 170]} />
      {others.map(index => (
        <g key={index}>
          <text className="drawn-mono" x={24} y={124 + index * 64}>
            {index + 1}
          </text>
          <Lines x={52} y={115 + index * 64} widths={[120 + ((index * 47) % 60)]} />
          <Lines x={52} y={137 + index * 64} widths={[width - 120 - index * 9, width - 190 + index * 16]} />
        </g>
      ))}
    </Sheet>
  )
}

/** Six lines of an answer; three of them end with a mark. */
function Answer() {
  return (
    <>
      <Lines x={24} y={112} widths={[306, 262, 300, 222, 290, 158]} step={24} />
      <Mark x={302} y={139} number={1} />
      <Mark x={262} y={187} number={2} />
      <Mark x={198} y={235} number={3} />
    </>
  )
}

/** Where the threads start in the wide drawing. */
const marks = [
  [775, 139],
  [735, 187],
  [671, 235],
] as const

/** The slip that no thread reaches. */
function LeftOut({ x, y, words }: Props & { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className="drawn-edge" width={168} height={64} />
      <text className="drawn-mono" x={16} y={25}>
        {words.left}
      </text>
      <text className="drawn-name" x={16} y={48}>
        {words.site}
      </text>
    </g>
  )
}
