import { describe, expect, test } from 'vitest'
import { describeSite } from '../../read/site/site-facts.ts'
import { madeExchange, madeSite, madeVisit, origin, pageOf, readPagesOf } from '../../testing/made-up.ts'
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

describe('a sitemap that we did not read is not told as a missing one, nor its pages as left out', () => {
  const others = urlset(entry('/other', '2026-09-14'))
  const elsewhere = 'Sitemap: https://files.example.net/sitemap.xml'

  test.each([
    ['on another host', { robots: elsewhere, sitemaps: {} }],
    ['beside one that was read', { robots: `${elsewhere}\nSitemap: /sitemap.xml`, sitemap: others }],
    ['past the number that we read', { robots: 'Sitemap: /sitemap.xml\nSitemap: /5.xml', sitemap: others }],
    ['where only the requested page may be read', { robots: '', sitemaps: {} }],
  ])('%s', (_where, files) => {
    const site = madeSite([pageOf('', { path: '/services' })], files)
    expect(site.pages.map(page => inSitemap.decide(page, site).verdict)).toEqual(['could-not-tell'])
  })

  test.each([
    ['no answer', { status: null, failure: { code: 'too-slow', detail: '' } } as const],
    ['an answer that breaks off', { body: others, failure: { code: 'cut-short', detail: '' } } as const],
    ['an error of the server', { status: 503 }],
    ['a request to wait', { status: 429 }],
  ])('%s', (_what, answer) => {
    const made = madeVisit([pageOf('', { path: '/services' })])
    const site = describeSite(
      { ...made, sitemaps: [madeExchange('/sitemap.xml', answer)] },
      readPagesOf(made),
    )
    expect(site.pages.map(page => inSitemap.decide(page, site).verdict)).toEqual(['could-not-tell'])
  })
})
