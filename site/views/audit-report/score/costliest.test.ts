import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { AuditReport } from '#contracts/audit-report.ts'
import { shownPillars } from '#contracts/report-points.ts'
import { completeReport, partialReport } from '#tests/support/sample-report.ts'
import { reportInLanguage } from '../report.ts'
import { costliest } from './costliest.ts'

const kept: AuditReport = JSON.parse(
  readFileSync(new URL('../../../../content/sample-report.json', import.meta.url), 'utf8'),
)

test.each([
  ['the sample that the site shows', kept],
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
