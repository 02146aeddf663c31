import { expect, test } from 'vitest'
import type { AuditProgress } from '#contracts/audit-report.ts'
import { citationCrawlers } from '../crawlers.ts'
import { limits } from '../limits.ts'
import { missingPath } from './site-files.ts'
import { listen, openSmallInternet, publicIp, site } from './testing/small-internet.ts'
import { linksOf, pageWith, type StubAnswer, stubSite } from './testing/stub-site.ts'
import { type VisitOptions, visitSite } from './visit-site.ts'

const frenchPages = {
  '/': pageWith('/services', '/blog', '/faq', '/a-propos', '/contact', '/mentions-legales', '/galerie'),
  '/services': pageWith('/services/audit', '/services/conseil'),
  '/services/audit': pageWith(),
  '/services/conseil': pageWith(),
  '/blog': pageWith('/blog/un', '/blog/deux'),
  '/blog/un': pageWith(),
  '/blog/deux': pageWith(),
  '/faq': pageWith(),
  '/a-propos': pageWith(),
  '/contact': pageWith(),
  '/mentions-legales': pageWith(),
  '/galerie': pageWith(),
}

const identity = { token: 'LumenAudit', page: 'https://lumen.example/method' }

/** Visits a site with these answers, on loopback and allowed by name. */
async function visit(
  answers: Readonly<Record<string, StubAnswer>>,
  { path = '/', ...options }: Partial<VisitOptions> & { path?: string } = {},
) {
  const stub = stubSite(answers)
  const host = `127.0.0.1:${await listen(stub.server)}`
  const seen = await visitSite(`http://${host}${path}`, { allow: [host], linksOf, identity, ...options })
  return { visit: seen, stub, origin: `http://${host}` }
}

function pathsOf(pages: readonly { exchange: { address: string } }[]): string[] {
  return pages.map(({ exchange }) => new URL(exchange.address).pathname)
}

test('a visit reads the files of a site, twelve pages with roles, and its first page as ten crawlers', async () => {
  const {
    visit: seen,
    stub,
    origin,
  } = await visit({
    ...frenchPages,
    '/robots.txt': 'User-agent: *\nAllow: /',
    '/llms.txt': '# Site',
  })
  expect(seen).toMatchObject({
    address: `${origin}/`,
    problem: null,
    robots: { status: 200 },
    llms: { body: '# Site' },
  })
  expect(seen.missing).toMatchObject({ status: 404, address: origin + missingPath })
  expect(seen.sitemaps).toMatchObject([{ status: 404, address: `${origin}/sitemap.xml` }])
  expect(seen.pages.map(({ role, exchange }) => [role, new URL(exchange.address).pathname])).toEqual([
    ['home', '/'],
    ['service', '/services'],
    ['list', '/blog'],
    ['faq', '/faq'],
    ['about', '/a-propos'],
    ['legal', '/contact'],
    ['legal', '/mentions-legales'],
    ['article', '/blog/un'],
    ['service', '/services/audit'],
    ['article', '/blog/deux'],
    ['service', '/services/conseil'],
    ['other', '/galerie'],
  ])
  expect(seen.agents.map(({ crawler }) => crawler)).toEqual(citationCrawlers.map(({ name }) => name))
  expect(stub.requests.map(({ userAgent }) => userAgent)).toEqual([
    ...Array<string>(4 + 4 + 12 + 1).fill(
      'Mozilla/5.0 (compatible; LumenAudit/1.0; +https://lumen.example/method)',
    ),
    ...citationCrawlers.map(({ userAgent }) => userAgent),
  ])
  expect(stub.mostAtOnce()).toBeLessThanOrEqual(limits.connectionsPerHost)
  expect(seen.startedAt <= seen.finishedAt).toBe(true)
})

test('two visits of one site see the same pages in the same order', async () => {
  const [one, other] = [await visit(frenchPages), await visit(frenchPages)]
  expect(pathsOf(one.visit.pages)).toEqual(pathsOf(other.visit.pages))
})

test('a page that robots.txt forbids us is not requested, and the rule is quoted', async () => {
  const { visit: seen, stub } = await visit({
    ...frenchPages,
    '/robots.txt': 'User-agent: *\nAllow: /\n\nUser-agent: LumenAudit\nDisallow: /',
  })
  expect(seen.problem).toEqual({
    code: 'forbidden-by-robots',
    detail: 'robots.txt, line 5: User-agent: LumenAudit … Disallow: /',
  })
  expect(seen.pages).toEqual([])
  expect(seen.robots.status).toBe(200)
  expect(stub.paths()).toEqual(['/robots.txt'])
})

test('other pages that robots.txt forbids are listed, not requested, and replaced by others', async () => {
  const {
    visit: seen,
    stub,
    origin,
  } = await visit({
    ...frenchPages,
    '/robots.txt': 'User-agent: *\nDisallow: /services\nDisallow: /llms.txt',
  })
  expect(seen.skipped).toContainEqual({ address: `${origin}/services`, reason: 'forbidden-by-robots' })
  expect(seen.llms.failure?.code).toBe('forbidden-by-robots')
  expect(stub.paths().filter(path => /services|llms.txt/.test(path))).toEqual([])
  expect(pathsOf(seen.pages)).toContain('/galerie')
})

test.each([500, 503])('when robots.txt answers %i, only the requested page is read', async status => {
  const { visit: seen, stub } = await visit({
    ...frenchPages,
    '/robots.txt': (_request, response) => response.writeHead(status).end(),
  })
  expect(stub.paths()).toEqual(['/robots.txt', '/'])
  expect(seen).toMatchObject({ problem: null, pages: [{ role: 'home' }], agents: [], sitemaps: [] })
  expect(seen.llms.failure?.code).toBe('not-asked')
})

test.each([404, 403, 429])('when robots.txt answers %i, nothing is forbidden', async status => {
  const answer: StubAnswer = (_request, response) => response.writeHead(status).end()
  const { visit: seen } = await visit({ ...frenchPages, '/robots.txt': answer })
  expect(seen.pages).toHaveLength(12)
})

test('a page that answers with an error is requested as crawlers do, and no other page is', async () => {
  const refuse: StubAnswer = ({ headers }, response) => {
    const isKnown = headers['user-agent']?.includes('OAI-SearchBot')
    response.writeHead(isKnown ? 200 : 403, { 'content-type': 'text/html' }).end(pageWith('/services'))
  }
  const { visit: seen, stub } = await visit({ '/': refuse, '/services': pageWith() })
  expect(seen).toMatchObject({ problem: null, pages: [{ exchange: { status: 403 } }] })
  expect(new Set(stub.paths())).toEqual(new Set(['/robots.txt', '/']))
  const statuses = seen.agents.map(({ crawler, exchange }) => [crawler, exchange.status])
  expect(statuses).toContainEqual(['OAI-SearchBot', 200])
  expect(statuses).toContainEqual(['PerplexityBot', 403])
})

test('a forbidden crawler is imitated only if it does not promise to obey robots.txt', async () => {
  const { visit: seen } = await visit({
    '/': pageWith(),
    '/robots.txt': 'User-agent: OAI-SearchBot\nUser-agent: ChatGPT-User\nUser-agent: Googlebot\nDisallow: /',
  })
  const asked = seen.agents.map(({ crawler }) => crawler)
  expect(asked).toContain('ChatGPT-User')
  expect(asked).not.toContain('OAI-SearchBot')
  expect(asked).not.toContain('Googlebot')
  expect(asked).toHaveLength(8)
})

test('articles are found through the blog when the start page names none', async () => {
  const { visit: seen } = await visit({
    '/': pageWith('/blog'),
    '/blog': pageWith('/blog/un', '/blog/deux'),
    '/blog/un': pageWith(),
    '/blog/deux': pageWith(),
  })
  expect(pathsOf(seen.pages)).toEqual(['/', '/blog', '/blog/un', '/blog/deux'])
})

test('pages two links away are read where the site has no more of those that say what it is', async () => {
  const { visit: seen } = await visit({
    '/': pageWith('/contact', '/realisations', '/tags'),
    '/contact': pageWith(),
    '/realisations': pageWith('/realisations/pont', '/realisations/arche'),
    '/realisations/pont': pageWith(),
    '/realisations/arche': pageWith(),
    '/tags': pageWith('/tags/bois'),
  })
  const paths = pathsOf(seen.pages)
  expect(paths).toContain('/realisations/pont')
  expect(paths).toContain('/realisations/arche')
})

test('versions in another language are read with their pages', async () => {
  const { visit: seen } = await visit({
    '/': '<link hreflang="en" href="/en"><link hreflang="fr" href="/"><a href="/services">x</a>',
    '/en': pageWith('/en/offers'),
    '/services': '<link hreflang="fr" href="/services"><link hreflang="en" href="/en/offers">',
    '/en/offers': pageWith(),
  })
  expect(pathsOf(seen.pages)).toEqual(['/', '/en', '/services', '/en/offers'])
})

test('an address that leads to a page already read, or to another site, does not count as a page', async () => {
  const away: StubAnswer = (_request, response) => response.writeHead(302, { location: '/' }).end()
  const { visit: seen } = await visit({
    '/': pageWith('/services', '/faq'),
    '/services': away,
    '/faq': pageWith(),
  })
  expect(pathsOf(seen.pages)).toEqual(['/', '/faq'])
})

test('a sitemap index that lists itself and fifty thousand others is read within the limits', async () => {
  const children = Array.from(
    { length: 50_000 },
    (_, index) => `<sitemap><loc>/s${index}.xml</loc></sitemap>`,
  )
  const { visit: seen, stub } = await visit({
    '/': pageWith(),
    '/robots.txt': 'Sitemap: /sitemap.xml\nSitemap: https://elsewhere.example.net/sitemap.xml',
    '/sitemap.xml': `<sitemapindex><sitemap><loc>/sitemap.xml</loc></sitemap>${children.join('')}</sitemapindex>`,
    '/s0.xml': '<urlset><url><loc>/services</loc></url></urlset>',
    '/services': pageWith(),
  })
  expect(stub.paths().filter(path => path.endsWith('.xml'))).toEqual([
    '/sitemap.xml',
    '/s0.xml',
    '/s1.xml',
    '/s2.xml',
  ])
  expect(seen.sitemaps).toHaveLength(limits.sitemaps)
  expect(pathsOf(seen.pages)).toEqual(['/', '/services'])
})

test.each([
  ['names none', '', ['/sitemap.xml', '/cyclo/sitemap.xml']],
  ['names one', 'Sitemap: /all.xml', ['/all.xml', '/cyclo/sitemap.xml']],
])('a site in a folder has its own sitemap read too where robots.txt %s', async (_what, robots, read) => {
  const answers = { '/robots.txt': robots, '/cyclo/': pageWith() }
  const { stub } = await visit(answers, { path: '/cyclo/' })
  expect(stub.paths().filter(path => path.endsWith('.xml'))).toEqual(read)
})

test('an address typed without a scheme is tried with https, then with http', async () => {
  const stub = stubSite({ '/': pageWith() })
  const host = `localhost:${await listen(stub.server)}`
  const seen = await visitSite(host, { allow: [host], linksOf })
  expect(seen).toMatchObject({ address: `http://${host}/`, problem: null })
})

test('an address typed with https is not tried with http', async () => {
  const stub = stubSite({ '/': pageWith() })
  const host = `localhost:${await listen(stub.server)}`
  const seen = await visitSite(`https://${host}`, {
    allow: [host],
    linksOf,
    limits: { ...limits, fetchMs: 1_000 },
  })
  expect(seen.problem?.code).toBe('tls-failed')
  expect(stub.requests).toEqual([])
})

test.each([
  ['bonjour', 'bad-address'],
  ['localhost', 'private-address'],
  ['http://', 'bad-address'],
  ['http://169.254.169.254/', 'private-address'],
  ['https://nobody.example.net/', 'unknown-host'],
])('%s is a problem with a name, and the visit is still a visit', async (address, code) => {
  const { network } = await openSmallInternet()
  const seen = await visitSite(address, { allow: [], linksOf, network })
  expect(seen.problem?.code).toBe(code)
  expect(seen).toMatchObject({ pages: [], agents: [], skipped: [], llms: { failure: { code: 'not-asked' } } })
})

test('the robots.txt of an origin is read before a redirect into it is followed', async () => {
  const internet = await openSmallInternet()
  internet.name('public.example.net', [publicIp])
  internet.name('www.public.example.net', [publicIp])
  const asked: string[] = []
  await internet.place(
    publicIp,
    site(({ headers, url }, response) => {
      asked.push(`${headers.host}${url}`)
      if (headers.host === 'public.example.net') {
        response.writeHead(301, { location: `http://www.public.example.net${url}` }).end()
      } else if (url === '/robots.txt') response.end('User-agent: *\nDisallow: /private')
      else response.writeHead(200, { 'content-type': 'text/html' }).end(pageWith())
    }),
  )
  const options = { allow: [], linksOf, network: internet.network, limits: { ...limits, pauseMs: 1 } }
  const open = await visitSite('http://public.example.net/', options)
  expect(open.pages[0]?.exchange.address).toBe('http://www.public.example.net/')
  expect(open.robots.requested).toBe('http://www.public.example.net/robots.txt')

  asked.length = 0
  const closed = await visitSite('http://public.example.net/private', options)
  expect(closed.problem).toEqual({
    code: 'forbidden-by-robots',
    detail: 'robots.txt, line 2: User-agent: * … Disallow: /private',
  })
  expect(asked).not.toContain('www.public.example.net/private')
})

test('a name that changes to a private address during the visit is refused at the next connection', async () => {
  const internet = await openSmallInternet()
  internet.name('turncoat.example.net', [publicIp], [publicIp], ['127.0.0.1'])
  const answer: StubAnswer = (_request, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html', connection: 'close' })
      .end(pageWith('/faq', '/contact'))
  const stub = stubSite({ '/robots.txt': answer, '/': answer, '/faq': answer, '/contact': answer })
  await internet.place(publicIp, stub.server)
  const options = { allow: [], linksOf, network: internet.network, limits: { ...limits, pauseMs: 1 } }
  const seen = await visitSite('http://turncoat.example.net/', options)
  expect(seen.missing.failure?.code).toBe('private-address')
  expect(internet.canaries.reached).toBe(0)
  await expect.poll(() => internet.openSockets()).toBe(0)
})

test('a public host is visited at a polite pace, and no faster than its robots.txt asks', async () => {
  const internet = await openSmallInternet()
  internet.name('public.example.net', [publicIp])
  const stub = stubSite({ '/': pageWith(), '/robots.txt': 'User-agent: *\nCrawl-delay: 0.06' })
  await internet.place(publicIp, stub.server)
  const polite = { ...limits, pauseMs: 20 }
  await visitSite('http://public.example.net/', {
    allow: [],
    linksOf,
    network: internet.network,
    limits: polite,
  })
  const [first, ...others] = stub.requests.slice(1)
  const lasted = (others.at(-1)?.at ?? 0) - (first?.at ?? 0)
  expect(others.length).toBeGreaterThan(10)
  expect(lasted).toBeGreaterThan(0.8 * 60 * others.length)
})

test('the time that a page waits for its turn does not count against its limit', async () => {
  const slow: StubAnswer = (_request, response) => setTimeout(() => response.end(pageWith()), 600)
  const pages = Object.keys(frenchPages).map(path => [path, path === '/' ? frenchPages['/'] : slow])
  const { visit: seen } = await visit(Object.fromEntries(pages), { limits: { ...limits, fetchMs: 2_500 } })
  expect(seen.pages.filter(({ exchange }) => exchange.failure)).toEqual([])
})

test('when its minute is over, a visit lists what it left out', async () => {
  const never: StubAnswer = () => {}
  const { visit: seen, origin } = await visit(
    { ...frenchPages, '/services': never, '/faq': never },
    { limits: { ...limits, visitMs: 3_000 } },
  )
  expect(seen.problem).toBeNull()
  expect(seen.skipped).toContainEqual({ address: `${origin}/services`, reason: 'out-of-time' })
  expect(seen.agents).toEqual([])
})

test('a visit makes no more requests than its limit', async () => {
  const { visit: seen, stub } = await visit(frenchPages, { limits: { ...limits, requests: 10 } })
  expect(stub.requests).toHaveLength(10)
  expect(seen.pages.length + seen.skipped.length).toBeGreaterThan(6)
})

test('progress is reported step by step', async () => {
  const steps: AuditProgress[] = []
  await visit(frenchPages, { onProgress: progress => steps.push(progress) })
  expect(steps[0]).toEqual({ step: 'looking' })
  expect(steps).toContainEqual({ step: 'reading', pagesRead: 12, pagesPlanned: 12 })
  expect(steps.at(-1)).toEqual({ step: 'asking', agentsAsked: 10, agentsPlanned: 10 })
})

test('a visit that is cancelled rejects with the reason, and leaves no connection open', async () => {
  const controller = new AbortController()
  const stub = stubSite({ '/robots.txt': () => controller.abort(new Error('stopped by the operator')) })
  const host = `127.0.0.1:${await listen(stub.server)}`
  const visiting = visitSite(`http://${host}/`, { allow: [host], linksOf, signal: controller.signal })
  await expect(visiting).rejects.toThrow('stopped by the operator')
})

test('files that a host serves without a type, as S3 does, are read all the same, and robots.txt is obeyed', async () => {
  const untyped =
    (body: string): StubAnswer =>
    (_request, response) =>
      response.writeHead(200, { 'content-type': 'binary/octet-stream' }).end(body)
  const { visit: seen, stub } = await visit({
    ...frenchPages,
    '/robots.txt': untyped('User-agent: *\nDisallow: /blog'),
    '/sitemap.xml': untyped('<urlset><url><loc>/services</loc></url></urlset>'),
    '/llms.txt': untyped('# Site'),
    '/galerie': untyped('an archive'),
  })
  expect(stub.paths()).not.toContain('/blog')
  expect([seen.sitemaps[0]?.body, seen.llms.body]).toEqual([
    '<urlset><url><loc>/services</loc></url></urlset>',
    '# Site',
  ])
  expect(seen.pages.find(({ exchange }) => exchange.address.endsWith('/galerie'))?.exchange.body).toBe('')
})

test('a page whose accents are escaped in two ways is read once', async () => {
  const { stub } = await visit({
    '/': pageWith('/caf%c3%a9', '/caf%C3%A9', '/café'),
    '/caf%c3%a9': pageWith(),
    '/caf%C3%A9': pageWith(),
  })
  expect(stub.paths().filter(path => path.startsWith('/caf'))).toEqual(['/caf%c3%a9'])
})
