import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { completeReport, rivalReadPage } from '#tests/support/sample-report.ts'
import { inLanguage } from '../../../content/bilingual.ts'
import { contentFile } from '../../../content/content-file.ts'
import { formLabels, limitWordsOf } from '../../../features/forms/labels.ts'
import { reportInLanguage } from '../report.ts'
import { auditReportWords } from '../words.ts'
import { Rival } from './Rival.tsx'

const bilingualWords = auditReportWords.parse(contentFile('pages/audit-report.yaml'))

test.each([
  ['fr', ' : Lecture'],
  ['en', ': Reading'],
] as const)('the wait for a rival has the colon of its language: %s', (language, said) => {
  const labels = formLabels.parse(contentFile('labels/forms.yaml'))
  const drawn = renderToStaticMarkup(
    <Rival
      audit={rivalReadPage}
      comparison={null}
      report={reportInLanguage(completeReport, language)}
      words={inLanguage(bilingualWords, language)}
      formWords={inLanguage(labels.form, language)}
      limitWords={limitWordsOf('audits', inLanguage(labels, language))}
      reportPath=""
      pathOfReport={id => id}
      language={language}
    />,
  )
  const text = drawn.replaceAll(/<[^>]*>/gu, '').replaceAll('\u00a0', ' ')
  expect(text).toContain(new URL(`https://${rivalReadPage.surroundings.rival?.address}`).host + said)
})
