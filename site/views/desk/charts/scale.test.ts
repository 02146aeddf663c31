import { expect, test } from 'vitest'
import { inGroups, topOf } from './scale.ts'

test.each([
  [[], 2],
  [[0], 2],
  [[3], 4],
  [[5, 7], 8],
  [[10], 10],
  [[11], 20],
  [[61], 80],
  [[999], 1_000],
])('the scale of %j ends at %i', (values, top) => {
  expect(topOf(values)).toBe(top)
})

test('days become weeks that end with the last day', () => {
  expect(inGroups([1, 1, 1, 1, 1, 1, 1, 1, 1], 7)).toEqual([2, 7])
  expect(inGroups([1, 2, 3], 1)).toEqual([1, 2, 3])
  expect(inGroups([1, 1, 1, 1], 2)).toEqual([2, 2])
  expect(inGroups([], 7)).toEqual([])
})
