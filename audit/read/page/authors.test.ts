import { expect, test } from 'vitest'
import { filler, madePage } from '../../testing/made-up.ts'

function read(body: string, options: { head?: string; lang?: 'fr' | 'en' } = {}) {
  return madePage(`<main>${body}${filler(options.lang ?? 'en', 40)}</main>`, options).page.authors
}

const names = (...parameters: Parameters<typeof read>) =>
  read(...parameters).map(({ source, name }) => [source, name])

test.each([
  ['property', '<p itemprop="author"><span itemprop="name">Marie Dupont</span>, sweep</p>'],
  ['link', '<a rel="author" href="/team/marie">Marie Dupont</a>'],
  ['link', '<p>Story by <a href="/author/marie">Marie Dupont</a></p>'],
  ['link', '<a class="post-author" href="/team/marie">Marie Dupont</a>'],
  ['byline', '<p class="byline">By Marie Dupont on March 12, 2026</p>'],
  ['byline', '<p class="article__author-name">Marie Dupont | Heating</p>'],
  ['byline', '<p class="author">Posted on March 12, 2026 by Marie Dupont</p>'],
  ['text', '<p>By Marie Dupont</p>'],
  ['text', '<p>March 12, 2026 · By Marie Dupont</p>'],
])('an author is read from a %s: %s', (source, body) => {
  expect(names(body)[0]).toEqual([source, 'Marie Dupont'])
})

test.each([
  ['fr', '<p>Par Marie Dupont, ramoneuse</p>'],
  ['fr', '<p class="auteur">Écrit par Marie Dupont le 12 mars 2026</p>'],
  ['en', '<p>Written by Marie Dupont, chimney sweep</p>'],
  ['en', '<p class="autor">Von Marie Dupont am 26/10/13</p>'],
] as const)('a byline is read without what surrounds the name: %s %s', (lang, body) => {
  expect(names(body, { lang })[0]?.[1]).toBe('Marie Dupont')
})

test.each([
  ['en', '<p>Draught is improved by Including Valuable Context in the flue.</p>'],
  ['fr', '<p>La visite se termine par Notre Dame de Paris.</p>'],
  ['en', '<p>The survey was written by Marie Dupont.</p>'],
  ['en', '<pre>by Marie Dupont</pre>'],
] as const)('a name that comes in a sentence signs nothing: %s %s', (lang, body) => {
  expect(names(body, { lang })).toEqual([])
})

test.each([
  ['an account', '<a rel="author" href="/a">wordpressadmin</a>'],
  ['an address', '<a rel="author" href="/a">marie@atelier.example</a>'],
  ['the site', '<a rel="author" href="/a">Atelier</a>'],
  ['a day', '<p class="byline">12 March 2026</p>'],
  ['a label of a form', '<p class="author">Name (erforderlich)</p>'],
  ['a portrait', `<div class="author">Marie Dupont ${'sweeps flues '.repeat(20)}</div>`],
  ['a comment', '<div class="comment"><cite class="author">Marie Dupont</cite></div>'],
])('%s is no name of an author', (_name, body) => {
  expect(names(body)).toEqual([])
})

test('the author of a review or of a picture has not written the page', () => {
  const head = `<script type="application/ld+json">[
    {"@type":"Review","author":{"@type":"Person","name":"Paul Martin"}},
    {"@type":"Article","author":{"@type":"Person","name":"Marie Dupont"},
     "image":{"@type":"ImageObject","author":{"@type":"Person","name":"Luc Petit"}}}]</script>`
  expect(names('', { head })).toEqual([['json-ld', 'Marie Dupont']])
})

test('a person whose name the site bears is its author, and a name comes before an account', () => {
  const head = `<script type="application/ld+json">{"@type":"Article","author":[
    {"@type":"Person","name":"marie.dupont"},{"@type":"Person","name":"Atelier"}]}</script>`
  expect(names('', { head })).toEqual([
    ['json-ld', 'Atelier'],
    ['json-ld', 'marie.dupont'],
  ])
})
