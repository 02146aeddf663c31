import { expect, test } from 'vitest'
import { growthRuler } from './GrowthRuler.tsx'

test('the ruler of the worked example goes from 0 to 35 by fives', () => {
  const ruler = growthRuler(20, 16.7)
  expect(ruler.end).toBe(35)
  expect(ruler.ticks).toHaveLength(8)
  expect(ruler.growth).toBeCloseTo(57.1, 1)
  expect(ruler.breakEven).toBeCloseTo(47.7, 1)
})

test.each([
  [20, 16.7],
  [5, 18],
  [0.5, 0.2],
  [200, 3],
  [0, 16.7],
  [0, null],
])('with a growth of %d and a break-even of %d everything is on the ruler', (growth, breakEven) => {
  const { ticks, range, growth: place, breakEven: goal } = growthRuler(growth, breakEven)
  expect(ticks.length).toBeLessThanOrEqual(9)
  for (const value of [...ticks, range.from, range.to, place, goal ?? 0]) {
    expect(value).toBeGreaterThanOrEqual(0)
    expect(value).toBeLessThanOrEqual(100)
  }
})

test('a break-even far beyond the assumption is named at the end, so that the assumption stays readable', () => {
  expect(growthRuler(5, 400)).toMatchObject({ end: 8, breakEven: 100, isBreakEvenBeyond: true })
  expect(growthRuler(5, 18)).toMatchObject({ end: 20, breakEven: 90, isBreakEvenBeyond: false })
  expect(growthRuler(5, null)).toMatchObject({ breakEven: null, isBreakEvenBeyond: false })
})
