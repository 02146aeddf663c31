import { expect, test } from 'vitest'
import { daysBetween, isoDay, latest } from './days.ts'

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
