import { expect, test } from 'vitest'
import type { PageRole } from '#contracts/audit-report.ts'
import { madeSite, origin, pageOf } from '../../testing/made-up.ts'
import { inSitemap } from './in-sitemap.ts'

const entry = (path: string, lastmod = '') =>
  `<url><loc>${origin}${path}</loc>${lastmod && `<lastmod>${lastmod}</lastmod>`}</url>`
const urlset = (...entries: readonly string[]) => `<urlset>${entries.join('')}</urlset>`

const onOneDay = urlset(
  ...Array.from({ length: 10 }, (_, page) => entry(page ? `/p${page}` : '/services', '2026-09-14')),
)

function decide(sitemap?: string, ...bodies: readonly string[]) {
  const pages = ['', ...bodies].map((body, at) => pageOf(body, { path: at ? `/p${at}` : '/services' }))
  const site = madeSite(pages, sitemap === undefined ? {} : { sitemap })
  const [page] = site.pages
  return page && inSitemap.decide(page, site)
}

test('a page listed with its own date passes', () => {
  expect(decide(urlset(entry('/services', '2026-09-14T10:00:00Z')))).toMatchObject({ verdict: 'passed' })
})

test('a final slash makes no difference', () => {
  expect(decide(urlset(entry('/services/', '2026-09-14')))).toMatchObject({ verdict: 'passed' })
})

test.each([
  ['no date', urlset(entry('/services'))],
  ['a date to come', urlset(entry('/services', '2027-01-01'))],
  ['one date for every page, which none of them shows', onOneDay],
])('%s wins half', (_name, sitemap) => {
  expect(decide(sitemap)).toMatchObject({ verdict: 'partial', share: 0.5 })
})

test('one date for every page is believed when the pages show it, as after a launch', () => {
  const shown = '<p>Updated on September 14, 2026</p>'
  expect(decide(onOneDay, shown, shown)).toMatchObject({ verdict: 'passed' })
  expect(decide(onOneDay, shown, '<p>Updated on March 2, 2026</p>')).toMatchObject({ share: 0.5 })
})

test('a page left out of the sitemap fails, as does a site without one', () => {
  expect(decide(urlset(entry('/other', '2026-09-14')))).toMatchObject({ verdict: 'failed' })
  expect(decide()).toMatchObject({ verdict: 'failed' })
})

test('a sitemap that cannot be read is not told as a missing one', () => {
  expect(decide('')).toMatchObject({ verdict: 'could-not-tell' })
})

test('when part of the sitemap was not read, absence is not judged', () => {
  const index = `<sitemapindex><sitemap><loc>${origin}/unread.xml</loc></sitemap></sitemapindex>`
  expect(decide(index)).toMatchObject({ verdict: 'could-not-tell', share: null })
})

test('the patch lists the page with the date it gives itself', () => {
  const patch = patchFor('/a?x=1&y=2', { sitemap: listing('/b') })
  expect(patch?.added).toBe(`<url><loc>${origin}/a?x=1&amp;y=2</loc><lastmod>2026-03-12</lastmod></url>`)
})

test.each([
  ['article', '<lastmod>2026-03-12</lastmod>'],
  ['list', ''],
] as const)(
  'the day of publication is that of an article, not of what a page announces: %s',
  (role, lastmod) => {
    const published = '<h2>We move</h2><p>Published on March 12, 2026</p>'
    const patch = patchFor('/a', { sitemap: listing('/b'), role }, published)
    expect(patch?.added).toBe(`<url><loc>${origin}/a</loc>${lastmod}</url>`)
  },
)

test('the patch names the file that lists the site, which may lie in its folder', () => {
  const site = (sitemaps: Readonly<Record<string, string>>) =>
    madeSite([pageOf(updated, { path: '/cyclo/' })], { sitemaps })
  const placeIn = (made: ReturnType<typeof site>) =>
    made.pages[0] && inSitemap.fix?.patch?.(made.pages[0], made)?.place
  const own = { '/cyclo/sitemap.xml': listing('/cyclo/shop') }
  expect(placeIn(site(own))).toBe('/cyclo/sitemap.xml')
  expect(placeIn(site({ '/sitemap.xml': listing('/'), ...own }))).toBeUndefined()
  expect(placeIn(site({ '/sitemap.xml': listing('/') }))).toBeUndefined()
})

test.each([
  ['there is no sitemap to put it in', '/a', {}],
  ['the page is listed already', '/a', { sitemap: listing('/a') }],
  ['the page is listed with its ending', '/a', { sitemap: listing('/a.html') }],
  [
    'the page may not be indexed',
    '/a',
    { sitemap: listing('/b'), head: '<meta name="robots" content="noindex">' },
  ],
  [
    'the page forwards to another',
    '/a',
    { sitemap: listing('/b'), head: '<meta http-equiv="refresh" content="0; url=/b">' },
  ],
  [
    'the page is a copy of another',
    '/a',
    { sitemap: listing('/b'), head: '<link rel="canonical" href="/b">' },
  ],
] as const)('no patch is given when %s', (_why, path, options) => {
  expect(patchFor(path, options)).toBeNull()
})

test('a sitemap that names the site in another way gets no line', () => {
  const sitemap = listing('/b').replace(
    '</urlset>',
    '<url><loc>https://www.atelier.example/c</loc></url></urlset>',
  )
  expect(patchFor('/a', { sitemap: listing('/b') })).not.toBeNull()
  expect(patchFor('/a', { sitemap })).toBeNull()
})

function listing(path: string): string {
  return `<urlset><url><loc>${origin}${path}</loc></url></urlset>`
}

const updated = '<p>Updated on <time datetime="2026-03-12">March 12, 2026</time></p>'

function patchFor(
  path: string,
  { sitemap, head = '', ...options }: { sitemap?: string; head?: string; role?: PageRole },
  dated = updated,
) {
  const site = madeSite([pageOf(dated, { path, head, ...options })], sitemap === undefined ? {} : { sitemap })
  const [page] = site.pages
  return page ? inSitemap.fix?.patch?.(page, site) : undefined
}

test('a web page in place of the sitemap is told as no sitemap', () => {
  const outcome = decide('<!doctype html><html><title>Home</title></html>')
  expect(outcome).toMatchObject({ verdict: 'failed', evidence: [{ address: `${origin}/sitemap.xml` }] })
  expect(outcome?.sentence.en).toBe('An HTML page answers at the address of the sitemap: that is no sitemap.')
})

test('a legal page may be left out of the sitemap', () => {
  const site = madeSite(
    [pageOf('', { path: '/' }), pageOf('', { path: '/mentions-legales', role: 'legal' })],
    { sitemap: urlset(entry('/', '2026-09-14')) },
  )
  expect(site.pages.map(page => inSitemap.decide(page, site).verdict)).toEqual(['passed', 'not-applicable'])
})

test('a page that may not be indexed may be left out of the sitemap', () => {
  const head = '<meta name="robots" content="noindex, follow">'
  const site = madeSite([pageOf('', { path: '/merci', head })], { sitemap: urlset(entry('/')) })
  expect(site.pages.map(page => inSitemap.decide(page, site).verdict)).toEqual(['not-applicable'])
})

test('a sitemap of another host lists no page of the site, and the host is named', () => {
  const elsewhere = urlset('<url><loc>https://your-domain.example/services</loc></url>')
  const outcome = decide(elsewhere)
  expect(outcome).toMatchObject({ verdict: 'failed' })
  expect(outcome?.sentence.en).toContain('your-domain.example')
})
