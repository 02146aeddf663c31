import { expect, test } from 'vitest'
import { agreed } from './agreed.ts'

test('a patch copies what all say to the letter, and nothing where one says another word or none says any', () => {
  expect(agreed(['Braise', 'Braise'])).toBe('Braise')
  expect(agreed(['Braise', 'braise'])).toBeNull()
  expect(agreed([])).toBeNull()
})
