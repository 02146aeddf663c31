import { expect, test } from 'vitest'
import { shownPillars } from '#contracts/report-points.ts'
import { cappedReport, completeReport, keptReport, partialReport } from '#tests/support/sample-report.ts'
import { reportInLanguage } from '../report.ts'
import { costliest, isUnscored, onlyGrows, potentialOf, standingOf, unmeasuredPoints } from './points.ts'

test.each([
  ['the sample that the site shows', keptReport],
  ['the report of the engine on its own test site', completeReport],
  ['a partial report', partialReport],
])('in %s, a pillar names a check exactly where points are missing before the eye', (_name, recorded) => {
  const report = reportInLanguage(recorded, 'en')
  const { pillars } = shownPillars(report)
  expect(pillars).toHaveLength(8)
  for (const { pillar, points, maximum } of pillars)
    expect(costliest(report.findings, pillar) !== undefined, pillar).toBe(points < maximum)
})

test('of several checks, the one that lost most is named', () => {
  const [first, second, third] = reportInLanguage(completeReport, 'en').findings
  if (!first || !second || !third) throw new Error('The recorded report has too few findings.')
  const lines = [
    { ...first, pillar: 'A' as const, points: 0.9, maximum: 1 },
    { ...second, pillar: 'A' as const, points: 3, maximum: 5 },
    { ...third, pillar: 'B' as const, points: 0, maximum: 9 },
  ]
  expect(costliest(lines, 'A')?.check).toBe(second.check)
})

test('a pillar that lost points to nothing but room to grow has no fault', () => {
  const [first, second] = reportInLanguage(completeReport, 'en').findings
  if (!first || !second) throw new Error('The recorded report has too few findings.')
  const grows = { ...first, pillar: 'A' as const, verdict: 'room-to-grow' as const, points: 9, maximum: 20 }
  const fault = { ...second, pillar: 'A' as const, verdict: 'failed' as const, points: 0, maximum: 1 }
  const settled = { ...second, pillar: 'A' as const, verdict: 'passed' as const, points: 1, maximum: 1 }
  expect(onlyGrows([grows, settled], 'A')).toBe(true)
  expect(onlyGrows([grows, fault], 'A')).toBe(false)
  expect(onlyGrows([settled], 'A')).toBe(false)
})

test('a pillar whose checks carry no points is told from one that could not be measured', () => {
  const [finding] = reportInLanguage(completeReport, 'en').findings
  if (!finding) throw new Error('The recorded report has no finding.')
  const judged = { ...finding, pillar: 'C' as const, verdict: 'failed' as const, points: 0, maximum: 0 }
  expect(isUnscored([judged], 'C')).toBe(true)
  expect(isUnscored([{ ...judged, verdict: 'could-not-tell' }], 'C')).toBe(false)
  expect(isUnscored([judged, { ...judged, maximum: 2 }], 'C')).toBe(false)
})

test('the first three fixes say how far they can bring the score', () => {
  const score = completeReport.score && { ...completeReport.score, points: 58 }
  const [fix] = completeReport.fixes
  const fixes = [7.4, 4.4, 2.3, 9].flatMap(points => (fix ? [{ ...fix, points }] : []))
  expect(potentialOf(reportInLanguage({ ...completeReport, score, fixes }, 'en'))).toBe(72)
})

test('nothing is promised for a capped score, nor for a report without fixes', () => {
  expect(potentialOf(reportInLanguage(cappedReport, 'en'))).toBeNull()
  expect(potentialOf(reportInLanguage({ ...completeReport, fixes: [] }, 'en'))).toBeNull()
})

test('no site can go beyond 100', () => {
  const score = completeReport.score && { ...completeReport.score, points: 99.5 }
  expect(potentialOf(reportInLanguage({ ...completeReport, score }, 'en'))).toBe(100)
})

test.each([
  [14, 20, 'strong'],
  [13.9, 20, 'fair'],
  [9, 20, 'fair'],
  [8.9, 20, 'weak'],
  [0, 20, 'weak'],
] as const)('%d points of %d are %s', (points, maximum, standing) => {
  expect(standingOf(points, maximum)).toBe(standing)
})

test('a pillar that could not be measured has no standing', () => {
  expect(standingOf(0, 0)).toBeNull()
})

test('the points of a pillar that could not be measured are those that the rubric gives its checks', () => {
  const [finding] = reportInLanguage(completeReport, 'en').findings
  if (!finding) throw new Error('The recorded report has no finding.')
  const findings = [
    { ...finding, check: 'text-without-script', verdict: 'could-not-tell' as const },
    { ...finding, check: 'heading-outline', verdict: 'not-applicable' as const },
  ]
  const { rubricVersion } = completeReport
  expect(unmeasuredPoints({ rubricVersion, findings }, 'B')).toBe(18)
  expect(unmeasuredPoints({ rubricVersion, findings }, 'A')).toBe(0)
  expect(unmeasuredPoints({ rubricVersion: '1.0', findings }, 'B')).toBe(0)
})
