import { expect, test } from 'vitest'
import { filler, madePage, origin, type PageOptions } from '../testing/made-up.ts'
import { languagePatch } from './language-patch.ts'

const french = `<main>${filler('fr', 120)}</main>`

function patchOn(lang: string, options: PageOptions = {}, body = french) {
  return languagePatch(madePage(body, { lang, ...options }).page)
}

const locale = (tag: string) => `<meta property="og:locale" content="${tag}">`
const version = (language: string) =>
  `<link rel="alternate" hreflang="${language}" href="${origin}/"><link rel="alternate" hreflang="de" href="/de">`

test.each([
  ['og:locale', { head: locale('fr_FR') }],
  ['the headers', { headers: { 'content-language': 'fr-CA' } }],
  ['its own language links', { head: version('fr') + version('x-default') }],
  [
    'structured data',
    { head: '<script type="application/ld+json">{"@type":"WebPage","inLanguage":"fr-FR"}</script>' },
  ],
  ['its address', { path: '/fr/services' }],
])('the patch copies the language that the page states elsewhere: %s', (_where, options) => {
  expect(patchOn('', options)).toEqual({ place: '<html>', removed: 'lang=""', added: 'lang="fr"' })
  expect(patchOn('EN', options)).toEqual({ place: '<html>', removed: 'lang="EN"', added: 'lang="fr"' })
})

test('a language that only its words show is put into no patch', () => {
  expect(patchOn('')).toBeNull()
  expect(patchOn('en')).toBeNull()
})

test('a language that its words do not show is put into no patch', () => {
  expect(patchOn('', { head: locale('en_US') })).toBeNull()
  expect(patchOn('', { head: locale('fr_FR') }, '<p>Bonjour.</p>')).toBeNull()
})

test.each([
  ['og:locale and the headers', { head: locale('fr_FR'), headers: { 'content-language': 'en' } }],
  ['the headers', { headers: { 'content-language': 'fr, en' } }],
  ['its own language links', { head: version('fr') + version('en') }],
  ['og:locale and its address', { head: locale('fr_FR'), path: '/en/services' }],
])('a page that states two languages gets no patch: %s', (_where, options) => {
  expect(patchOn('', options)).toBeNull()
})

test('a piece of a page, which has no html tag, gets no patch', () => {
  const { page } = madePage(french, { lang: '', head: locale('fr_FR') })
  const piece = (tag: string) =>
    languagePatch({ ...page, exchange: { ...page.exchange, body: tag + french } })
  expect(piece('<html>')).not.toBeNull()
  expect(piece('<section>')).toBeNull()
})

test('the text to be replaced contains no tag of the audited page', () => {
  const patch = patchOn('&quot;><script>', { head: locale('fr_FR') })
  expect(patch?.removed).toBe('lang="&quot;&gt;&lt;script&gt;"')
})
