import { authorsRead, faultsJudged } from '../../content/recorded/shares.ts'
import { fill } from '../../content/wording.ts'
import { shareOf } from './wilson.ts'

export interface Lots {
  readonly of: 'faults' | 'authors'
  /** The newest first. */
  readonly rounds: readonly number[]
  readonly name: string
  readonly detail: string
}

/** What each lot counts, in its order, as it is written, drawn and listed. */
export function lotRows({ of, rounds, name, detail }: Lots) {
  return rounds.map(round => {
    const { sites, right, judged } = of === 'faults' ? faultsJudged(round) : authorsRead(round)
    return {
      name: fill(name, { sites, judged }),
      detail: fill(detail, { right, judged }),
      sites,
      ...shareOf(right, judged),
    }
  })
}
