import { expect, test } from 'vitest'
import { type Mark, pointsOf, scoreOf } from './score.ts'

const mark = (points: number, ...shares: readonly (number | null)[]): Mark => ({
  points,
  confidence: 'high',
  shares: shares.map(share => ({ weight: 1, share })),
})

test('points are the share won on each page, weighted by its role', () => {
  const shares = [
    { weight: 3, share: 1 },
    { weight: 1, share: 0 },
  ]
  expect(pointsOf({ points: 8, confidence: 'high', shares })).toEqual({ points: 6, maximum: 8 })
})

test('a check that concerns half of the pages is at stake for half of its points', () => {
  expect(pointsOf(mark(8, 0.5, null))).toEqual({ points: 2, maximum: 4 })
})

test('a check that concerns no page is not at stake', () => {
  expect(pointsOf(mark(8, null, null))).toEqual({ points: 0, maximum: 0 })
  expect(pointsOf(mark(8))).toEqual({ points: 0, maximum: 0 })
})

test('what could not be judged neither gains nor loses', () => {
  expect(scoreOf([mark(6, 1), mark(4, 0)])?.points).toBe(60)
  expect(scoreOf([mark(6, 1), mark(4, 0), mark(90, null)])?.points).toBe(60)
})

test('without any point at stake there is no score', () => {
  expect(scoreOf([mark(6, null)])).toBeNull()
  expect(scoreOf([])).toBeNull()
})

test('the band is the root of the squares of what each weight may be wrong by', () => {
  const marks = [
    { ...mark(40, 1), confidence: 'moderate' as const },
    { ...mark(20, 1), confidence: 'estimated' as const },
    { ...mark(40, 1), confidence: 'high' as const },
  ]
  expect(scoreOf(marks)?.band).toBeCloseTo(Math.hypot(0.15 * 40, 0.3 * 20))
})

test('the band grows when fewer points are at stake', () => {
  const doubtful = { ...mark(10, 1), confidence: 'estimated' as const }
  expect(scoreOf([doubtful])?.band).toBeCloseTo(30)
  expect(scoreOf([doubtful, mark(90, 1)])?.band).toBeCloseTo(3)
})
