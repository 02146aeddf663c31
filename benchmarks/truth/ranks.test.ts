import { expect, test } from 'vitest'
import { spearman } from './ranks.ts'

test.each([
  [[1, 2, 3], [10, 20, 90], 1],
  [[1, 2, 3], [3, 2, 1], -1],
  // Equal values share the middle of their ranks.
  [[1, 2, 2, 3], [1, 2, 3, 4], 0.9487],
] as const)('orders are compared, not distances: %j %j', (one, other, expected) => {
  expect(spearman(one, other)).toBeCloseTo(expected, 4)
})
