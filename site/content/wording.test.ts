import { expect, test } from 'vitest'
import { counted, figure, fill } from './wording.ts'

test('a text is filled with its figures', () => {
  expect(fill('{done} of {planned}', { done: 4, planned: 12 })).toBe('4 of 12')
})

test('a text that asks for a figure nobody gives is refused', () => {
  expect(() => fill('{done} of {planned}', { done: 4 })).toThrow('{planned}')
})

test('figures are written as each language writes them', () => {
  expect(figure(6.25, 'en')).toBe('6.3')
  expect(figure(6.2, 'fr')).toBe('6,2')
  expect(figure(1460, 'en')).toBe('1,460')
})

test('zero is singular in French and plural in English', () => {
  const texts = { one: 'one', many: 'many' }
  expect(counted(texts, 0, 'fr')).toBe('one')
  expect(counted(texts, 0, 'en')).toBe('many')
  expect(counted(texts, 1.8, 'fr')).toBe('one')
})
