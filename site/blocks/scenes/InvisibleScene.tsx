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
      narrow={{ size: [354, 732], children: <Narrow words={words} /> }}
    />
  )
}

/** Of both sheets, and of the answer where it holds its sources. */
const height = 300
const narrowHeight = 320

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
      <Slip x={892} y={238} width={168} tag={words.left} name={words.site} isLeft />
      <path className="drawn-edge" d="M892 268H849" />
      <circle className="drawn-end" cx={844} cy={268} r={4} />
    </>
  )
}

/** The sources stand beside their marks, within the answer; the page stands below it. */
function Narrow({ words }: Props) {
  const [top, across] = [324, 188]
  return (
    <>
      <Results words={words} width={354} />
      <Sheet x={0} y={top} width={354} height={narrowHeight} caption={words.answer} question={words.question}>
        <Lines x={24} y={108} widths={[104, 148, 132, 84, 144, 120, 64]} step={22} />
        {[142, 122, 102].map((x, index) => {
          const y = marks[index]?.[1] ?? 0
          return (
            <g key={x}>
              <Thread from={[x + 9, y]} to={[across, y]} turn={across} />
              <Mark x={x} y={y} number={index + 1} />
              <Slip x={across} y={y} width={142} tag={String(index + 1)} name={words.cited[index] ?? ''} />
            </g>
          )
        })}
      </Sheet>
      <Slip x={186} y={top + narrowHeight + 26} width={168} tag={words.left} name={words.site} isLeft />
      <path className="drawn-edge" d={`M270 ${top + narrowHeight + 26}v-21`} />
      <circle className="drawn-end" cx={270} cy={top + narrowHeight} r={4} />
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
