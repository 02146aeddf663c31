import { expect, test } from 'vitest'
import { rubric } from './rubric.ts'

test('the rubric that pages print adds up to 100 points, pillar by pillar and check by check', () => {
  const { points, pillars } = rubric('fr')
  expect(points).toBe(100)
  for (const pillar of pillars) {
    expect(pillar.checks.reduce((sum, check) => sum + check.points, 0)).toBe(pillar.points)
  }
})

test.each(['fr', 'en'] as const)(
  'every check says in %s why it is made, and on which sources it rests',
  language => {
    const checks = rubric(language).pillars.flatMap(pillar => pillar.checks)
    expect(checks.length).toBeGreaterThan(30)
    expect(checks.filter(({ why, sources }) => why === '' || sources.length === 0)).toEqual([])
  },
)

test.each(['fr', 'en'] as const)(
  'in %s every check that has points says why, how to pass it and who says so',
  language => {
    const checks = rubric(language).pillars.flatMap(pillar => pillar.checks)
    const silent = checks.filter(({ why, sources }) => why === '' || sources.length === 0)
    const unadvised = checks.filter(({ pass, points }) => pass === null && points > 1)
    expect([silent, unadvised]).toEqual([[], []])
  },
)
