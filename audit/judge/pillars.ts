import type { PillarResult } from '#contracts/audit-report.ts'
import type { CheckResult } from './run-checks.ts'
import { rounded } from './score.ts'
import { scorecard } from './scorecard.ts'

/** In points: a smaller loss is a rounding error. */
const leastLoss = 0.05

/** Points won and at stake in each pillar, with the check that costs it the most. */
export function pillarResults(results: readonly CheckResult[]): readonly PillarResult[] {
  return scorecard.pillars.map(({ id, name }) => {
    const mine = results
      .filter(({ pillar }) => pillar === id)
      .map(({ check, points }) => ({ check, ...points }))
    const [heaviest] = [...mine].sort(
      (one, other) => other.maximum - other.points - (one.maximum - one.points),
    )
    const loses = heaviest && heaviest.maximum - heaviest.points >= leastLoss
    return {
      pillar: id,
      name,
      points: rounded(mine.reduce((sum, { points }) => sum + points, 0)),
      maximum: rounded(mine.reduce((sum, { maximum }) => sum + maximum, 0)),
      heaviest: loses ? heaviest.check.name : null,
    }
  })
}
