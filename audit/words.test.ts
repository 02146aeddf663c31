import { expect, test } from 'vitest'
import { englishCount, figure, frenchCount, percentage, writtenDate } from './words.ts'

test('French counts zero and one and a half in the singular, English only one', () => {
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

test('figures, shares and dates are written as each language writes them', () => {
  expect(figure(12_345.67, 'en')).toBe('12,345.7')
  expect(figure(12_345.67, 'fr').replace(/\s/u, ' ')).toBe('12 345,7')
  expect(percentage(0.425)).toEqual({ fr: '43 %', en: '43%' })
  expect(writtenDate('2026-03-12')).toEqual({ fr: '12 mars 2026', en: 'March 12, 2026' })
})
