import { expect, test } from 'vitest'
import { looseDay } from './loose-day.ts'

const today = '2026-11-22'

test.each([
  ['en', 'March 12, 2026', '2026-03-12'],
  ['en', 'Thu 12th Mar. 2026', '2026-03-12'],
  ['en', '3/12/2026', '2026-03-12'],
  ['en-gb', '12/3/2026', '2026-03-12'],
  ['fr', 'jeudi 12 mars 2026', '2026-03-12'],
  ['fr', 'le 1er août 2025', '2025-08-01'],
  ['fr', '12/03/2026', '2026-03-12'],
  ['de', '12. März 2026', '2026-03-12'],
  ['de', '12.03.26', '2026-03-12'],
  ['es', '12 de marzo de 2026', '2026-03-12'],
  ['it', '12 marzo 2026', '2026-03-12'],
  ['ja', '2026年3月12日', '2026-03-12'],
  [null, '20260312', '2026-03-12'],
  [null, '2026/3/12', '2026-03-12'],
  [null, '2026-03-12T08:00:00Z', '2026-03-12'],
])('a day is read in whatever form it is written: %s "%s"', (language, text, day) => {
  expect(looseDay(text, { language, today })).toBe(day)
})

test.each(['31/02/2026', 'version 1.2.3', '12 widgets 2026', 'May 2026', '192.168.20.26', '01 99 00 12 34'])(
  'what is no day is read as none: "%s"',
  text => expect(looseDay(text, { language: 'fr', today })).toBeNull(),
)

test('the first of several is taken', () => {
  expect(looseDay('12 mars 2026, mis à jour le 14/03/2026', { language: 'fr', today })).toBe('2026-03-12')
})
