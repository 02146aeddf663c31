import { expect, test } from 'vitest'
import { madePage } from '../testing/made-up.ts'
import { daysBetween, isoDay, isSomewhereOn, latest, ownDates } from './days.ts'

test('the day of a date or date-time is kept as written; what is no date is none', () => {
  expect(isoDay('2026-03-12')).toBe('2026-03-12')
  expect(isoDay(' 2026-03-12T23:30:00+02:00')).toBe('2026-03-12')
  expect(isoDay('2026-13-40')).toBeNull()
  expect(isoDay('March 12, 2026')).toBeNull()
})

test('days are counted from one to the other, and the latest is found', () => {
  expect(daysBetween('2026-02-27', '2026-03-01')).toBe(2)
  expect(latest(['2026-03-01', '2025-12-31', '2026-02-27'])).toBe('2026-03-01')
  expect(latest([])).toBeNull()
})

test.each([
  ['2020-02-25T02:25:54Z', '2020-02-24', true],
  ['2020-02-24T23:30:00-05:00', '2020-02-25', true],
  ['2020-02-24T12:00:00Z', '2020-02-24', true],
  ['2020-02-19T18:37:32+01:00', '2020-02-18', false],
  ['2020-02-19T09:00:00Z', '2020-02-20', false],
  ['2020-02-32T09:00:00Z', '2020-02-20', false],
])('a moment is of a day when it is that day anywhere on Earth: %s, %s', (moment, day, isDay) => {
  expect(isSomewhereOn(day, moment)).toBe(isDay)
})

test('a bare time tag dates an article once, and nothing else', () => {
  const body = '<time datetime="2026-03-01">March 1</time><time datetime="2026-09-01">September 1</time>'
  const days = (role: 'article' | 'home') => ownDates(madePage(body, { role }).page).map(({ day }) => day)
  expect(days('article')).toEqual(['2026-03-01'])
  expect(days('home')).toEqual([])
})
