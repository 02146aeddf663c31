import { Lines, Mark, Passage, Scene, Sheet, Slip, Thread } from './drawing.tsx'
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
      wide={{ size: [1060, 310], children: <Wide words={words} /> }}
      narrow={{ size: [354, 524], children: <Narrow words={words} /> }}
    />
  )
}

function Wide({ words }: Props) {
  return (
    <>
      <Answer words={words} width={480} />
      <Thread from={[424, 108]} to={[680, 12]} turn={580} />
      <Thread from={[364, 132]} to={[680, 108]} turn={604} />
      {words.cited.map((site, index) => (
        <Slip key={site} x={680} y={12 + index * 96} width={260} tag={words.source} name={site} />
      ))}
      <Ad words={words} y={236} width={480} />
      <Slip x={680} y={241} width={260} tag={words.seen} name={words.advertiser} isLeft />
    </>
  )
}

function Narrow({ words }: Props) {
  return (
    <>
      <Answer words={words} width={354} />
      <Ad words={words} y={228} width={354} />
      {words.cited.map((site, index) => (
        <g key={site} transform={`translate(0 ${324 + index * 70})`}>
          <Mark x={10} y={18} number={index + 1} />
          <Slip x={28} y={0} width={326} tag={words.source} name={site} />
        </g>
      ))}
      <Slip x={28} y={462} width={326} tag={words.seen} name={words.advertiser} isLeft />
    </>
  )
}

function Answer({ words, width }: Props & { readonly width: number }) {
  const wide = width - 96
  return (
    <Sheet x={0} y={0} width={width} height={212} caption={words.answer} question={words.question}>
      <Passage x={24} y={104} widths={[wide, wide - 60]} />
      <Mark x={wide + 40} y={108} number={1} />
      <Mark x={wide - 20} y={132} number={2} />
      <Lines x={24} y={160} widths={[wide - 10, wide - 80]} />
    </Sheet>
  )
}

function Ad({ words, y, width }: Props & { readonly y: number; readonly width: number }) {
  return (
    <g transform={`translate(0 ${y})`}>
      <rect className="drawn-edge" width={width} height={70} />
      <text className="drawn-mono" x={24} y={28}>
        {words.label}
      </text>
      <text className="drawn-name" x={24} y={52}>
        {words.ad}
      </text>
    </g>
  )
}
