import { expect, test } from 'vitest'
import { type Inputs, outcomeOf, roiAt, roiOf } from './roi.ts'

/** The worked example of the page, which visitors are invited to redo by hand. */
const example: Inputs = {
  visits: 2000,
  growth: 20,
  conversion: 2,
  value: 300,
  margin: 40,
  cost: 800,
  months: 12,
}

test('the worked example of the page is what the formula gives', () => {
  const roi = roiOf(example)
  expect(roi.monthlyGain).toBeCloseTo(960)
  expect(roi.gain).toBeCloseTo(11_520)
  expect(roi.cost).toBe(9_600)
  expect(roi.net).toBeCloseTo(1_920)
  expect(roi.return).toBeCloseTo(0.2)
  expect(roi.breakEven).toBeCloseTo(16.667, 3)
})

test('at the break-even growth the margin just covers the work, whatever the length', () => {
  const { breakEven } = roiOf(example)
  const atBreakEven = roiOf({ ...example, growth: breakEven ?? 0, months: 7 })
  expect(outcomeOf(atBreakEven)).toBe('even')
  expect(atBreakEven.return).toBeCloseTo(0)
})

test('half the growth earns half the margin for the same work', () => {
  const half = roiAt(example, 0.5)
  expect(half.gain).toBeCloseTo(5_760)
  expect(half.cost).toBe(9_600)
  expect(outcomeOf(half)).toBe('negative')
  expect(half.breakEven).toBeCloseTo(16.667, 3)
})

test('half as much growth again earns half as much margin again', () => {
  expect(roiAt(example, 1.5).net).toBeCloseTo(7_680)
})

test('without a cost there is no return to work out', () => {
  expect(roiOf({ ...example, cost: 0 })).toMatchObject({ return: null, breakEven: 0, cost: 0 })
})

test.each(['visits', 'conversion', 'value', 'margin'] as const)(
  'when %s is zero no growth covers the work',
  id => {
    const roi = roiOf({ ...example, [id]: 0 })
    expect(roi.breakEven).toBeNull()
    expect(roi.return).toBeCloseTo(-1)
  },
)

test('an assumption of no growth loses exactly the cost of the work', () => {
  const roi = roiOf({ ...example, growth: 0 })
  expect(roi.net).toBe(-9_600)
  expect(outcomeOf(roi)).toBe('negative')
})

test('a difference of less than half a euro is no difference', () => {
  expect(outcomeOf({ ...roiOf(example), net: 0.4 })).toBe('even')
  expect(outcomeOf({ ...roiOf(example), net: -0.4 })).toBe('even')
  expect(outcomeOf({ ...roiOf(example), net: 0.6 })).toBe('positive')
})
