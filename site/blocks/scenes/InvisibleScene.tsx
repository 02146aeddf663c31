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
      wide={{ size: [1060, 302], children: <Wide words={words} /> }}
      narrow={{ size: [354, 858], children: <Narrow words={words} /> }}
    />
  )
}

/** Of both sheets. */
const height = 300

function Wide({ words }: Props) {
  const left = 464
  return (
    <>
      <Results words={words} width={400} />
      <Answer words={words} x={left} y={0} width={380} />
      {words.cited.map((name, index) => {
        const top = 20 + index * 66
        const [x, y] = marks[index] ?? [0, 0]
        return (
          <g key={name}>
            <Thread from={[left + x + 9, y]} to={[900, top]} turn={862 + index * 10} />
            <Slip x={900} y={top} width={160} tag={String(index + 1)} name={name} />
          </g>
        )
      })}
      <LeftOut x={892} y={236} words={words} />
      <path className="drawn-edge" d="M892 268H849" />
      <circle className="drawn-end" cx={844} cy={268} r={4} />
    </>
  )
}

function Narrow({ words }: Props) {
  const top = 324
  return (
    <>
      <Results words={words} width={354} />
      <Answer words={words} x={0} y={top} width={354} />
      {/* The threads of the three marks hang in one, which passes the last slip by. */}
      {marks.map(([x, y]) => (
        <path key={y} className="drawn-thread" d={`M${x + 9} ${top + y}H333q7 0 7 7`} />
      ))}
      <path className="drawn-thread" d={`M340 ${top + marks[0][1] + 7}V725q0 7 -7 7`} />
      {words.cited.map((name, index) => (
        <g key={name} transform={`translate(0 ${648 + index * 42})`}>
          <path className="drawn-thread" d={`M24 0H${index === words.cited.length - 1 ? 333 : 340}`} />
          <text className="drawn-mono" x={24} y={24}>
            {index + 1}
          </text>
          <text className="drawn-name" x={48} y={25}>
            {name}
          </text>
        </g>
      ))}
      <LeftOut x={24} y={792} words={words} />
    </>
  )
}

/** The search results, with the page in first place. */
function Results({ words, width }: Props & { readonly width: number }) {
  return (
    <Sheet x={0} y={0} width={width} height={height} caption={words.results} question={words.question}>
      <text className="drawn-mono" x={24} y={124}>
        1
      </text>
      <text className="drawn-name" x={52} y={124}>
        {words.site}
      </text>
      <Lines x={52} y={137} widths={[width - 110, width - 170]} />
      {[1, 2].map(index => (
        <g key={index} transform={`translate(0 ${index * 60})`}>
          <text className="drawn-mono" x={24} y={124}>
            {index + 1}
          </text>
          <Lines x={52} y={115} widths={[120 + ((index * 47) % 60)]} />
          <Lines x={52} y={137} widths={[width - 120 - index * 9, width - 190 + index * 16]} />
        </g>
      ))}
    </Sheet>
  )
}

/** Where the marks of the answer stand on its sheet: each at the end of a line, and as far apart as slips. */
const marks = [
  [300, 112],
  [262, 178],
  [214, 244],
] as const

function Answer({ words, ...box }: Props & Record<'x' | 'y' | 'width', number>) {
  return (
    <Sheet {...box} height={height} caption={words.answer} question={words.question}>
      <Lines x={24} y={108} widths={[262, 284, 250, 224, 290, 268, 176]} step={22} />
      {marks.map(([x, y], index) => (
        <Mark key={y} x={x} y={y} number={index + 1} />
      ))}
    </Sheet>
  )
}

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
