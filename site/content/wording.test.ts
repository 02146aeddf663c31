import { expect, test } from 'vitest'
import { fill } from './wording.ts'

test('a text is filled with its figures', () => {
  expect(fill('{done} of {planned}', { done: 4, planned: 12 })).toBe('4 of 12')
})

test('a text with a placeholder that is not filled is refused', () => {
  expect(() => fill('{done} of {planned}', { done: 4 })).toThrow('{planned}')
})
