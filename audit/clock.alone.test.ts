import type { RequestListener } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { serveLocally } from '#tests/support/local-server.ts'
import { auditSite } from './index.ts'
import { judge } from './judge/judge.ts'
import { limits } from './limits.ts'
import { processLimits } from './process/limits.ts'
import { filler, madeVisit, pageOf, readPagesOf } from './testing/made-up.ts'

/** The parts of a minute, in seconds that a test can wait for. */
const short = {
  ...limits,
  visitMs: 3_000,
  visitBesideBrowserMs: 2_500,
  renderedMs: 3_000,
  readMs: 4_000,
  judgedMs: 5_000,
}
const all = 6_000
/** What a busy machine adds: starting a thread, ending a connection. */
const patience = 5_000

const html = { 'content-type': 'text/html; charset=utf-8' }
const page = `<!doctype html><html lang="en"><title>Wood</title><main><h1>Wood</h1>${filler('en', 120)}</main>`
const links = Array.from({ length: 11 }, (_, index) => `<a href="/page-${index}">Page ${index}</a>`).join('')

test('the deadlines of the parts follow each other, and all are before the process is killed', () => {
  const { visitBesideBrowserMs, visitMs, renderedMs, readMs, judgedMs } = limits
  const ends = [visitBesideBrowserMs, visitMs, renderedMs, readMs, judgedMs, 60_000, processLimits.deadlineMs]
  expect(ends).toEqual(ends.toSorted((one, other) => one - other))
  expect(visitBesideBrowserMs).toBeLessThan(renderedMs)
})

test('a site that answers more and more slowly is judged in time by what it has answered', async () => {
  const { host } = await serve((request, response) => {
    if (request.url === '/') response.writeHead(200, html).end(page + links)
    // Nothing more, as long as anyone waits.
  })
  const { report, lasted } = await timed(host)
  expect(lasted).toBeLessThan(all + patience)
  expect(report).toMatchObject({ outcome: 'partial', problem: { code: 'pages-missing' } })
  expect(report.pages[0]).toMatchObject({ problem: null, words: expect.any(Number) })
  expect(report.score?.points).toBeGreaterThan(0)
}, 40_000)

test('when pages take long to read, a site is judged in time by those that were read', async () => {
  const { host } = await serve((request, response) =>
    response.writeHead(200, html).end(request.url === '/' ? page + links : '<div>a'.repeat(160_000)),
  )
  const { report, lasted } = await timed(host)
  expect(lasted).toBeLessThan(all + patience)
  expect(report.outcome).toBe('partial')
  expect(report.pages[0]).toMatchObject({ problem: null })
  expect(report.pages.map(({ problem }) => problem?.en)).toContain('The audit ran out of time.')
  expect(report.score?.points).toBeGreaterThan(0)
}, 40_000)

test('checks not made in time become "could not tell", and the others count', () => {
  const visit = madeVisit([pageOf(page)])
  let asked = 0
  const report = judge(visit, readPagesOf(visit), () => {
    asked += 1
    return asked > 10
  })
  const late = report.findings.slice(10)
  expect(late.length).toBeGreaterThan(20)
  for (const { check, verdict, sentence } of late) {
    expect(verdict, check).toBe('could-not-tell')
    expect(sentence.en, check).toBe(
      'The audit ran out of time before this check. It does not count in the score.',
    )
  }
  expect(report.findings.slice(0, 10).some(({ verdict }) => verdict === 'passed')).toBe(true)
  expect(report.score?.points).toBeGreaterThan(0)
})

async function timed(host: string) {
  const started = performance.now()
  const report = await auditSite(`http://${host}/`, { allow: [host], limits: short })
  return { report, lasted: performance.now() - started }
}

async function serve(answer: RequestListener) {
  const site = await serveLocally((request, response) => {
    if (request.url === '/robots.txt') response.writeHead(404).end()
    else answer(request, response)
  })
  onTestFinished(() => site.close())
  return site
}
