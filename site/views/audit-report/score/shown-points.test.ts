import { describe, expect, test } from 'vitest'
import { completeReport } from '#tests/support/sample-report.ts'
import { reportInLanguage } from '../report.ts'
import { shownPillars, shownPoints } from './shown-points.ts'

test.each([
  [1.06, 1.1, 1],
  [2.38, 2.4, 2.3],
  [2.4, 2.4, 2.4],
  [0.02, 2, 0.1],
  [0, 2, 0],
  [1.33, 2, 1.3],
])('%d of %d points is shown as %d', (points, maximum, shown) => {
  expect(shownPoints({ points, maximum })).toEqual({ points: shown, maximum })
})

describe('the pillars of a report', () => {
  const report = reportInLanguage(completeReport, 'en')
  const [pillar] = report.pillars
  if (!pillar) throw new Error('The sample report has no pillars.')

  test('show points and maxima that add up to their totals', () => {
    const { pillars, total } = shownPillars(report)
    expect(pillars).toHaveLength(report.pillars.length)
    for (const key of ['points', 'maximum'] as const) {
      const sum = pillars.reduce((sum, row) => sum + Math.round(row[key] * 10), 0)
      expect(sum).toBe(Math.round(total[key] * 10))
      expect(total[key]).toBeCloseTo(
        report.pillars.reduce((sum, row) => sum + row[key], 0),
        0,
      )
    }
  })

  test('differ by less than a tenth from the exact points', () => {
    for (const [index, row] of shownPillars(report).pillars.entries()) {
      expect(Math.abs(row.points - (report.pillars[index]?.points ?? 0))).toBeLessThan(0.1)
    }
  })

  test('never show full points for a pillar that lost some', () => {
    const values = [2.97, 2.98, 2.99, 3].map(points => ({ ...pillar, points, maximum: 3 }))
    const { pillars, total } = shownPillars({ pillars: values })
    expect(pillars.map(({ points }) => points)).toEqual([2.9, 2.9, 2.9, 3])
    expect(total).toEqual({ points: 11.7, maximum: 12 })
  })
})
