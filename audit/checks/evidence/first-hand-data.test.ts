import { expect, test } from 'vitest'
import { decideOn, filler } from '../../testing/made-up.ts'
import { firstHandData } from './first-hand-data.ts'

const decide = (lang: 'fr' | 'en', html: string) =>
  decideOn(firstHandData, `<main>${filler(lang, 160)}${html}</main>`, { lang, role: 'article' })

test.each([
  ['fr', '<p>Nous avons relevé 2 140 ramonages en 2025.</p>', 'passed'],
  ['en', '<p>We recorded 2,140 sweepings in 2025.</p>', 'passed'],
  ['fr', '<p>Notre enquête auprès d’un panel de 300 clients le montre.</p>', 'passed'],
  ['en', '<p>Our survey of 300 clients shows it.</p>', 'passed'],
  ['fr', '<p>Notre enquête est décrite plus loin.</p>', 'partial'],
  ['en', '<p>Our survey is described further on.</p>', 'partial'],
  ['fr', '', 'failed'],
  ['en', '', 'failed'],
] as const)('%s %s: %s', (lang, html, verdict) => {
  expect(decide(lang, html).verdict).toBe(verdict)
})

test.each([
  ['fr', '<p>50+Projets livrés</p>'],
  ['en', '<p>Assisting over 100 pet owners with supplies.</p>'],
] as const)('a count of what the site did is its own data: %s', (lang, html) => {
  expect(decide(lang, html).verdict).toBe('passed')
})

test.each([
  ['fr', '<p>J’ai essayé trois méthodes avant d’en garder une.</p>'],
  ['en', '<p>I built the first one in a week-end.</p>'],
] as const)(
  'an article that tells what its author did is first-hand; a service owes none: %s',
  (lang, html) => {
    const decided = (role: 'article' | 'service') =>
      decideOn(firstHandData, `<main>${filler(lang, 160)}${html}</main>`, { lang, role }).verdict
    expect(decided('article')).toBe('passed')
    expect(decided('service')).toBe('not-applicable')
  },
)

test('what sells owes no data of its own; the data it gives count', () => {
  const decided = (html: string) =>
    decideOn(firstHandData, `<main>${filler('en', 160)}${html}</main>`, { role: 'service' }).verdict
  expect(decided('')).toBe('not-applicable')
  expect(decided('<p>Our survey is described further on.</p>')).toBe('not-applicable')
  expect(decided('<p>We recorded 2,140 sweepings in 2025.</p>')).toBe('passed')
})
