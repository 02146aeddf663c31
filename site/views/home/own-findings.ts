import type { Rubric } from '../../content/rubric.ts'

/**
 * Some findings of our own audit of this site: two checks won and one lost. `tests/own-audit.test.ts` holds
 * it.
 */
export const ownFindings = [
  { check: 'search-agents-allowed', earned: 10 },
  { check: 'agents-served', earned: 4 },
  { check: 'same-as', earned: 0 },
] as const

export interface OwnFinding {
  readonly name: string
  readonly earned: number
  readonly points: number
}

/** @throws for a check that the rubric no longer has: then this list is wrong. */
export function namedFindings({ pillars }: Rubric): readonly OwnFinding[] {
  const checks = pillars.flatMap(pillar => pillar.checks)
  return ownFindings.map(({ check, earned }) => {
    const found = checks.find(({ id }) => id === check)
    if (!found) throw new Error(`The rubric has no check "${check}", which the home page shows.`)
    return { name: found.name, earned, points: found.points }
  })
}
