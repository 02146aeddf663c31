import { expect, test } from 'vitest'
import { euros, percent, plainNumber, withUnit } from './figures.ts'

test('amounts are whole euros, set as each language sets them', () => {
  expect(euros(11_520.4, 'fr')).toBe('11\u202f520\u00a0€')
  expect(euros(11_520.4, 'en')).toBe('€11,520')
})

test('a loss carries a true minus sign, and nothing is ever minus zero', () => {
  expect(euros(-9_600, 'fr')).toBe('−9\u202f600\u00a0€')
  expect(euros(-9_600, 'en')).toBe('−€9,600')
  expect(euros(-0.4, 'en')).toBe('€0')
})

test('shares have one decimal at most', () => {
  expect(percent(16.667, 'fr')).toBe('16,7\u00a0%')
  expect(percent(20, 'en')).toBe('20%')
})

test('numbers keep the decimals that were typed', () => {
  expect(plainNumber(2000, 'fr')).toBe('2\u202f000')
  expect(plainNumber(0.25, 'en')).toBe('0.25')
})

test('a unit stands where its language puts it', () => {
  expect(withUnit(300, '€', 'en')).toBe('€300')
  expect(withUnit(300, '€', 'fr')).toBe('300\u00a0€')
  expect(withUnit(2.5, '%', 'fr')).toBe('2,5\u00a0%')
  expect(withUnit(12, 'mois', 'fr')).toBe('12\u00a0mois')
})
