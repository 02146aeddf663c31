import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { completedRecord, completeReport, pageOf } from '#tests/support/sample-report.ts'
import { inLanguage } from '../../../content/bilingual.ts'
import { contentFile } from '../../../content/content-file.ts'
import { ReportHead } from './ReportHead.tsx'
import { reportInLanguage } from '../report.ts'
import { auditReportWords } from '../words.ts'

const bilingualWords = auditReportWords.parse(contentFile('pages/audit-report.yaml'))
const paths = { self: '/audits/a', address: '', contact: '', method: '', scorecard: '' }

test.each([
  ['fr', '1er janvier 2027, 00 h 15', 'jusqu’au 1er janvier 2028'],
  ['en', 'January 1, 2027, 12:15 AM', 'kept until January 1, 2028'],
] as const)(
  'a report says when it was made and until when it is kept, in the time zone of the agency: %s',
  (language, made, kept) => {
    const report = { ...completeReport, finishedAt: '2026-12-31T23:15:00.000Z' }
    const drawn = renderToStaticMarkup(
      <ReportHead
        audit={pageOf({ ...completedRecord, keptUntil: '2027-12-31T23:15:00.000Z' })}
        report={reportInLanguage(report, language)}
        words={inLanguage(bilingualWords, language)}
        paths={paths}
        language={language}
        timeZone="Europe/Paris"
      />,
    ).replaceAll(/[\u00a0\u202f]/gu, ' ')
    expect(drawn).toContain(made)
    expect(drawn).toContain(kept)
  },
)
