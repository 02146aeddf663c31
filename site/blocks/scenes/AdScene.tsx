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
      narrow={{ size: [354, 526], children: <Narrow words={words} /> }}
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
      <Slip x={0} y={241} width={480} tag={words.label} name={words.ad} isLeft />
      <Slip x={680} y={241} width={260} tag={words.seen} name={words.advertiser} isLeft />
    </>
  )
}

/** One thread runs down on each side of the ad, which has none. */
function Narrow({ words }: Props) {
  const [first, second] = words.cited
  return (
    <>
      <Answer words={words} width={354} />
      <Thread from={[307, 108]} to={[330, 324]} turn={344} />
      <path className="drawn-thread" d="M238 141v3q0 7 -7 7H17q-7 0 -7 7V389q0 7 7 7h7" />
      <Slip x={24} y={235} width={306} tag={words.label} name={words.ad} isLeft />
      <Slip x={24} y={324} width={306} tag={`1 · ${words.source}`} name={first ?? ''} />
      <Slip x={24} y={396} width={306} tag={`2 · ${words.source}`} name={second ?? ''} />
      <Slip x={24} y={464} width={306} tag={words.seen} name={words.advertiser} isLeft />
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
