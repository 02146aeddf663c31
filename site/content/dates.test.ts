import { expect, test } from 'vitest'
import { writtenDate } from './dates.ts'

test.each([
  ['2026-11-21', '21 novembre 2026', 'November 21, 2026'],
  ['2026-11-01', '1er novembre 2026', 'November 1, 2026'],
  ['2024-08', 'août 2024', 'August 2024'],
  ['2024', '2024', '2024'],
])('the date %s is read « %s » in French and "%s" in English', (date, french, english) => {
  expect(writtenDate(date, 'fr').replaceAll(/[\u00a0\u202f]/gu, ' ')).toBe(french)
  expect(writtenDate(date, 'en')).toBe(english)
})
