import { expect, test } from 'vitest'
import { precision, scorecard } from '#audit/judge/scorecard.ts'
import { precisionOf } from './precision.ts'

test('a check that was judged often enough says how often it was right, out of how many, and when', () => {
  const { judged, right } = precision.checks.canonical
  const share = Math.round((100 * right) / judged)
  expect(precisionOf('canonical', 'en')).toBe(
    `Right in ${share} of 100 cases judged one by one (${right} of ${judged}, November 22, 2026)`,
  )
  expect(precisionOf('canonical', 'fr')).toContain(`Juste dans ${share} cas sur 100`)
})

test('a check that was judged too seldom, or never, says that it is not known', () => {
  expect(precision.checks['lists-and-tables'].judged).toBe(1)
  expect(precisionOf('lists-and-tables', 'en')).toBe('Precision unknown: too few cases judged (1)')
  expect(precisionOf('content-age', 'fr')).toBe('Justesse inconnue : trop peu de cas jugés (0)')
})

test('what was judged is checks of the rubric, and their counts add up to the whole', () => {
  const known = scorecard.pillars.flatMap(({ checks }) => checks.map(([{ id }]) => id))
  expect(Object.keys(precision.checks).filter(id => !known.includes(id))).toEqual([])
  const counts = Object.values(precision.checks)
  expect(counts.reduce((sum, { judged }) => sum + judged, 0)).toBe(precision.judged)
  expect(counts.reduce((sum, { right }) => sum + right, 0)).toBe(precision.right)
})
