import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type AuditReport, firstFixes } from '#contracts/audit-report.ts'

const sample: AuditReport = JSON.parse(
  readFileSync(new URL('../../../content/sample-report.json', import.meta.url), 'utf8'),
)

test('the sample has nothing whose styles only the reports of an audit carry', () => {
  expect(sample.problem).toBeNull()
  expect(
    sample.fixes.slice(0, firstFixes).map(({ patch }) => patch),
    'Import audit-report/plan/Patch.css in SampleReport.astro.',
  ).not.toContainEqual(expect.anything())
})
