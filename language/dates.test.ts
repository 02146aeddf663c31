import { expect, test } from 'vitest'
import { writtenDate, writtenDay, writtenMoment, writtenTime } from './dates.ts'

test.each([
  ['2026-11-21', '21 novembre 2026', 'November 21, 2026'],
  ['2026-11-01', '1er novembre 2026', 'November 1, 2026'],
  ['2024-08', 'août 2024', 'August 2024'],
  ['2024', '2024', '2024'],
])('the date %s is read « %s » in French and "%s" in English', (date, french, english) => {
  expect(writtenDate(date, 'fr').replaceAll(/[\u00a0\u202f]/gu, ' ')).toBe(french)
  expect(writtenDate(date, 'en')).toBe(english)
})

test('a moment is written in its time zone', () => {
  const moment = '2026-03-31T22:05:00.000Z'
  expect(writtenDay(moment, 'fr', 'Europe/Paris')).toBe('1er\u00a0avril 2026')
  expect(writtenDay(moment, 'en', 'Europe/Paris')).toBe('April 1, 2026')
  expect(writtenTime(moment, 'fr', 'Europe/Paris')).toBe('00\u00a0h\u00a005')
  expect(writtenTime('2026-03-12T13:05:00.000Z', 'en', 'Europe/Paris').replace('\u202f', ' ')).toBe('2:05 PM')
  expect(writtenMoment(moment, 'fr', 'Europe/Paris')).toBe('1er\u00a0avril 2026 à 00\u00a0h\u00a005')
})
