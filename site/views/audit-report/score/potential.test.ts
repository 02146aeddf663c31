import { expect, test } from 'vitest'
import { cappedReport, completeReport } from '#tests/support/sample-report.ts'
import { reportInLanguage } from '../report.ts'
import { potentialOf } from './potential.ts'

test('the first three fixes say how far they can bring the score', () => {
  const score = completeReport.score && { ...completeReport.score, points: 58 }
  const [fix] = completeReport.fixes
  const fixes = [7.4, 4.4, 2.3, 9].flatMap(points => (fix ? [{ ...fix, points }] : []))
  expect(potentialOf(reportInLanguage({ ...completeReport, score, fixes }, 'en'))).toBe(72)
})

test('nothing is promised for a capped score, nor for a report without fixes', () => {
  expect(potentialOf(reportInLanguage(cappedReport, 'en'))).toBeNull()
  expect(potentialOf(reportInLanguage({ ...completeReport, fixes: [] }, 'en'))).toBeNull()
})

test('no site can go beyond 100', () => {
  const score = completeReport.score && { ...completeReport.score, points: 99.5 }
  expect(potentialOf(reportInLanguage({ ...completeReport, score }, 'en'))).toBe(100)
})
