import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { groupOf } from '#contracts/report-words.ts'
import { completeReport } from '#tests/support/sample-report.ts'
import { inLanguage } from '../../../content/bilingual.ts'
import { contentFile } from '../../../content/content-file.ts'
import { formLabels } from '../../../features/forms/labels.ts'
import { reportInLanguage } from '../report.ts'
import { auditReportWords } from '../words.ts'
import { Findings } from './Findings.tsx'

const words = inLanguage(auditReportWords.parse(contentFile('pages/audit-report.yaml')), 'en')
const formWords = inLanguage(formLabels.parse(contentFile('labels/forms.yaml')), 'en').form
const [finding] = completeReport.findings
if (!finding) throw new Error('The recorded report has no finding.')

test('every check of a report has one mark, and is counted once in words', () => {
  const [key = '', list = ''] = drawn(completeReport.findings).split('</dl>')
  expect(list.split('<g class="of-').length - 1).toBe(completeReport.findings.length)
  const counts = [...key.matchAll(/<dd[^>]*>(\d+)</g)].map(([, count]) => Number(count))
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(completeReport.findings.length)
})

test('a pillar is named once, with its points, its marks and its findings', () => {
  const list = drawn(completeReport.findings)
  for (const { pillar, name } of reportInLanguage(completeReport, 'en').pillars)
    expect(list.split(`<h3 id="pillar-${pillar}">${name}</h3>`)).toHaveLength(2)
})

test('a mark stands above the line by the share that was won, and hangs below it by the share that was lost', () => {
  const judged = { ...finding, verdict: 'partial', maximum: 4 } as const
  const partly = drawn([{ ...judged, points: 1 }])
  expect(partly).toContain('<path class="mark-won" d="M1 37.0h14V48.0h-14z"')
  expect(partly).toContain('<path d="M1 48.0h14V83.0h-14z"')
  expect(drawn([{ ...judged, verdict: 'failed', points: 0 }])).not.toContain('mark-won')
})

test('what was not measured, does not apply or is not counted loses nothing', () => {
  const unmeasured = { ...finding, points: 0, maximum: 0 }
  const marks = (verdict: 'could-not-tell' | 'not-applicable' | 'failed') =>
    drawn([{ ...unmeasured, verdict }])
  expect(groupOf({ ...unmeasured, verdict: 'failed' })).toBe('unscored')
  expect(marks('could-not-tell')).toContain('<g class="of-could-not-tell">')
  expect(marks('not-applicable')).toContain('<g class="of-not-applicable">')
  expect(marks('failed')).toContain('<g class="of-unscored">')
})

test('a pillar is not called good when most of its points could not be measured', () => {
  const measured = drawnReading('passed', 18)
  expect(measured).toContain(words.standings.pillar.strong)
  expect(measured).not.toContain(words.standings.pillar.partly)
  const unmeasured = drawnReading('could-not-tell', 0)
  expect(unmeasured).toContain(words.standings.pillar.partly)
  expect(unmeasured).toContain('6 of 6 at stake, 18 not measured')
})

/** The pillar of reading, with its heaviest check as given and another one whole. */
function drawnReading(verdict: 'passed' | 'could-not-tell', points: number): string {
  const reading = { ...finding, pillar: 'B' } as const
  return drawn([
    { ...reading, check: 'text-without-script', verdict, points, maximum: points },
    { ...reading, check: 'heading-outline', verdict: 'passed', points: 6, maximum: 6 },
  ] as typeof completeReport.findings)
}

function drawn(findings: typeof completeReport.findings): string {
  return renderToStaticMarkup(
    <Findings
      report={reportInLanguage({ ...completeReport, findings }, 'en')}
      words={words}
      language="en"
      audit={null}
      messageLimits={null}
      formWords={formWords}
      reportPath=""
      scorecardPath=""
    />,
  )
}
