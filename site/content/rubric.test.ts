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
  'every check says in %s why it is made, on which sources it rests and, if it weighs, how to pass it',
  language => {
    const checks = rubric(language).pillars.flatMap(pillar => pillar.checks)
    expect(checks.length).toBeGreaterThan(30)
    const silent = checks.filter(({ why, sources }) => why === '' || sources.length === 0)
    const unadvised = checks.filter(({ pass, points }) => pass === null && points > 1)
    expect([silent, unadvised]).toEqual([[], []])
  },
)
