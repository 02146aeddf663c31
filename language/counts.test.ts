import { expect, test } from 'vitest'
import { counted, englishCount, frenchCount, signedPoints } from './counts.ts'

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

test.each([
  [-3, '−3 points', '−3 points'],
  [0, '+0 point', '+0 points'],
  [0.5, '+0,5 point', '+0.5 points'],
  [1, '+1 point', '+1 point'],
])('a change by %d points bears its sign', (points, fr, en) => {
  expect(signedPoints(points)).toEqual({ fr, en })
})
