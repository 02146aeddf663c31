import { expect, test } from 'vitest'
import { decideOn, filler, madeSite, pageOf } from '../../testing/made-up.ts'
import { namedAuthor } from './named-author.ts'

const data = (author: string) =>
  `<script type="application/ld+json">{"@graph":[{"@type":"Article","author":${author}},{"@id":"#hugo","@type":"Person","name":"Hugo Lambert","jobTitle":"sweep"}]}</script>`
const decide = (body: string, head = '', lang = 'en') =>
  decideOn(namedAuthor, `<main>${body}${filler(lang === 'fr' ? 'fr' : 'en', 80)}</main>`, {
    role: 'article',
    head,
    lang,
  })

test.each([
  ['a nested author with a page', data('{"@type":"Person","name":"Jeanne Perrin","url":"/jeanne"}')],
  ['an author by reference', data('{"@id":"#hugo"}')],
])('%s passes', (_name, head) => {
  expect(decide('', head)).toMatchObject({ verdict: 'passed' })
})

test.each([
  ['fr', 'Par Jeanne Perrin, forestière à Thônes'],
  ['en', 'By Jeanne Perrin, forester in Thônes'],
])('a signature with a role passes: %s', (lang, line) => {
  expect(decide(`<p>${line}</p>`, '', lang)).toMatchObject({ verdict: 'passed' })
})

test('a signature that is a link to the author passes', () => {
  expect(decide('<a rel="author" href="/jeanne">Jeanne Perrin</a>')).toMatchObject({ verdict: 'passed' })
})

test.each([
  ['fr', '<p>Rédigé par Jeanne Perrin</p>', ''],
  ['en', '<p>Written by Jeanne Perrin</p>', ''],
  ['en', '', '<meta name="author" content="Jeanne Perrin">'],
])('a name alone wins a part: %s %s', (lang, body, head) => {
  expect(decide(body, head, lang)).toMatchObject({ verdict: 'partial', share: 0.6 })
})

test('who signs with the name of the site is known; a notice needs no signature', () => {
  const head = '<title>Dry wood | Jeanne Perrin</title>'
  expect(decide('<p>Written by Jeanne Perrin</p>', head)).toMatchObject({ verdict: 'passed' })
  const notice = decideOn(namedAuthor, '<p>Closed on Monday.</p>', { role: 'article' })
  expect(notice).toMatchObject({ verdict: 'not-applicable' })
})

test('an unsigned article fails; other pages are not asked', () => {
  expect(decide('<p>Text</p>')).toMatchObject({ verdict: 'failed' })
  expect(decideOn(namedAuthor, '<p>Text</p>', { role: 'service' })).toMatchObject({
    verdict: 'not-applicable',
  })
})

test('who signs is known when the start page describes them as a person', () => {
  const person = '<script type="application/ld+json">{"@type":"Person","name":"Jeanne Perrin"}</script>'
  const verdictWith = (head: string) => {
    const article = pageOf(`<main><p>Written by Jeanne Perrin</p>${filler('en', 80)}</main>`, {
      path: '/recipes/soup',
      role: 'article',
    })
    const site = madeSite([pageOf('<main><h1>Atelier</h1></main>', { path: '/', head }), article])
    return site.pages.map(page => namedAuthor.decide(page, site).verdict).at(-1)
  }
  expect(verdictWith(person)).toBe('passed')
  expect(verdictWith('')).toBe('partial')
})
