import { expect, test } from 'vitest'
import { percent, withUnit } from './units.ts'

test('shares have at most one decimal', () => {
  expect(percent(16.667, 'fr')).toBe('16,7\u00a0%')
  expect(percent(20, 'en')).toBe('20%')
})

test('numbers keep two decimals of those that were typed', () => {
  expect(withUnit(2_000, 'visites', 'fr')).toBe('2\u202f000\u00a0visites')
  expect(withUnit(0.25, 'visits', 'en')).toBe('0.25\u00a0visits')
})

test('a unit is placed by the rules of its language', () => {
  expect(withUnit(300, '€', 'en')).toBe('€300')
  expect(withUnit(300, '€', 'fr')).toBe('300\u00a0€')
  expect(withUnit(2.5, '%', 'fr')).toBe('2,5\u00a0%')
  expect(withUnit(12, 'mois', 'fr')).toBe('12\u00a0mois')
})
