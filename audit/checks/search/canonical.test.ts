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
  const start = pageOf(text, { head: '<link rel="canonical" href="https://flues.example/fr/">' })
  const inner = madeSite([start, { ...source, path: '/prices' }])
  expect(inner.pages[1] && canonical.fix?.patch?.(inner.pages[1], inner)).toBeNull()
})
