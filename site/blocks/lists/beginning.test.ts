import { expect, test } from 'vitest'
import { groupsHolding } from './beginning.ts'

test.each([
  { count: 1, expected: 1 },
  { count: 3, expected: 2 },
  { count: 9, expected: 3 },
])('a phone shows whole groups, until they hold $count', ({ count, expected }) => {
  expect(groupsHolding(count, [['a'], ['b', 'c'], ['d']])).toBe(expected)
})
