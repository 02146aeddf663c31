import { expect, test } from 'vitest'
import { firstFixes } from '#contracts/audit-report.ts'
import { keptReport } from '#tests/support/sample-report.ts'
import { gateRemarks } from '../audit-report/findings/grouping.ts'
import { reportInLanguage } from '../audit-report/report.ts'

test('the sample has nothing whose styles only the reports of an audit carry', () => {
  expect(keptReport.problem).toBeNull()
  expect(
    gateRemarks(reportInLanguage(keptReport, 'en').engines),
    'Import audit-report/access/Remarks.css in SampleReport.astro.',
  ).toEqual([])
  expect(
    keptReport.fixes.slice(0, firstFixes).map(({ patch }) => patch),
    'Import audit-report/plan/Patch.css in SampleReport.astro.',
  ).not.toContainEqual(expect.anything())
})
