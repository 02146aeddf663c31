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
  expect(canonical.fix?.patch?.(incomplete.page, incomplete.site)?.added).toBe(head)
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
  expect(patchWith(text)).not.toBeNull()
  expect(patchWith(text + menu, { head })).toBeNull()
})

test('a page that the start page names in another way gets no patch, unless that address leads to it', () => {
  const start = pageOf(`${text}<a href="/prices">Prices</a>`, { path: '/' })
  const inner = pageOf('<p>A flue costs eighty euros to sweep, travel within the county included.</p>', {
    path: '/prices/',
  })
  const patchOf = (changes: Partial<typeof inner>) => {
    const site = madeSite([start, { ...inner, ...changes }])
    return site.pages[1] && canonical.fix?.patch?.(site.pages[1], site)
  }
  const from = 'https://atelier.example/prices'
  const moved = { redirects: [{ from, to: `${from}/`, status: 301 }] }
  expect(patchOf({})).toBeNull()
  expect(patchOf(moved)).toMatchObject({ added: link(`${from}/`) })
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
  const sitemapOf = (path: string) => `<urlset><url><loc>https://atelier.example${path}</loc></url></urlset>`
  const patchWith = (path: string) => {
    const site = madeSite([pageOf(text)], { sitemap: sitemapOf(path) })
    const [page] = site.pages
    return page && canonical.fix?.patch?.(page, site)?.added
  }
  expect(patchWith('/')).toBe(link('https://atelier.example/'))
  expect(patchWith('/index.html')).toBeUndefined()
})

test('a site in a folder that links to none of its pages there gets no patch', () => {
  const patchWith = (menu: string) => {
    const { page, site } = madePage(text + menu, { path: '/cyclo/' })
    return canonical.fix?.patch?.(page, site)?.added
  }
  expect(patchWith('<a href="/cyclo/contact">Contact</a>')).toBe(link('https://atelier.example/cyclo/'))
  expect(patchWith('<a href="/">Start</a><a href="/contact">Contact</a>')).toBeUndefined()
})

test.each([
  ['on another host', 'https://braise.example/cyclo/'],
  ['at the root of its host', 'https://atelier.example/contact'],
])('a site in a folder whose own sitemap names it %s gets no patch', (_where, address) => {
  const listing = (listed: string) => `<urlset><url><loc>${listed}</loc></url></urlset>`
  const patchWith = (listed: string) => {
    const site = madeSite([pageOf(text, { path: '/cyclo/' })], {
      sitemaps: {
        '/sitemap.xml': listing('https://atelier.example/'),
        '/cyclo/sitemap.xml': listing(listed),
      },
    })
    return site.pages[0] && canonical.fix?.patch?.(site.pages[0], site)
  }
  expect(patchWith('https://atelier.example/cyclo/contact')).not.toBeNull()
  expect(patchWith(address)).toBeNull()
})

test('where a copy may be meant to be read elsewhere, no patch calls it the original', () => {
  const source = pageOf(text, { head: '<title>Flues</title>', path: '/' })
  const patchOf = (...[pages, changes]: Parameters<typeof madeSite>) => {
    const site = madeSite(pages, changes)
    const [page] = site.pages
    return page && canonical.fix?.patch?.(page, site)
  }
  expect(patchOf([source])).not.toBeNull()
  expect(patchOf([{ ...source, path: '/index.html%3Fp=5.html' }])).toBeNull()
  expect(patchOf([source, { ...source, path: '/Home.html', sha256: 'another' }])).toBeNull()
  const elsewhere = '<urlset><url><loc>https://flues.example/</loc></url></urlset>'
  expect(patchOf([source], { sitemap: elsewhere })).toBeNull()
  expect(patchOf([source], { robots: 'Sitemap: https://flues.example/sitemap.xml' })).toBeNull()
})

test.each([
  '<link rel="canonical" href="https://flues.example/fr/">',
  '<meta property="og:url" content="https://flues.example/">',
])('pages of a site whose start page gives an address elsewhere get no patch: %s', head => {
  const patchWith = (stated: string) => {
    const start = pageOf('<p>We sweep flues, twice a year.</p>', { head: stated })
    const site = madeSite([start, pageOf(text, { path: '/prices' })])
    return site.pages[1] && canonical.fix?.patch?.(site.pages[1], site)
  }
  expect(patchWith('')).not.toBeNull()
  expect(patchWith(head)).toBeNull()
})
