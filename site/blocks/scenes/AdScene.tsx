import { Fragment } from 'react'
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
      <Answer words={words} width={480} ends={wideEnds} />
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

/** Each thread falls from its mark, at the end of two sentences on one line, to its source; the ad has none. */
function Narrow({ words }: Props) {
  return (
    <>
      <Answer words={words} width={354} ends={narrowEnds} />
      <path className="drawn-thread" d="M126 181V244M306 181V244" />
      {words.cited.map((site, index) => (
        <Slip
          key={site}
          x={index * 186}
          y={244}
          width={168}
          tag={`${index + 1} · ${words.source}`}
          name={site}
        />
      ))}
      <Ad words={words} y={328} width={354} />
    </>
  )
}

interface AnswerProps extends Props {
  readonly width: number
  readonly ends: readonly End[]
}

/** The last line of a sentence, and its mark: where it begins, how long it is, and on which line. */
interface End {
  readonly x: number
  readonly y: number
  readonly length: number
}

const wideEnds: readonly End[] = [
  { x: 24, y: 148, length: 384 },
  { x: 24, y: 170, length: 300 },
]
const narrowEnds: readonly End[] = [
  { x: 24, y: 170, length: 86 },
  { x: 144, y: 170, length: 146 },
]

function Answer({ words, width, ends }: AnswerProps) {
  const long = width - 96
  return (
    <Sheet x={0} y={0} width={width} height={212} caption={words.answer} question={words.question}>
      <Lines x={24} y={104} widths={[long - 10, long - 40, long]} step={22} />
      {ends.map(({ x, y, length }, index) => (
        <Fragment key={x + y}>
          <Lines x={x} y={y} widths={[length]} />
          <Mark x={x + length + 16} y={y + 4} number={index + 1} />
        </Fragment>
      ))}
    </Sheet>
  )
}

/** What is paid for, in a frame of its own; its words begin as far from its edge as those of the sources. */
function Ad({ words, y, width }: Props & { readonly y: number; readonly width: number }) {
  return (
    <g transform={`translate(0 ${y})`}>
      <rect x={0.5} y={0.5} width={width - 1} height={95} fill="none" stroke="currentColor" strokeWidth={1} />
      <text className="drawn-mono" x={12} y={29}>
        {words.label}
      </text>
      <text className="drawn-name" x={12} y={53}>
        {words.ad}
      </text>
      <text className="drawn-mono" x={12} y={78}>
        {words.advertiser} · {words.seen}
      </text>
    </g>
  )
}
