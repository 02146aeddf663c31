import { expect, test } from 'vitest'
import { profiles } from '#audit/judge/scorecard.ts'
import type { Confidence } from '#contracts/audit-report.ts'
import { rubric } from './rubric.ts'

test('the rubric that pages print adds up to 100 points, pillar by pillar and check by check', () => {
  const { points, pillars } = rubric('fr')
  expect(points).toBe(100)
  for (const pillar of pillars) {
    expect(pillar.checks.reduce((sum, check) => sum + check.points, 0)).toBe(pillar.points)
  }
})

test('the points of each confidence are those of its checks, and add up to the whole', () => {
  const { points, byConfidence } = rubric('fr')
  expect(Object.values(byConfidence).reduce((sum, value) => sum + value, 0)).toBe(points)
  expect(byConfidence).toEqual({ high: 52, moderate: 36, estimated: 12 })
})

test('a check that engines document is worth more than one that studies support, and that more than an estimate', () => {
  const checks = rubric('fr').pillars.flatMap(pillar => pillar.checks)
  const average = (level: Confidence) => {
    const own = checks.filter(({ confidence, points }) => confidence === level && points > 0)
    return own.reduce((sum, { points }) => sum + points, 0) / own.length
  }
  expect(average('high')).toBeGreaterThan(average('moderate'))
  expect(average('moderate')).toBeGreaterThan(average('estimated'))
})

test.each(['fr', 'en'] as const)(
  'every check says in %s why it is made, what its sources are and, if it has points, how to pass it',
  language => {
    const checks = rubric(language).pillars.flatMap(pillar => pillar.checks)
    expect(checks.length).toBeGreaterThan(30)
    const silent = checks.filter(({ why, sources }) => why === '' || sources.length === 0)
    const unadvised = checks.filter(({ pass, points }) => pass === null && points > 1)
    expect([silent, unadvised]).toEqual([[], []])
  },
)

test('the checks that do not apply to each kind of page are those of the rubric', () => {
  const published = rubric('en').profiles
  expect(published.map(({ role }) => role)).toEqual(Object.keys(profiles))
  const checks = new Set(rubric('en').pillars.flatMap(({ checks }) => checks.map(({ id }) => id)))
  for (const { role, without } of published) {
    expect(without).toHaveLength(profiles[role]?.without.length ?? 0)
    expect(without.filter(id => !checks.has(id))).toEqual([])
  }
})
