import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { groupOf } from '#contracts/report-words.ts'
import { completeReport } from '#tests/support/sample-report.ts'
import { inLanguage } from '../../../content/bilingual.ts'
import { contentFile } from '../../../content/content-file.ts'
import { reportInLanguage } from '../report.ts'
import { auditReportWords } from '../words.ts'
import { Overview } from './Overview.tsx'

const words = inLanguage(auditReportWords.parse(contentFile('pages/audit-report.yaml')), 'en')
const [finding] = completeReport.findings
if (!finding) throw new Error('The recorded report has no finding.')

test('every check of a report has one mark, and is counted once in words', () => {
  const [legend = '', list = ''] = drawn(completeReport.findings).split('</figcaption>')
  expect(list.split('class="mark-').length - 1).toBe(completeReport.findings.length)
  const counts = [...legend.matchAll(/<dd[^>]*>(\d+)</g)].map(([, count]) => Number(count))
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(completeReport.findings.length)
})

test('a mark stands above the line by the share that was won, and hangs below it by the share that was lost', () => {
  const judged = { ...finding, verdict: 'partial', maximum: 4 } as const
  expect(drawn([{ ...judged, points: 1 }])).toContain('M1 37.0h14V83.0h-14z')
  expect(drawn([{ ...judged, verdict: 'failed', points: 0 }])).toContain('M1 48.0h14V95.0h-14z')
})

test('what was not measured, does not apply or is not counted loses nothing', () => {
  const unmeasured = { ...finding, points: 0, maximum: 0 }
  expect(drawn([{ ...unmeasured, verdict: 'could-not-tell' }])).toContain('class="mark-hatched"')
  expect(drawn([{ ...unmeasured, verdict: 'not-applicable' }])).toContain('class="mark-none"')
  const unscored = { ...unmeasured, verdict: 'failed' } as const
  expect(groupOf(unscored)).toBe('unscored')
  expect(drawn([unscored])).toContain('class="mark-hollow"')
})

function drawn(findings: typeof completeReport.findings): string {
  const report = reportInLanguage({ ...completeReport, findings }, 'en')
  return renderToStaticMarkup(<Overview report={report} words={words} language="en" />)
}
