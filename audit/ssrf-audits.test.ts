import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { beforeAll, expect, test } from 'vitest'
import type { AuditReport } from '#contracts/audit-report.ts'
import { forEachDeclaredFile } from './declared-files.ts'
import { auditSite } from './index.ts'
import { limits as usualLimits } from './limits.ts'
import { cases } from './look/cases/ssrf-cases.json' with { type: 'json' }
import { openSmallInternet, pem, publicIp, type SmallInternet } from './look/testing/small-internet.ts'
import { openSsrfStage, privateDials, type SsrfCase } from './look/testing/ssrf-stage.ts'
import { pageWith, type StubAnswer, stubSite } from './look/testing/stub-site.ts'

/**
 * Whole audits of addresses that lead inside, in a small internet whose private addresses are canaries.
 * `look/ssrf.test.ts` puts the same cases to the guard alone.
 */
const attacks = cases.filter(({ stage }) => stage !== 'subresource')
const pages = cases.filter(({ stage }) => stage === 'subresource')

/** Nobody is at the other end whom a polite pause would spare. */
const limits = { ...usualLimits, pauseMs: 0 }

beforeAll(() => setDefaultCACertificates([...getCACertificates('default'), pem('authority')]))

test.each(attacks)('$id $url is audited without reaching a private address: $reason', async attack => {
  const internet = await openSsrfStage(attack)
  const report = await auditUntilItsNameHasChanged(attack, internet)
  expect(internet.canaries.reached).toBe(0)
  expect(privateDials(internet)).toEqual([])
  expect(report).toMatchObject({ outcome: 'failed', score: null })
  expect(report.problem).toMatchObject({ code: expect.not.stringContaining('internal') })
})

test.each(pages)(
  '$id a page that links to private addresses is audited without following them: $reason',
  async page => {
    const internet = await openSsrfStage(page)
    await auditUntilItsNameHasChanged(page, internet)
    expect(internet.canaries.reached).toBe(0)
    expect(privateDials(internet)).toEqual([])
  },
  60_000,
)

const inside = 'http://127.0.0.1/admin'
const inward: StubAnswer = (_request, response) => response.writeHead(302, { location: inside }).end()

test('files that a site names are not requested from private addresses', async () => {
  const links = [inside, 'http://metadata.example.net/', 'http://[::1]/', '/services', '/about', '/faq']
  const site = stubSite({
    '/': `<link hreflang="en" href="http://127.0.0.1/en">${pageWith(...links)}`,
    '/services': inward,
    '/about': inward,
    '/faq': pageWith(inside),
    '/robots.txt': `User-agent: *\nAllow: /\nSitemap: ${inside}\nSitemap: http://metadata.example.net/s.xml\nSitemap: http://public.example.net/sitemap.xml\n`,
    '/sitemap.xml': `<sitemapindex><sitemap><loc>${inside}</loc></sitemap><sitemap><loc>http://public.example.net/more.xml</loc></sitemap></sitemapindex>`,
    '/more.xml': inward,
    '/llms.txt': inward,
    ...Object.fromEntries(Object.values(forEachDeclaredFile(path => [path, inward]))),
  })
  const internet = await withSite(site.server)
  internet.name('metadata.example.net', ['169.254.169.254'])
  const report = await auditSite('http://public.example.net/', {
    allow: [],
    network: internet.network,
    limits,
  })
  expect(site.paths()).toEqual(
    expect.arrayContaining(['/services', '/sitemap.xml', '/more.xml', '/llms.txt']),
  )
  expect(report.score).not.toBeNull()
  expect(internet.canaries.reached).toBe(0)
  expect(privateDials(internet)).toEqual([])
}, 60_000)

test('a robots.txt that redirects to a private address is not followed', async () => {
  const internet = await withSite(stubSite({ '/robots.txt': inward, '/': pageWith('/faq') }).server)
  await auditSite('http://public.example.net/', { allow: [], network: internet.network, limits })
  expect(internet.canaries.reached).toBe(0)
  expect(privateDials(internet)).toEqual([])
}, 60_000)

test.each([1, 2, 4])(
  'a name that becomes private after %i lookups gets no further request',
  async lookups => {
    const page = lastOnItsConnection(pageWith('/faq', '/services'))
    const robots = lastOnItsConnection('User-agent: *\nAllow: /\n')
    const site = stubSite({ '/robots.txt': robots, '/': page, '/faq': page, '/services': page })
    let connections = 0
    site.server.on('connection', () => {
      connections += 1
    })
    const internet = await withSite(site.server)
    const before = Array.from({ length: lookups }, () => [publicIp])
    internet.name('public.example.net', ...before, ['127.0.0.1'])
    await auditSite('http://public.example.net/', { allow: [], network: internet.network, limits })
    expect(connections).toBe(lookups)
    expect(internet.canaries.reached).toBe(0)
    expect(privateDials(internet)).toEqual([])
  },
  60_000,
)

/** The request after it needs a new connection, and looks the name up again. */
function lastOnItsConnection(text: string): StubAnswer {
  return (_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html', connection: 'close' }).end(text)
}

async function withSite(server: Parameters<SmallInternet['place']>[1]): Promise<SmallInternet> {
  const internet = await openSmallInternet()
  internet.name('public.example.net', [publicIp])
  await internet.place(publicIp, server)
  return internet
}

/** One audit per answer of its name server, since an audit may stop at the first; the last one's report. */
async function auditUntilItsNameHasChanged({ url, dns }: SsrfCase, { network }: SmallInternet) {
  let report: AuditReport | null = null
  for (const _lookup of dns ?? [[]]) report = await auditSite(url, { allow: [], network, limits })
  if (!report) throw new Error('A case without a lookup was not audited.')
  return report
}
