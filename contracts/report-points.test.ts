import { describe, expect, test } from 'vitest'
import { cappedReport, completeReport, keptReport, partialReport } from '#tests/support/sample-report.ts'
import { type ShownPoints, shownPillars, shownPoints } from './report-points.ts'

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

const reports = [
  ['the report of the engine on its own test site', completeReport],
  ['a partial report', partialReport],
  ['a capped report', cappedReport],
  ['the sample that the site shows', keptReport],
] as const

describe.each(reports)('in %s', (_name, report) => {
  const { pillars, total } = shownPillars(report)

  test('the points of the checks add up to their pillar, and the pillars to the total, won and lost', () => {
    expect(pillars).toHaveLength(8)
    expect(sumsOf(pillars)).toEqual(tenthsOf(total))
    for (const pillar of pillars) {
      const checks = report.findings.filter(finding => finding.pillar === pillar.pillar)
      expect(checks.length, pillar.pillar).toBeGreaterThan(1)
      expect(sumsOf(checks.map(shownPoints)), pillar.pillar).toEqual(tenthsOf(pillar))
    }
  })

  test('the total is the score: what was won and what was lost make 100', () => {
    const won = (100 * total.points) / total.maximum
    const lost = pillars.reduce((sum, row) => sum + (100 * (row.maximum - row.points)) / total.maximum, 0)
    expect(won + lost).toBeCloseTo(100, 6)
    if (!report.score?.cappedBy) expect(Math.round(won)).toBe(report.score?.points)
  })

  test('a pillar is only full when nothing was lost', () => {
    for (const { pillar, points, maximum } of pillars) {
      const isWhole = report.findings.every(
        finding => finding.pillar !== pillar || finding.points === finding.maximum,
      )
      expect(points === maximum, pillar).toBe(isWhole)
    }
  })
})

test.each(reports.filter(([, { score }]) => !score?.cappedBy))(
  'in %s, a pillar differs by less than two tenths from its exact points',
  (_name, report) => {
    for (const [index, row] of shownPillars(report).pillars.entries())
      expect(Math.abs(row.points - (report.pillars[index]?.points ?? 0)), row.pillar).toBeLessThan(0.2)
  },
)

test('pillars that lost a little never show full points', () => {
  const { pillars, findings } = completeReport
  const [pillar] = pillars
  const [finding] = findings
  if (!pillar || !finding) throw new Error('The recorded report has no pillars or no findings.')
  const made = (['A', 'B', 'C', 'D'] as const).map((letter, index) => ({
    pillar: letter,
    points: [2.97, 2.98, 2.99, 3][index] ?? 0,
    maximum: 3,
  }))
  const shown = shownPillars({
    pillars: made.map(part => ({ ...pillar, ...part })),
    findings: made.map(part => ({ ...finding, ...part })),
  })
  expect(shown.pillars.map(({ points }) => points)).toEqual([2.9, 2.9, 2.9, 3])
  expect(shown.total).toEqual({ points: 11.7, maximum: 12 })
})

function sumsOf(parts: readonly ShownPoints[]): ShownPoints {
  const sum = (key: keyof ShownPoints) => parts.reduce((sum, part) => sum + tenthsOf(part)[key], 0)
  return { points: sum('points'), maximum: sum('maximum') }
}

function tenthsOf({ points, maximum }: ShownPoints): ShownPoints {
  return { points: Math.round(points * 10), maximum: Math.round(maximum * 10) }
}
