import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { firstFixes } from '#contracts/audit-report.ts'
import { completeReport } from '#tests/support/sample-report.ts'
import { inLanguage } from '../../../content/bilingual.ts'
import { contentFile } from '../../../content/content-file.ts'
import { fill } from '../../../content/wording.ts'
import { reportInLanguage } from '../report.ts'
import { auditReportWords } from '../words.ts'
import { Plan } from './Plan.tsx'

test('a fix that the report starts with is drawn from the first day, whatever its effort, and only that one is', () => {
  const [fix] = completeReport.fixes
  if (!fix) throw new Error('The sample report has no fix.')
  const horizons = [90, 30, 60, 30, 60] as const
  const fixes = horizons.map((horizonDays, index) => ({ ...fix, check: `check-${index}`, horizonDays }))
  const drawn = drawnPlan(fixes)
  const first = drawn.split('<li class="plan-').slice(1)
  const counts = first.map(month => month.split('<li class="is-first"').length - 1)
  expect(counts).toEqual([1, 1, 1])
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(firstFixes)
})

test('months that no fix falls in share one line, and a report without a fix has no months', () => {
  const { plan } = words
  const short = drawnPlan(completeReport.fixes.slice(0, 1).map(fix => ({ ...fix, horizonDays: 30 })))
  const idle = fill(plan.none, { days: '60 and 90' })
  expect(short.split(idle)).toHaveLength(2)
  expect(short.split('<h3>')).toHaveLength(2)
  expect(drawnPlan([])).toContain(plan.nothing)
  expect(drawnPlan([])).not.toContain('<h3>')
})

const words = inLanguage(auditReportWords.parse(contentFile('pages/audit-report.yaml')), 'en')

function drawnPlan(fixes: typeof completeReport.fixes): string {
  return renderToStaticMarkup(
    <Plan report={reportInLanguage({ ...completeReport, fixes }, 'en')} words={words} language="en" />,
  )
}
