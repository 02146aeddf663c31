import { expect, test } from 'vitest'
import { type MadePage, madeSite, origin, pageOf } from '../../testing/made-up.ts'
import { directivesAgree } from './directives-agree.ts'

function decide(pages: readonly MadePage[], files: { robots?: string; sitemap?: string } = {}) {
  return directivesAgree.decide(madeSite(pages, files))
}

function sitemapOf(path: string, versions = ''): string {
  return `<urlset><url><loc>${origin}${path}</loc>${versions}</url></urlset>`
}

const noindex = '<meta name="robots" content="noindex">'
const elsewhere = `<link rel="canonical" href="${origin}/other">`
const ownVersion = `<link rel="alternate" hreflang="en" href="${origin}/a">`

test('layers that say the same are in order', () => {
  const head = `<link rel="canonical" href="${origin}/a">${ownVersion}`
  expect(decide([pageOf('', { path: '/a', head })], { sitemap: sitemapOf('/a') })).toMatchObject({
    verdict: 'passed',
  })
})

test('a site without pages is not judged', () => {
  expect(decide([])).toMatchObject({ verdict: 'not-applicable' })
})

test.each([
  [
    'a page of the sitemap that asks not to be indexed',
    [{ head: noindex }],
    { sitemap: sitemapOf('/a') },
    'in the sitemap and asks not to be indexed',
  ],
  [
    'a directive that robots.txt forbids to read',
    [{ head: noindex }],
    { robots: 'User-agent: *\nDisallow: /a' },
    'robots.txt forbids to read',
  ],
  [
    'a tag that indexes and a header that does not',
    [
      {
        head: '<meta name="robots" content="index">',
        headers: { 'content-type': 'text/html', 'x-robots-tag': 'noindex' },
      },
    ],
    {},
    'asks both to be indexed and not to be',
  ],
  [
    'a page of the sitemap that is the copy of another',
    [{ head: elsewhere }],
    { sitemap: sitemapOf('/a') },
    'states another page as its canonical',
  ],
  [
    'a version of its own that is the copy of another',
    [{ head: elsewhere + ownVersion }],
    {},
    'a copy of another page',
  ],
  [
    'a sitemap that names another version than the page',
    [{ head: `<link rel="alternate" hreflang="fr" href="${origin}/fr/a">` }],
    { sitemap: sitemapOf('/a', `<xhtml:link rel="alternate" hreflang="fr" href="${origin}/b"/>`) },
    'do not name the same language version',
  ],
  [
    'a version that hides',
    [{ head: `<link rel="alternate" hreflang="fr" href="${origin}/b">` }, { path: '/b', head: noindex }],
    {},
    'names a language version that asks not to be indexed',
  ],
  [
    'a page of the sitemap that redirects',
    [{ path: '/b', redirects: [{ from: `${origin}/a`, to: `${origin}/b`, status: 301 }] }],
    { sitemap: sitemapOf('/a') },
    'redirects elsewhere',
  ],
])('%s is a finding, with what was seen', (_name, pages, files, words) => {
  const outcome = decide(
    pages.map(page => pageOf('', { path: '/a', ...page })),
    files,
  )
  expect(outcome.verdict).toBe('failed')
  expect(outcome.sentence.en).toContain(words)
  expect(outcome.evidence.length).toBeGreaterThan(0)
})
