import { expect, test } from 'vitest'
import { madePage } from '../../testing/made-up.ts'

const headOf = (head: string, headers: Record<string, string> = {}, body = '') =>
  madePage(body, { head, headers }).page.head

test('the head is read as it is written, addresses made absolute', () => {
  const head =
    headOf(`<title> Chimney\n sweeping </title><meta name="Description" content=" Prices. "><meta property="og:site_name" content="Atelier"><meta property="og:url" content="https://atelier.example/services">
    <link rel="canonical" href="/services"><link rel="alternate" hreflang="FR" href="/">`)
  expect(head).toEqual({
    titles: ['Chimney sweeping'],
    description: 'Prices.',
    canonicals: [{ place: 'html', written: '/services', address: 'https://atelier.example/services' }],
    alternates: [{ place: 'html', language: 'fr', written: '/', address: 'https://atelier.example/' }],
    siteName: 'Atelier',
    openGraphAddress: 'https://atelier.example/services',
    openGraphType: null,
    openGraphLocale: null,
    isDated: false,
    generator: null,
    forwardsTo: null,
  })
})

test('an empty description before that of the page hides nothing', () => {
  const head = '<meta name="description" content=" "><meta name="description" content="Prices.">'
  expect(headOf(head).description).toBe('Prices.')
})

test.each([
  ['0; url=https://braise.example/', 'https://braise.example/'],
  ['5;URL = "/fr/"', 'https://atelier.example/fr/'],
  ['0;/home', 'https://atelier.example/home'],
  ['0; "/home" and no more', 'https://atelier.example/home'],
  ['0 /home', 'https://atelier.example/home'],
  ['.5, url', 'https://atelier.example/url'],
  ['0; url "/home"', 'https://atelier.example/url%20%22/home%22'],
  ["0; it's", "https://atelier.example/it's"],
  ['300', null],
  ['300;', null],
  ['300  ', null],
  ['300; url=', null],
  ['; /home', null],
  ['0/home', null],
])('a page forwards when its refresh names an address: %s', (content, forwardsTo) => {
  const written = content.replaceAll('"', '&quot;')
  expect(headOf(`<meta http-equiv="Refresh" content="${written}">`)).toMatchObject({ forwardsTo })
})

test('a page forwards by its Refresh header too, after its own refresh', () => {
  const refresh = '0; url=/next'
  const next = 'https://atelier.example/next'
  expect(headOf('', { refresh }).forwardsTo).toBe(next)
  expect(headOf('<meta http-equiv="refresh" content="5">', { refresh }).forwardsTo).toBe(next)
  const own = headOf('<meta http-equiv="refresh" content="0; url=/own">', { refresh })
  expect(own.forwardsTo).toBe('https://atelier.example/own')
})

test('the Link header has its say', () => {
  const link =
    '<https://atelier.example/a>; rel="canonical", <https://atelier.example/fr>; rel=alternate; hreflang=fr'
  expect(headOf('', { link })).toMatchObject({
    canonicals: [{ place: 'header', address: 'https://atelier.example/a' }],
    alternates: [{ place: 'header', language: 'fr', address: 'https://atelier.example/fr' }],
  })
})

test.each([
  '<https://atelier.example/a>; title="Ovens, and wood"; rel="canonical"',
  '<https://atelier.example/a>; rel="shortlink canonical", <https://atelier.example/b>; rel=next',
  '</style.css>; rel=preload; as=style, <https://atelier.example/a>;REL=Canonical',
  '<https://atelier.example/z>; title="unclosed; rel=next, <https://atelier.example/a>; rel=canonical',
])('a Link header is read as RFC 8288 writes it: %s', link => {
  const { canonicals } = headOf('', { link })
  expect(canonicals.map(({ address }) => address)).toEqual(['https://atelier.example/a'])
})

test.each(['<noscript><img src="/pixel"></noscript>', '<div></div>'])(
  'a title is that of the page after %s, which ends the head, and no text of the page',
  before => {
    const { head, text } = madePage('<main><p>We sweep chimneys.</p></main>', {
      head: `${before}<title>Page</title>`,
    }).page
    expect(head.titles).toEqual(['Page'])
    expect(text).toMatchObject({ words: 3, skipped: [] })
  },
)

test('the title of a drawing is not the title of the page', () => {
  expect(headOf('<title>Page</title>', {}, '<svg><title>Drawing</title></svg>').titles).toEqual(['Page'])
})

test.each([
  '<base href="https://cdn.example/x/">',
  '<base target="_blank"><base href="https://cdn.example/x/"><base href="https://other.example/">',
])('the first base with an address changes where addresses lead: %s', base => {
  const { canonicals } = headOf(`${base}<link rel="canonical" href="page">`)
  expect(canonicals[0]?.address).toBe('https://cdn.example/x/page')
})

test('an address that is no HTTP address leads nowhere', () => {
  expect(headOf('<link rel="canonical" href="javascript:alert(1)">').canonicals[0]?.address).toBeNull()
})
