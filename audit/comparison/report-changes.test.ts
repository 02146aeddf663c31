import { expect, test } from 'vitest'
import type { AuditReport } from '#contracts/audit-report.ts'
import { judge } from '../judge/judge.ts'
import { readPagesOf } from '../testing/made-up.ts'
import { atelierVisit } from '../testing/site-visit.ts'
import type { Visit } from '../visit.ts'
import { reportChanges } from './report-changes.ts'

function reportOn(visit: Visit): AuditReport {
  return judge(visit, readPagesOf(visit))
}

const before = reportOn(atelierVisit())

test('two audits of the same bytes do not differ', () => {
  const changes = reportChanges(before, reportOn(atelierVisit()))
  expect(changes).toMatchObject({ points: { pages: 0, rubric: 0 }, checks: [] })
  expect(changes.pages.map(({ kind }) => kind)).toEqual(before.pages.map(() => 'same'))
})

test('lost points are listed check by check, the largest loss first', () => {
  const visit = atelierVisit()
  const pages = visit.pages.map(page => ({
    ...page,
    exchange: { ...page.exchange, body: page.exchange.body.replace(/<html lang="[^"]*"/u, '<html') },
  }))
  const changes = reportChanges(before, reportOn({ ...visit, pages }))
  expect(changes.checks[0]).toMatchObject({ check: 'page-language', after: 'failed' })
  expect(changes.checks[0]?.points).toBeLessThan(0)
  expect(changes.points?.pages).toBeLessThan(0)
  expect(changes.sentence.fr).toContain('la grille n’a pas changé, le site oui')
})

test('a change of the rubric is not reported as a change of the site', () => {
  const [scored, ...others] = before.findings
  if (!scored || !before.score) throw new Error('The recorded site has a score and findings.')
  const harder = {
    ...before,
    rubricVersion: '1.0',
    score: { ...before.score, points: before.score.points - 6 },
  }
  const changes = reportChanges(before, { ...harder, findings: others })
  expect(changes.points).toEqual({ pages: 0, rubric: -6 })
  expect(changes.checks).toMatchObject([{ check: scored.check, after: null, points: null }])
})

test('changed, new and missing pages are recognised by their bytes', () => {
  const visit = atelierVisit()
  const [home, , ...rest] = visit.pages
  if (!home) throw new Error('The recorded site has a home page.')
  const edited = { ...home, exchange: { ...home.exchange, sha256: 'other' } }
  const kinds = reportChanges(before, reportOn({ ...visit, pages: [edited, ...rest] })).pages.map(
    ({ kind }) => kind,
  )
  expect(kinds.filter(kind => kind === 'changed')).toHaveLength(1)
  expect(kinds.filter(kind => kind === 'gone')).toHaveLength(1)
})

test('a failed audit is not compared', () => {
  const changes = reportChanges(before, { ...before, score: null, pillars: [], findings: [], pages: [] })
  expect(changes.points).toBeNull()
  expect(changes.sentence.en).toContain('nothing to compare')
})
