import { expect, test } from 'vitest'
import { withoutNeighbour } from './in-pairs.ts'

test.each([
  { areWide: [false, false], expected: [false, false] },
  { areWide: [false, false, false], expected: [false, false, true] },
  { areWide: [false, true], expected: [true, false] },
  { areWide: [false, true, false, false], expected: [true, false, false, false] },
  { areWide: [true, false], expected: [false, true] },
  { areWide: [], expected: [] },
])('of $areWide, those alone in a row are $expected', ({ areWide, expected }) => {
  expect(withoutNeighbour(areWide)).toEqual(expected)
})
