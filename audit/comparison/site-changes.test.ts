import { expect, test } from 'vitest'
import type { AuditReport } from '#contracts/audit-report.ts'
import { failedReport } from '../judge/failed-report.ts'
import { judge } from '../judge/judge.ts'
import { internalProblem, problem } from '../judge/problems.ts'
import { filler, madeVisit, pageOf, readPagesOf } from '../testing/made-up.ts'
import { siteChanges } from './site-changes.ts'

const page = pageOf(`<h1>Chimneys</h1><p>${filler('en', 320)}</p>`)

function reportWith(robots: string): AuditReport {
  const visit = madeVisit([page], { robots })
  const report = judge(visit, readPagesOf(visit))
  // A made-up document has no digest of its own.
  const documents = report.documents.map(document =>
    document.address.endsWith('/robots.txt') ? { ...document, sha256: robots } : document,
  )
  return { ...report, documents }
}

const open = reportWith('User-agent: *\nAllow: /\n')
const closed = reportWith('User-agent: OAI-SearchBot\nDisallow: /\n\nUser-agent: *\nAllow: /\n')
const read = { wasRead: true }

test('nothing is told of a site that stayed as it was, nor of its first reading', () => {
  expect(siteChanges({ before: open, ...read }, open)).toEqual([])
  expect(siteChanges({ before: null, ...read }, closed)).toEqual([])
})

test('a closed gate is told with the engines it closed to, what was seen, and what to do', () => {
  const [change] = siteChanges({ before: open, ...read }, closed)
  if (change?.kind !== 'gate') throw new Error('The gate that closed does not come first.')
  expect(change).toMatchObject({ gate: 'allowed', engines: ['ChatGPT'] })
  expect(change.sentence.en).toContain('OAI-SearchBot')
  expect(change.evidence?.quote).toContain('Disallow: /')
  expect(change.mend?.action.en).toContain('robots.txt')
})

test('a closed gate tells of its own check too, which is not told again', () => {
  const changes = siteChanges({ before: open, ...read }, closed)
  expect(closed.findings.find(({ check }) => check === 'search-agents-allowed')?.verdict).toBe('partial')
  expect(changes.map(({ kind }) => kind)).toEqual(['gate', 'robots'])
})

test('another robots.txt is told with the crawlers whose rule is another, also when there are none', () => {
  const robots = (after: AuditReport) =>
    siteChanges({ before: open, ...read }, after).find(({ kind }) => kind === 'robots')
  expect(robots(closed)).toMatchObject({
    crawlers: [{ name: 'OAI-SearchBot', after: 'blocked' }],
    lines: {
      shown: [
        { change: 'added', number: 1, text: 'User-agent: OAI-SearchBot', closesTo: [] },
        { change: 'added', number: 2, text: 'Disallow: /', closesTo: ['OAI-SearchBot'] },
        { change: 'added', number: 3, text: '', closesTo: [] },
      ],
      more: 0,
    },
  })
  expect(robots(reportWith('# Since today\nUser-agent: *\nAllow: /\n'))).toMatchObject({ crawlers: [] })
  expect(siteChanges({ before: closed, ...read }, open).map(({ kind }) => kind)).toEqual(['robots'])
})

test('the lines of robots.txt are told from and to none, and not where a report has not kept the text', () => {
  const linesOf = (before: AuditReport, after: AuditReport) =>
    siteChanges({ before, ...read }, after).flatMap(change =>
      change.kind === 'robots' ? [change.lines] : [],
    )
  const none = {
    ...open,
    documents: open.documents.map(document =>
      document.address.endsWith('/robots.txt') ? { ...document, status: 404 } : document,
    ),
  }
  expect(linesOf(none, open)).toMatchObject([{ shown: [{ change: 'added' }, { change: 'added' }] }])
  expect(linesOf(open, none)).toMatchObject([{ shown: [{ change: 'removed' }, { change: 'removed' }] }])
  const { robotsTxt, ...unkept } = open
  expect(robotsTxt).toBeDefined()
  expect(linesOf(unkept, closed)).toEqual([undefined])
  expect(linesOf(closed, unkept)).toEqual([undefined])
})

test('a check that does worse is told, one that does better or was judged by another rubric is not', () => {
  const [first] = open.findings.filter(({ verdict }) => verdict === 'passed')
  if (!first) throw new Error('The made-up site passes nothing.')
  const worse = {
    ...open,
    findings: open.findings.map(finding =>
      finding === first ? { ...finding, verdict: 'partial' as const } : finding,
    ),
  }
  expect(siteChanges({ before: open, ...read }, worse)).toMatchObject([
    { kind: 'check', check: first.check, before: 'passed', after: 'partial' },
  ])
  expect(siteChanges({ before: worse, ...read }, open)).toEqual([])
  expect(siteChanges({ before: open, ...read }, { ...worse, rubricVersion: '0.9' })).toEqual([])
})

test('a site that can no longer be read is told once, and a fault of ours never', () => {
  const failedFor = (reason: Parameters<typeof failedReport>[1]) =>
    failedReport({ address: open.address, startedAt: open.startedAt }, reason)
  const blocked = failedFor(problem('blocked', null))
  expect(siteChanges({ before: open, ...read }, blocked)).toMatchObject([
    { kind: 'unread', problem: { code: 'blocked' } },
  ])
  expect(siteChanges({ before: open, wasRead: false }, blocked)).toEqual([])
  expect(siteChanges({ before: open, ...read }, failedFor(internalProblem(new Error('ours'))))).toEqual([])
  expect(siteChanges({ before: open, wasRead: false }, open)).toEqual([])
})
