import { expect, test } from 'vitest'
import { decideOn, filler, madePage, type PageOptions } from '../../testing/made-up.ts'
import { pageLanguage } from './page-language.ts'

const decide = (lang: string, body: string) => decideOn(pageLanguage, `<main>${body}</main>`, { lang })
const french = filler('fr', 120)
const english = filler('en', 120)

test.each([
  ['fr', french],
  ['fr-CA', french],
  ['en', english],
  ['EN_us', english],
])('the language of the words, with or without a country, passes: %s', (lang, body) => {
  expect(decide(lang, body)).toMatchObject({ verdict: 'passed' })
})

test.each([
  ['en', french, '(en), and its words show another (fr)'],
  ['fr', english, '(fr), and its words show another (en)'],
])('a page that states %s and speaks another fails, and both are told', (lang, body, told) => {
  const outcome = decide(lang, body)
  expect(outcome.verdict).toBe('failed')
  expect(outcome.sentence.en).toContain(told)
})

test('a page whose language only titles and commands outweigh is not called wrong', () => {
  const book = (title: string) => `<li>Résumé du livre de Fedor Pikus : ${title}</li>`
  const books = book('The Art of Writing Efficient Programs With an Eye on How Their Designs Will Work')
  const { verdict, sentence } = decide('fr', `<ul>${books.repeat(15)}</ul>`)
  expect(verdict).toBe('could-not-tell')
  expect(sentence.en).toContain('mixes words of two languages')
})

test('settings and commands tell nothing of the language of a page', () => {
  const settings = 'stage: build cache: key: composer paths: vendor script: composer install to public '
  const { verdict } = decide('fr', `<h1>GitLab</h1><p>${settings.repeat(10)}</p>`)
  expect(verdict).toBe('not-applicable')
  expect(patchOn('', `<p>${settings.repeat(10)}</p>`)).toBeNull()
})

test('a page that states none fails; one too short to tell, or a piece of a page, is let be', () => {
  expect(decide('', english).verdict).toBe('failed')
  expect(decide('', filler('en', 30)).verdict).toBe('failed')
  expect(decide('', '<h1>Authors</h1><a href="/authors/ada">Ada Lovelace</a>').verdict).toBe('not-applicable')
  expect(decide('fr', '<p>Hello.</p>').verdict).toBe('not-applicable')
})

const patchOn = (lang: string, body: string, options: PageOptions = {}) => {
  const { page, site } = madePage(`<main>${body}</main>`, { lang, ...options })
  return pageLanguage.fix?.patch?.(page, site)
}

test('the patch writes the language of the words, in the place of another or of none', () => {
  expect(patchOn('', french)).toEqual({ place: '<html>', removed: 'lang=""', added: 'lang="fr"' })
  expect(patchOn('fr', english)).toEqual({ place: '<html>', removed: 'lang="fr"', added: 'lang="en"' })
})

test('a page with a heading in another language gets no patch: its text may be that of a template', () => {
  const under = (heading: string) => patchOn('fr', `<h1>Rules</h1><h3>${heading}</h3>${english}`)
  expect(under('Terms of sale')).not.toBeNull()
  expect(under('Conditions générales de vente')).toBeNull()
})

test('a piece of a page, which has no html tag, gets no patch', () => {
  const piece = (tag: string) => {
    const { page, site } = madePage(`<main>${french}</main>`, { lang: '' })
    return pageLanguage.fix?.patch?.({ ...page, exchange: { ...page.exchange, body: tag + french } }, site)
  }
  expect(piece('<html>')).not.toBeNull()
  expect(piece('<section>')).toBeNull()
})

test('no patch chooses between two languages, nor tells one of a few words', () => {
  expect(patchOn('', french + filler('en', 80))).toBeNull()
  expect(
    patchOn('', '<p>Nous ramonons les cheminées de la ville et celles des villages voisins.</p>'),
  ).toBeNull()
})

test('a page with a second language in its sentences gets no patch, however little', () => {
  const notice = (sentence: string) => `<p>${sentence}</p>`.repeat(2)
  expect(
    patchOn('', english + notice('We sweep the flues of the town in the spring and in autumn.')),
  ).not.toBeNull()
  expect(
    patchOn('', english + notice('Nous ramonons les conduits de la ville au printemps et en automne.')),
  ).toBeNull()
  expect(
    patchOn('', english + notice('Im Frühling und im Herbst kehren wir jeden Kamin unserer Stadt.')),
  ).toBeNull()
})

test('a page that its headers or its own language link call another gets no patch', () => {
  const versions = (language: string) => `<link rel="alternate" hreflang="${language}" href="/">`
  const headers = (language: string) => ({ headers: { 'content-language': language } })
  expect(patchOn('', french, { head: versions('fr'), ...headers('fr-CA') })).not.toBeNull()
  expect(patchOn('', french, { head: versions('en') })).toBeNull()
  expect(patchOn('', french, headers('en'))).toBeNull()
})

test('a page whose address or Open Graph names another language may lack its translation, and gets no patch', () => {
  expect(patchOn('en', french, { path: '/en/services' })).toBeNull()
  expect(patchOn('en', french, { head: '<meta property="og:locale" content="en_GB">' })).toBeNull()
  expect(patchOn('en', french, { head: '<meta property="og:locale" content="fr_FR">' })).not.toBeNull()
})

test('the patch replaces an attribute that is there, empty or in capitals, as it is written', () => {
  expect(patchOn('EN', french)?.removed).toBe('lang="EN"')
})
