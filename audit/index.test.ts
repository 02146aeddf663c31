import type { RequestListener } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AuditProgress } from '#contracts/audit-report.ts'
import { serveLocally } from '#tests/support/local-server.ts'
import { startSampleSite } from '#tests/support/sample-site.ts'
import { auditSite } from './index.ts'

let site: Awaited<ReturnType<typeof startSampleSite>>
beforeAll(async () => {
  site = await startSampleSite()
})
afterAll(() => site.close())

test('a site is visited, read and judged, and progress is reported meanwhile', async () => {
  const steps: AuditProgress['step'][] = []
  const report = await auditSite(site.origin, {
    allow: [site.host],
    onProgress: ({ step }) => steps.push(step),
  })
  expect(report).toMatchObject({ outcome: 'complete', problem: null, site: site.host })
  expect(report.pages).toHaveLength(12)
  expect(report.score?.points).toBeGreaterThan(50)
  expect([...new Set(steps)]).toEqual(['looking', 'reading', 'asking', 'judging'])
})

test('a site that forbids our crawler is not read, and the report says so', async () => {
  const closed = await startSampleSite({ robots: 'User-agent: *\nDisallow: /\n' })
  const report = await auditSite(closed.origin, { allow: [closed.host] }).finally(() => closed.close())
  expect(report).toMatchObject({
    outcome: 'failed',
    score: null,
    problem: { code: 'forbidden-by-robots', detail: 'robots.txt, line 2: User-agent: * … Disallow: /' },
  })
})

test.each([
  ['not an address', 'bad-address'],
  ['http://127.0.0.1/', 'private-address'],
])('%s becomes a report, not an exception', async (address, code) => {
  expect(await auditSite(address, { allow: [] })).toMatchObject({ outcome: 'failed', problem: { code } })
})

const answers: readonly (readonly [string, RequestListener, string])[] = [
  ['an error', (_request, response) => response.writeHead(503).end('Down'), 'http-error'],
  [
    'a file',
    (_request, response) => response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF'),
    'not-a-page',
  ],
  [
    'a redirect to itself',
    (request, response) => response.writeHead(302, { location: request.url }).end(),
    'redirect-loop',
  ],
  ['a broken connection', request => request.socket.destroy(), 'unreachable'],
]

test.each(answers)('a server that answers with %s becomes a report', async (_name, answer, code) => {
  const { origin, host, close } = await serveLocally((request, response) =>
    request.url === '/robots.txt' ? response.writeHead(404).end() : answer(request, response),
  )
  const report = await auditSite(origin, { allow: [host] }).finally(close)
  expect(report).toMatchObject({ outcome: 'failed', score: null, problem: { code } })
})

test('a cancelled audit rejects with the reason', async () => {
  const signal = AbortSignal.abort(new Error('The server is closing.'))
  await expect(auditSite(site.origin, { allow: [site.host], signal })).rejects.toThrow(
    'The server is closing.',
  )
})
