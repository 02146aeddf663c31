import { expect, test } from 'vitest'
import { decideOn, filler } from '../../testing/made-up.ts'
import { enoughText } from './enough-text.ts'

const decide = (body: string, role: 'home' | 'list' | 'legal' = 'home', lang: 'fr' | 'en' = 'en') =>
  decideOn(enoughText, `<main>${body}</main>`, { role, lang })

test.each(['fr', 'en'] as const)('sixty words are enough: %s', lang => {
  expect(decide(filler(lang, 60), 'home', lang)).toMatchObject({ verdict: 'passed' })
})

test('a few sentences win a part, and a few words nothing', () => {
  expect(decide(filler('en', 30)).verdict).toBe('partial')
  expect(decide('<p>Welcome to us.</p>')).toMatchObject({ verdict: 'failed', share: 0 })
})

test.each([
  '<p>Loading…</p>',
  '<p>Chargement en cours…</p>',
  '<h1>Coming soon</h1>',
  '<h1>Site en construction</h1>',
  '<p>Redirecting to: https://atelier.example/home</p>',
  `<p>Lorem ipsum dolor sit amet.</p>${filler('en', 200)}`,
])('a placeholder is told, and quoted: %s', body => {
  const outcome = decide(body)
  expect(outcome).toMatchObject({ verdict: 'failed' })
  expect(outcome.evidence).toHaveLength(1)
})

test.each([
  '<p>Our address: [À COMPLÉTER]</p>',
  '<p>[à compléter : SIRET]</p>',
  '<p>It burns well. [cite: 12]</p>',
  '<p>[Your company name] sweeps chimneys.</p>',
  '<p>TODO: opening hours</p>',
])('what was left of a draft is told, and quoted: %s', remainder => {
  const outcome = decide(`${filler('en', 200)}${remainder}`)
  expect(outcome).toMatchObject({ verdict: 'partial' })
  expect(outcome.evidence).toHaveLength(1)
})

test.each(['<p>My list of things to do: todo lists.</p>', '<p>A note [1].</p>', '<pre>TODO: x</pre>'])(
  'ordinary words and code are no remainder: %s',
  text => {
    expect(decide(`${filler('en', 200)}${text}`).verdict).toBe('passed')
  },
)

test('a page may speak of loading', () => {
  expect(decide(`<p>Loading the stove takes a minute.</p>${filler('en', 110)}`).verdict).toBe('passed')
})

test.each(['list', 'legal'] as const)('a page that may be short is not asked: %s', role => {
  expect(decide('<p>Call us.</p>', role).verdict).toBe('not-applicable')
})
