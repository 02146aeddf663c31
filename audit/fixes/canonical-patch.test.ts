import { expect, test } from 'vitest'
import { madePage, madeSite, origin, type PageOptions, pageOf } from '../testing/made-up.ts'
import { canonicalPatch } from './canonical-patch.ts'

const own = `${origin}/services`
const shared = (address: string) => `<meta property="og:url" content="${address}">`
const version = (address: string, language = 'en') =>
  `<link rel="alternate" hreflang="${language}" href="${address}">`
const data = (json: object) => `<script type="application/ld+json">${JSON.stringify(json)}</script>`
const link = (address: string) => `<link rel="canonical" href="${address}">`

type Others = Parameters<typeof madeSite>[0]

function addedTo(
  head: string,
  others: Others = [],
  changes: Parameters<typeof madeSite>[1] = {},
  path = own,
) {
  const site = madeSite([pageOf('<p>We sweep flues.</p>', { head, path }), ...others], changes)
  const [page] = site.pages
  return page && (canonicalPatch(page, site)?.added ?? null)
}

test.each([
  ['its address to share', shared(own)],
  ['a language link to itself', version(own)],
  ['the page that its structured data describes', data({ '@type': 'WebPage', url: own })],
  ['the id of that page', data({ '@type': 'ContactPage', '@id': `${own}#page` })],
  ['the page of its article', data({ '@type': 'Article', mainEntityOfPage: { '@id': own } })],
  [
    'the page of its article, with a type',
    data({ '@type': 'Article', mainEntityOfPage: { '@type': 'WebPage', '@id': own } }),
  ],
])('the patch copies the address that the page gives as its own: %s', (_where, head) => {
  expect(addedTo(head)).toBe(link(own))
})

test('an address that only a sitemap, a link or another page gives is put into no patch', () => {
  const other = (head: string, body = '') => pageOf(body, { head, path: '/about' })
  expect(addedTo('', [other(version(own))])).toBeNull()
  expect(
    addedTo('', [other(data({ '@type': 'WebPage', url: own }), `<a href="${own}">Services</a>`)]),
  ).toBeNull()
  expect(addedTo('', [], { sitemap: listing(own) })).toBeNull()
  const versions = `<xhtml:link rel="alternate" hreflang="en" href="${own}"/>`
  expect(addedTo('', [], { sitemap: `<urlset><url><loc>${own}</loc>${versions}</url></urlset>` })).toBeNull()
})

test.each([
  ['relative', shared('/services')],
  ['a relative language link', version('/services')],
  ['of what its author sells', data({ '@type': 'Service', url: own })],
  ['of an item in a list', data({ '@type': 'ItemList', itemListElement: { '@type': 'WebPage', url: own } })],
  [
    'of an article in a list',
    data({ '@type': 'ItemList', itemListElement: { '@type': 'Article', mainEntityOfPage: own } }),
  ],
])('an address is copied only where it is complete and that of the page: %s', (_what, head) => {
  expect(addedTo(head)).toBeNull()
})

/** Of the same page. */
const otherSpellings = [
  `${own}/`,
  `${own}.html`,
  `${origin}/Services`,
  'https://www.atelier.example/services',
  'http://atelier.example/services',
]

test.each([...otherSpellings, 'https://braise.example/services', `${origin}/`])(
  'the page gives no other address than that at which it was read: %s',
  other => {
    expect(addedTo(shared(other))).toBeNull()
    expect(addedTo(shared(own) + data({ '@type': 'WebPage', url: other }))).toBeNull()
    expect(addedTo(shared(own) + version(other))).toBeNull()
  },
)

test.each(otherSpellings)('nothing else on the site writes the address of the page otherwise: %s', other => {
  const elsewhere = (head: string) => [pageOf('', { head, path: '/about' })]
  expect(addedTo(shared(own), elsewhere(version(own, 'fr')), { sitemap: listing(`${own}#prices`) })).toBe(
    link(own),
  )
  expect(addedTo(shared(own), elsewhere(version(other, 'fr')))).toBeNull()
  expect(addedTo(shared(own), elsewhere(link(other)))).toBeNull()
  expect(addedTo(shared(own), [], { sitemap: listing(other) })).toBeNull()
})

test('an address that a link in microdata completes is put into no patch', () => {
  const item = '<main itemscope itemtype="https://schema.org/WebPage"><a itemprop="url" href="/services">'
  const { page, site } = madePage(item, { path: own })
  expect(page.structuredData.nodes).toMatchObject([{ values: { url: [own] } }])
  expect(canonicalPatch(page, site)).toBeNull()
})

test('an address with parameters is copied only as the page gives it', () => {
  const shownBy = (address: string) => addedTo(shared(address), [], {}, `${own}?town=lyon&page=2`)
  expect(shownBy(`${own}?town=lyon&amp;page=2`)).toBe(link(`${own}?town=lyon&amp;page=2`))
  expect(shownBy(own)).toBeNull()
})

test('a page that has a canonical link already, or forwards, gets none', () => {
  expect(addedTo(shared(own) + link(''))).toBeNull()
  expect(addedTo(shared(own) + link('/services'))).toBeNull()
  expect(addedTo(`${shared(own)}<meta http-equiv="refresh" content="0; url=${own}/all">`)).toBeNull()
})

test('of two pages with one title, only their owner knows which is the copy', () => {
  const titled = (title: string) => `<title>${title}</title>`
  const beside = (title: string) => [pageOf('', { head: titled(title), path: '/about' })]
  expect(addedTo(titled('Flues') + shared(own), beside('Braise'))).toBe(link(own))
  expect(addedTo(titled('Flues') + shared(own), beside('Flues'))).toBeNull()
})

test('where search is refused, no address helps', () => {
  const refused = '<meta name="robots" content="noindex">'
  const start = (head: string) => pageOf('', { head })
  const addedBehind = (options: PageOptions) => {
    const site = madeSite([pageOf('', options), pageOf('', { head: shared(own), path: own })])
    return site.pages[1] && canonicalPatch(site.pages[1], site)
  }
  expect(addedBehind({})).not.toBeNull()
  expect(addedBehind({ head: refused })).toBeNull()
  expect(addedTo(shared(own), [start(refused)])).toBe(link(own))
  expect(addedTo(shared(own), [], { robots: 'User-agent: *\nDisallow: /' })).toBeNull()
})

test('the line to be pasted contains no tag of the audited page', () => {
  const hostile = `${origin}/?a="'><script>alert(1)</script>`
  const head = shared(hostile.replaceAll('"', '&quot;'))
  expect(addedTo(head, [], {}, hostile)).toMatch(/^<link rel="canonical" href="[^"<>]*">$/u)
})

function listing(address: string): string {
  return `<urlset><url><loc>${address}</loc></url></urlset>`
}
