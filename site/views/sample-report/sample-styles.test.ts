import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type AuditReport, firstFixes } from '#contracts/audit-report.ts'
import { gateRemarks } from '../audit-report/findings/grouping.ts'
import { reportInLanguage } from '../audit-report/report.ts'

const sample: AuditReport = JSON.parse(
  readFileSync(new URL('../../../content/sample-report.json', import.meta.url), 'utf8'),
)

test('the sample has nothing whose styles only the reports of an audit carry', () => {
  expect(sample.problem).toBeNull()
  expect(
    gateRemarks(reportInLanguage(sample, 'en').engines),
    'Import audit-report/access/Remarks.css in SampleReport.astro.',
  ).toEqual([])
  expect(
    sample.fixes.slice(0, firstFixes).map(({ patch }) => patch),
    'Import audit-report/plan/Patch.css in SampleReport.astro.',
  ).not.toContainEqual(expect.anything())
})
