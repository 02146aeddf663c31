import { expect, test } from 'vitest'
import { euros, figure, percentage, signedFigure, signedPercentage } from './numbers.ts'

test('numbers are written by the rules of each language', () => {
  expect(figure(12_345.67, 'en')).toBe('12,345.7')
  expect(figure(12_345.67, 'fr')).toBe('12\u202f345,7')
  expect(figure(0.25, 'en', 2)).toBe('0.25')
  expect(figure(-3, 'fr')).toBe('−3')
})

test('a change has its sign, and no change has none', () => {
  expect(signedFigure(6, 'en')).toBe('+6')
  expect(signedFigure(-2.5, 'fr')).toBe('−2,5')
  expect([signedFigure(0, 'en'), signedFigure(-0.01, 'fr')]).toEqual(['0', '0'])
})

test('a share is a percentage, with the no-break space that French puts before its sign', () => {
  expect(percentage(0.425, 'fr')).toBe('43\u00a0%')
  expect(percentage(0.425, 'en')).toBe('43%')
  expect(percentage(0.16667, 'fr', 1)).toBe('16,7\u00a0%')
})

test('a change by a share has its sign', () => {
  expect(signedPercentage(0.41, 'fr')).toBe('+41\u00a0%')
  expect(signedPercentage(-0.08, 'en')).toBe('−8%')
})

test('amounts are whole euros, with a true minus sign', () => {
  expect(euros(11_520.4, 'fr')).toBe('11\u202f520\u00a0€')
  expect(euros(11_520.4, 'en')).toBe('€11,520')
  expect(euros(-9_600, 'fr')).toBe('−9\u202f600\u00a0€')
  expect(euros(-9_600, 'en')).toBe('−€9,600')
  expect(euros(-0.4, 'en')).toBe('€0')
})
