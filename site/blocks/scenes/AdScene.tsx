import { Lines, Mark, Scene, Sheet, Slip, Thread } from './drawing.tsx'
import type { SceneWords } from './words.ts'

interface Props {
  readonly words: SceneWords['ad']
}

/** An answer with its two sources, and under it an ad, which no thread ties to the answer. */
export function AdScene({ words }: Props) {
  return (
    <Scene
      alternative={words.alternative}
      caption={words.caption}
      wide={{ size: [1060, 334], children: <Wide words={words} /> }}
      narrow={{ size: [354, 426], children: <Narrow words={words} /> }}
    />
  )
}

function Wide({ words }: Props) {
  return (
    <>
      <Answer words={words} width={480} second={300} />
      <Thread from={[433, 152]} to={[680, 12]} turn={580} />
      <Thread from={[349, 174]} to={[680, 108]} turn={604} />
      {words.cited.map((site, index) => (
        <Slip
          key={site}
          x={680}
          y={12 + index * 96}
          width={260}
          tag={`${index + 1} · ${words.source}`}
          name={site}
        />
      ))}
      <Ad words={words} y={236} width={480} />
    </>
  )
}

/** Each thread falls from its mark to its source; the ad stands below them, without one. */
function Narrow({ words }: Props) {
  const [first, second] = words.cited
  return (
    <>
      <Answer words={words} width={354} second={100} />
      <path className="drawn-thread" d="M307 152H313q7 0 7 7V244M149 174h2q7 0 7 7V244" />
      <Slip x={0} y={244} width={168} tag={`2 · ${words.source}`} name={second ?? ''} />
      <Slip x={186} y={244} width={168} tag={`1 · ${words.source}`} name={first ?? ''} />
      <Ad words={words} y={328} width={354} />
    </>
  )
}

interface AnswerProps extends Props {
  readonly width: number
  /** How long the line is that ends in the second mark; the first ends the line above. */
  readonly second: number
}

function Answer({ words, width, second }: AnswerProps) {
  const long = width - 96
  return (
    <Sheet x={0} y={0} width={width} height={212} caption={words.answer} question={words.question}>
      <Lines x={24} y={104} widths={[long - 10, long - 40, long, second]} step={22} />
      <Mark x={long + 40} y={152} number={1} />
      <Mark x={second + 40} y={174} number={2} />
    </Sheet>
  )
}

/** What is paid for, in a frame of its own. */
function Ad({ words, y, width }: Props & { readonly y: number; readonly width: number }) {
  return (
    <g transform={`translate(0 ${y})`}>
      <rect x={1} y={1} width={width - 2} height={94} fill="none" stroke="currentColor" strokeWidth={2} />
      <text className="drawn-mono" x={24} y={29}>
        {words.label}
      </text>
      <text className="drawn-name" x={24} y={53}>
        {words.ad}
      </text>
      <text className="drawn-mono" x={24} y={78}>
        {words.advertiser} · {words.seen}
      </text>
    </g>
  )
}
