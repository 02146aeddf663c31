import { shareOf } from '../../blocks/scenes/wilson.ts'
import { authorsRead, faultsJudged, inPercent } from '../../content/recorded/shares.ts'
import { fill } from '../../content/wording.ts'
import type { ScoreWorthWords } from './words.ts'

type Lots = NonNullable<ScoreWorthWords['sections'][number]['lots']>

/** What each lot counts, in its order, as it is written, drawn and listed. */
export function lotRows({ of, rounds, name, detail }: Lots) {
  return rounds.map(round => {
    const { sites, right, judged } = of === 'faults' ? faultsJudged(round) : authorsRead(round)
    return {
      name: fill(name, { sites, judged }),
      detail: fill(detail, { right, judged }),
      right,
      judged,
      ...inPercent(shareOf(right, judged)),
    }
  })
}
