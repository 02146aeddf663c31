import { expect, test } from 'vitest'
import { decideOn, madePage, madeSite, pageOf } from '../../testing/made-up.ts'
import { canonical } from './canonical.ts'

const link = (href: string) => `<link rel="canonical" href="${href}">`
const own = 'https://atelier.example/services'
const decide = (head: string, headers: Record<string, string> = {}) =>
  decideOn(canonical, '', { head, headers, path: '/services' })

test('a single complete link to itself passes', () => {
  expect(decide(link(own))).toMatchObject({ verdict: 'passed' })
})

test('the same address in the header agrees', () => {
  expect(decide(link(own), { link: `<${own}>; rel="canonical"` })).toMatchObject({ verdict: 'passed' })
})

test.each([
  ['an incomplete address', link('/services'), 0.5],
  ['another page', link('https://atelier.example/'), 0.5],
  ['two addresses', link(own) + link('https://atelier.example/other'), 0.5],
  ['nothing', '', 0],
])('%s costs points', (_name, head, share) => {
  expect(decide(head).share).toBe(share)
})

test('a header that says another address is a contradiction', () => {
  expect(decide(link(own), { link: '<https://atelier.example/other>; rel="canonical"' })).toMatchObject({
    share: 0.5,
  })
})

test.each(['https://example.com/services', 'https://www.votre-site.fr/', 'http://localhost:3000/services'])(
  'a domain left from a template is called one: %s',
  address => {
    expect(decide(link(address)).sentence.en).toContain('a sample domain')
  },
)

test('on a machine of its maker, the address of that machine is no sample domain', () => {
  const address = 'http://localhost:3000'
  const { page, site } = madePage('', { head: link(`${address}/about`), path: `${address}/services` })
  expect(canonical.decide(page, site).sentence.en).toContain('another page')
})

test('a page that asks not to be indexed needs no address to cite', () => {
  expect(decide('<meta name="robots" content="noindex">')).toMatchObject({ verdict: 'not-applicable' })
})

test('another page than this one is called so', () => {
  expect(decide(link('https://sites.example/votre-site')).sentence.en).toContain('another page')
})

const text = '<main><p>A flue that is swept twice a year draws well and burns less wood.</p></main>'

test('the patch gives the address without its parameters, and passes', () => {
  const { page, site } = madePage(text, { head: link('/services'), path: '/services?ref=mail' })
  const patch = canonical.fix?.patch?.(page, site)
  expect(patch).toMatchObject({ removed: link('/services'), added: link(own) })
  expect(decide(patch?.added ?? '')).toMatchObject({ verdict: 'passed' })
})

test('an address without the ending of its file is the same page, and no patch replaces it', () => {
  const head = link('https://atelier.example/contact')
  const { page, site } = madePage('', { head, path: '/contact.html' })
  expect(canonical.decide(page, site)).toMatchObject({ verdict: 'passed' })
  const incomplete = madePage(text, { head: link('/contact'), path: '/contact.html' })
  expect(canonical.fix?.patch?.(incomplete.page, incomplete.site)).toBeNull()
})

test.each([
  ['gives another page', text, link('https://atelier.example/')],
  ['gives another site', text, link('https://braise.example/services')],
  ['gives an incomplete address that leads elsewhere', text, link('services/')],
  [
    'says elsewhere that it is another',
    text,
    '<meta property="og:url" content="https://braise.example/all">',
  ],
  ['forwards', text, '<meta http-equiv="Refresh" content="0; url=http://braise.example/">'],
  ['says nothing, and may lead elsewhere', '<p>Redirecting…</p>', ''],
  ['says that it is missing', text, '<title>Object not found!</title>'],
])('only its owner knows the address of a page that %s', (_what, body, head) => {
  const { page, site } = madePage(body, { head, path: '/services/all' })
  expect(canonical.decide(page, site)).not.toMatchObject({ verdict: 'passed' })
  expect(canonical.fix?.patch?.(page, site)).toBeNull()
})

const shared = (path: string) => `<meta property="og:url" content="https://atelier.example${path}">`
const data = (json: object) => `<script type="application/ld+json">${JSON.stringify(json)}</script>`

const patchOf = (...visit: Parameters<typeof madeSite>) => {
  const site = madeSite(...visit)
  const [page] = site.pages
  return page && canonical.fix?.patch?.(page, site)?.added
}

test('an address that nothing names is put into no patch', () => {
  expect(patchOf([pageOf(`${text}<a href="/services">Services</a>`, { path: '/services' })])).toBeUndefined()
})

const listing = (address: string) => `<urlset><url><loc>${address}</loc></url></urlset>`
const another = (head: string) => pageOf('<p>We sweep flues twice a year.</p>', { head, path: '/about' })

test.each([
  ['the sitemap', [], { sitemap: listing(own) }],
  ['the address to share', [], {}, shared('/services')],
  ['a language version of another page', [another(`<link rel="alternate" hreflang="en" href="${own}">`)], {}],
  ['its structured data', [], {}, data({ '@type': 'Article', mainEntityOfPage: own })],
  ['the id of its page in structured data', [], {}, data({ '@type': 'WebPage', '@id': `${own}#page` })],
  ['structured data of another page', [another(data({ '@type': 'Service', url: own }))], {}],
] as const)('an address that %s names exactly is put into a patch', (_what, others, changes, head = '') => {
  expect(patchOf([pageOf(text, { head, path: '/services' }), ...others], changes)).toBe(link(own))
})

test.each([
  `${own}/`,
  `${own}.html`,
  'https://atelier.example/Services',
  'https://www.atelier.example/services',
  'http://atelier.example/services',
])('an address that structured data names in another way is put into no patch: %s', other => {
  const page = (named: string) =>
    pageOf(text, { head: shared('/services') + data({ '@type': 'WebPage', url: named }), path: '/services' })
  expect(patchOf([page(own)])).toBe(link(own))
  expect(patchOf([page(other)])).toBeUndefined()
})

test('a site that gives another page with `www.` gets no patch without', () => {
  const page = pageOf(text, { head: shared('/services'), path: '/services' })
  expect(patchOf([page], { sitemap: listing('https://atelier.example/about') })).toBe(link(own))
  expect(patchOf([page], { sitemap: listing('https://www.atelier.example/about') })).toBeUndefined()
})

test('a copy of the site of an organization that gives another address as its own gets no patch', () => {
  const firm = (url: string) => data({ '@type': 'LocalBusiness', name: 'Atelier Braise', url })
  const page = (url: string) => pageOf(text, { head: shared('/services') + firm(url), path: '/services' })
  expect(patchOf([page('https://atelier.example/')])).toBe(link(own))
  expect(patchOf([page('https://braise.example/')])).toBeUndefined()
})

test('where search is refused, no address helps', () => {
  const page = pageOf(text, { head: shared('/services'), path: '/services' })
  const start = (head: string) => pageOf('<p>We sweep flues.</p>', { head })
  const patchWith = (head: string) => {
    const site = madeSite([start(head), page])
    return site.pages[1] && canonical.fix?.patch?.(site.pages[1], site)
  }
  expect(patchOf([page], { robots: 'User-agent: *\nDisallow: /' })).toBeUndefined()
  expect(patchWith('')).not.toBeNull()
  expect(patchWith('<meta name="robots" content="noindex">')).toBeNull()
})

test('a page that names its address otherwise for sharing gets no patch', () => {
  const patchWith = (address: string) => {
    const { page, site } = madePage(text, {
      head: `<meta property="og:url" content="${address}">`,
      path: '/',
    })
    return canonical.fix?.patch?.(page, site)?.added
  }
  expect(patchWith('https://atelier.example')).toBe(link('https://atelier.example/'))
  expect(patchWith('https://atelier.example/index.html')).toBeUndefined()
  expect(patchWith('https://braise.example/')).toBeUndefined()
})

test.each([
  ['a link to its file', '<a href="index.html#prices">Start</a>', '', '/'],
  ['a link to the file of another server', '<a href="/Default.aspx">Start</a>', '', '/'],
  ['a link without the ending of its file', '<a href="/prices">Prices</a>', '', '/prices.html'],
  ['its own language version', '', '<link rel="alternate" hreflang="en" href="/index.html">', '/'],
  [
    'the version in its language on another host',
    '',
    '<link rel="alternate" hreflang="en-gb" href="https://braise.example/">',
    '/',
  ],
])('a page that is named in another way by %s gets no patch', (_what, menu, head, path) => {
  const patchWith = (...[body, options]: Parameters<typeof madePage>) => {
    const { page, site } = madePage(body, { path, ...options })
    return canonical.fix?.patch?.(page, site)
  }
  expect(patchWith(text, { head: shared(path) })).not.toBeNull()
  expect(patchWith(text + menu, { head: shared(path) + head })).toBeNull()
})

test('a page that the start page names in another way gets no patch, unless that address leads to it', () => {
  const start = pageOf(`${text}<a href="/prices">Prices</a>`, { path: '/' })
  const inner = pageOf('<p>A flue costs eighty euros to sweep, travel within the county included.</p>', {
    path: '/prices/',
    head: shared('/prices/'),
  })
  const patchOfInner = (changes: Partial<typeof inner>) => {
    const site = madeSite([start, { ...inner, ...changes }])
    return site.pages[1] && canonical.fix?.patch?.(site.pages[1], site)
  }
  const from = 'https://atelier.example/prices'
  const moved = { redirects: [{ from, to: `${from}/`, status: 301 }] }
  expect(patchOfInner({})).toBeNull()
  expect(patchOfInner(moved)).toMatchObject({ added: link(`${from}/`) })
})

test('a page whose version in its language is itself gets a patch, whatever the others are', () => {
  const versions = (['en', 'en-us', 'fr'] as const).map(
    (language, at) => `<link rel="alternate" hreflang="${language}" href="/${at ? language : ''}">`,
  )
  const { page, site } = madePage(text, { head: versions.join('') })
  expect(canonical.fix?.patch?.(page, site)?.added).toBe(link('https://atelier.example/'))
})

test('an address that is written empty, for a script to fill in, gets no patch', () => {
  const { page, site } = madePage(text, { head: link('') })
  expect(page.head.canonicals).toMatchObject([{ written: '' }])
  expect(canonical.fix?.patch?.(page, site)).toBeNull()
})

test('a page that names the file of its folder gets no patch: its owner may mean the folder', () => {
  const { page, site } = madePage(text, { head: link('index.html'), path: '/services/' })
  expect(canonical.fix?.patch?.(page, site)).toBeNull()
})

test('a page that the sitemap names in another way gets no patch', () => {
  const sitemapOf = (path: string) => listing(`https://atelier.example${path}`)
  const patchWith = (path: string) => {
    const site = madeSite([pageOf(text)], { sitemap: sitemapOf(path) })
    const [page] = site.pages
    return page && canonical.fix?.patch?.(page, site)?.added
  }
  expect(patchWith('/')).toBe(link('https://atelier.example/'))
  expect(patchWith('/index.html')).toBeUndefined()
})

test.each([
  ['makes many pages of it by parameters', '/prices.html?town=lyon'],
  ['names a page without the ending of its file', '/gallery'],
])('a site that %s gets no patch for a file', (_what, path) => {
  const page = pageOf(text, { head: shared('/prices.html'), path: '/prices.html' })
  const patchWith = (listed: string) =>
    patchOf([page], { sitemap: listing(`https://atelier.example${listed}`) })
  expect(patchWith('/gallery.html')).toBe(link('https://atelier.example/prices.html'))
  expect(patchWith('/news/')).toBe(link('https://atelier.example/prices.html'))
  expect(patchWith(path)).toBeUndefined()
})

test('where a copy may be meant to be read elsewhere, no patch calls it the original', () => {
  const source = pageOf(text, { head: `<title>Flues</title>${shared('/')}`, path: '/' })
  expect(patchOf([source])).toBe(link('https://atelier.example/'))
  expect(patchOf([source, { ...source, path: '/Home.html', sha256: 'another' }])).toBeUndefined()
  expect(patchOf([source], { sitemap: listing('https://flues.example/') })).toBeUndefined()
  expect(patchOf([source], { robots: 'Sitemap: https://flues.example/sitemap.xml' })).toBeUndefined()
})

test.each([
  '<link rel="canonical" href="https://flues.example/fr/">',
  '<meta property="og:url" content="https://flues.example/">',
])('pages of a site whose start page gives an address elsewhere get no patch: %s', head => {
  const patchWith = (stated: string) => {
    const start = pageOf('<p>We sweep flues, twice a year.</p>', { head: stated })
    const site = madeSite([start, pageOf(text, { head: shared('/prices'), path: '/prices' })])
    return site.pages[1] && canonical.fix?.patch?.(site.pages[1], site)
  }
  expect(patchWith('')).not.toBeNull()
  expect(patchWith(head)).toBeNull()
})
