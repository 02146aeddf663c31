import { expect, test } from 'vitest'
import { counted, day, figure, fill, hour, shortAddress } from './wording.ts'

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

test('dates and hours are those of Paris, in the form of the language', () => {
  const moment = '2026-03-12T23:05:00.000Z'
  expect(day(moment, 'fr')).toBe('13\u00a0mars 2026')
  expect(day(moment, 'en')).toBe('March 13, 2026')
  expect(hour(moment, 'fr')).toBe('00\u00a0h 05')
  expect(hour('2026-03-12T13:05:00.000Z', 'en').replace('\u202f', ' ')).toBe('2:05 PM')
})

test('an address on the audited site is shown by its path, any other in full', () => {
  expect(shortAddress('https://a.example/x?y=1', 'https://a.example/')).toBe('/x?y=1')
  expect(shortAddress('https://b.example/x', 'https://a.example/')).toBe('https://b.example/x')
  expect(shortAddress('not an address', 'https://a.example/')).toBe('not an address')
})
