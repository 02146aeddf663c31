import { expect, test } from 'vitest'
import { cappedReport, completeReport, keptReport, partialReport } from '#tests/support/sample-report.ts'
import { reportInLanguage } from '../report.ts'
import { type Account, accountOf } from './account.ts'

test.each([
  ['the sample that the site shows', keptReport],
  ['the report of the engine on its own test site', completeReport],
  ['a partial report', partialReport],
  ['a capped report', cappedReport],
])('in %s, every point of the rubric is accounted for', (_name, recorded) => {
  const report = reportInLanguage(recorded, 'en')
  const whole = accountOf(report)
  if (!whole) throw new Error('The recorded report is of another rubric.')
  expect(sumOf(whole)).toBeCloseTo(100, 9)
})

test('of another rubric, the points of which are not known here, nothing is accounted for', () => {
  const report = { ...reportInLanguage(completeReport, 'en'), rubricVersion: '1.0' }
  expect(accountOf(report)).toBeNull()
})

function sumOf({ won, lost, unmeasured, aside }: Account): number {
  return won + lost + unmeasured + aside
}
