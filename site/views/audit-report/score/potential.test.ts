import { expect, test } from 'vitest'
import { cappedReport, completeReport } from '#tests/support/sample-report/index.ts'
import { potentialOf } from './potential.ts'
import { reportInLanguage } from '../report.ts'

test('the first three fixes say how far they can bring the score', () => {
  expect(potentialOf(reportInLanguage(completeReport, 'en'))).toBe(72)
})

test('nothing is promised of a capped score, nor of a report without fixes', () => {
  expect(potentialOf(reportInLanguage(cappedReport, 'en'))).toBeNull()
  expect(potentialOf(reportInLanguage({ ...completeReport, fixes: [] }, 'en'))).toBeNull()
})

test('no site can go beyond 100', () => {
  const score = { ...completeReport.score, points: 96, band: 3, cappedBy: null, sentence: { fr: '', en: '' } }
  expect(potentialOf(reportInLanguage({ ...completeReport, score }, 'en'))).toBe(100)
})
