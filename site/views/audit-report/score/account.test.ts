import { expect, test } from 'vitest'
import { shownPillars } from '#contracts/report-points.ts'
import { cappedReport, completeReport, keptReport, partialReport } from '#tests/support/sample-report.ts'
import { reportInLanguage } from '../report.ts'
import { type Account, accountOf, accountOfPillar } from './account.ts'

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
  const pillars = shownPillars(report).pillars.map(pillar => accountOfPillar(report, pillar))
  for (const pillar of pillars) expect(sumOf(pillar)).toBeCloseTo(pillar.whole, 9)
  for (const part of ['won', 'lost', 'unmeasured', 'aside'] as const)
    expect(
      pillars.reduce((sum, pillar) => sum + pillar[part], 0),
      part,
    ).toBeCloseTo(whole[part], 9)
})

test('of another rubric, only what was at stake is known', () => {
  const report = { ...reportInLanguage(completeReport, 'en'), rubricVersion: '1.0' }
  expect(accountOf(report)).toBeNull()
  for (const pillar of shownPillars(report).pillars)
    expect(accountOfPillar(report, pillar).whole).toBe(pillar.maximum)
})

function sumOf({ won, lost, unmeasured, aside }: Account): number {
  return won + lost + unmeasured + aside
}
