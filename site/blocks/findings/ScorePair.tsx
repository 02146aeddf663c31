import './ScorePair.css'
import type { JudgedSite } from '../../content/recorded/languages.ts'

interface Props {
  readonly scores: JudgedSite['scores']
  /** Where a score is on the ruler. */
  readonly at: (score: number) => number
}

/** The score of the French page, a disc, and of the English one, a ring: around it, or at the end of a thread. */
export function ScorePair({ scores: { fr, en }, at }: Props) {
  const side = Math.sign(en - fr)
  return (
    <g className={side === 0 ? 'score-pair' : 'score-pair is-apart'}>
      {side !== 0 && <path d={`M${at(fr)} 0H${at(en) - side * 8}`} />}
      <circle cx={at(en)} r={8} />
      <circle className="score-pair-disc" cx={at(fr)} r={side === 0 ? 4 : 6} />
    </g>
  )
}
