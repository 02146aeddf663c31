import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Verdict } from '#contracts/audit-report.ts'
import { completeReport } from '#tests/support/sample-report.ts'
import { inLanguage } from '../../../content/bilingual.ts'
import { contentFile } from '../../../content/content-file.ts'
import { reportInLanguage } from '../report.ts'
import { auditReportWords } from '../words.ts'
import { Pillars } from './Pillars.tsx'

const words = inLanguage(auditReportWords.parse(contentFile('pages/audit-report.yaml')), 'en')

test('a pillar is not called good when most of its points could not be measured', () => {
  const measured = rowOf('passed', 18)
  expect(measured).toContain(words.standings.pillar.strong)
  expect(measured).toContain(words.pillars.nothing)
  const unmeasured = rowOf('could-not-tell', 0)
  expect(unmeasured).not.toContain(words.standings.pillar.strong)
  expect(unmeasured).toContain(words.standings.pillar.partly)
  expect(unmeasured).toContain('6 of 6 at stake, 18 not measured')
})

/** The row of the pillar of reading, with its heaviest check as given and another one whole. */
function rowOf(verdict: Verdict, points: number): string {
  const [finding] = completeReport.findings
  if (!finding) throw new Error('The recorded report has no finding.')
  const findings = [
    { ...finding, pillar: 'B' as const, check: 'text-without-script', verdict, points, maximum: points },
    {
      ...finding,
      pillar: 'B' as const,
      check: 'heading-outline',
      verdict: 'passed' as const,
      points: 6,
      maximum: 6,
    },
  ]
  const report = reportInLanguage({ ...completeReport, findings }, 'en')
  const drawn = renderToStaticMarkup(<Pillars report={report} words={words} language="en" rivals={[]} />)
  return drawn.split('<tr').find(row => row.includes('#pillar-B')) ?? ''
}
