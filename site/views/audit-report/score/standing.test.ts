import { expect, test } from 'vitest'
import { standingOf } from './standing.ts'

test.each([
  [14, 20, 'strong'],
  [13.9, 20, 'fair'],
  [9, 20, 'fair'],
  [8.9, 20, 'weak'],
  [0, 20, 'weak'],
] as const)('%d points of %d are %s', (points, maximum, standing) => {
  expect(standingOf(points, maximum)).toBe(standing)
})

test('a pillar that could not be measured has no standing', () => {
  expect(standingOf(0, 0)).toBeNull()
})
