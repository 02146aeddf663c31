import { expect, test } from 'vitest'
import { counted, englishCount, frenchCount } from './counts.ts'

test('zero and one and a half are singular in French; in English only one is', () => {
  expect([0, 1, 1.5, 2].map(count => frenchCount(count, 'page'))).toEqual([
    '0 page',
    '1 page',
    '1,5 page',
    '2 pages',
  ])
  expect([0, 1, 1.5, 2].map(count => englishCount(count, 'page'))).toEqual([
    '0 pages',
    '1 page',
    '1.5 pages',
    '2 pages',
  ])
})

test('irregular plurals are given', () => {
  expect(frenchCount(2, 'tableau', 'tableaux')).toBe('2 tableaux')
})

test('the singular or the plural is chosen by the rules of the language', () => {
  const texts = { one: 'one', many: 'many' }
  expect(counted(texts, 0, 'fr')).toBe('one')
  expect(counted(texts, 0, 'en')).toBe('many')
  expect(counted(texts, 1.8, 'fr')).toBe('one')
})
