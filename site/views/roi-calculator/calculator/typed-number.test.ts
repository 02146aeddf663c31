import { expect, test } from 'vitest'
import { readNumber } from './typed-number.ts'

const range = { minimum: 0, maximum: 10_000 }

test.each([
  ['2000', 2000],
  ['2 000', 2000],
  ['2\u202f000', 2000],
  ['2\u00a0000,5', 2000.5],
  ['2,5', 2.5],
  ['0.1', 0.1],
  [' 12 ', 12],
  ['1,', 1],
  [',5', 0.5],
] as const)('in French “%s” is a number', (text, value) => {
  expect(readNumber(text, 'fr', range)).toEqual({ value, problem: null })
})

test.each([
  ['2,000', 2000],
  ['2,000.5', 2000.5],
  ['2.5', 2.5],
  ['2,5', 2.5],
  ['2 000', 2000],
] as const)('in English “%s” is a number', (text, value) => {
  expect(readNumber(text, 'en', range)).toEqual({ value, problem: null })
})

test.each(['beaucoup', '12 %', '1e3', '0x10', '1.2.3', '--4', '.', 'Infinity'])(
  '“%s” is refused as not a number',
  text => {
    expect(readNumber(text, 'fr', range).problem).toBe('malformed')
    expect(readNumber(text, 'en', range).problem).toBe('malformed')
  },
)

test('an empty text, a number too small and a number too large get different errors', () => {
  expect(readNumber('  ', 'fr', range).problem).toBe('empty')
  expect(readNumber('-1', 'fr', range).problem).toBe('below')
  expect(readNumber('−1', 'fr', range).problem).toBe('below')
  expect(readNumber('10001', 'fr', range).problem).toBe('above')
})
