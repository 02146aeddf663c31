import { expect, test } from 'vitest'
import { parseRange } from './built-file.ts'

test.each([
  ['bytes=0-1', { first: 0, last: 1 }],
  ['bytes=2-', { first: 2, last: 9 }],
  ['bytes=2-99', { first: 2, last: 9 }],
  ['bytes=-3', { first: 7, last: 9 }],
  ['bytes=-99', { first: 0, last: 9 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=3-2', null],
  ['bytes=-', null],
  ['bytes=0-1,4-5', null],
  ['lines=0-1', null],
  ['bytes=a-b', null],
  [undefined, null],
] as const)('of ten bytes, "%s" asks for %o', (header, expected) => {
  expect(parseRange(header, 10)).toEqual(expected)
})
