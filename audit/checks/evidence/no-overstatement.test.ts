import { expect, test } from 'vitest'
import { decideOn, filler } from '../../testing/made-up.ts'
import { noOverstatement } from './no-overstatement.ts'

const decide = (lang: 'fr' | 'en', html: string, words = 80) =>
  decideOn(noOverstatement, `<main>${filler(lang, words)}${html}</main>`, { lang })

test.each(['fr', 'en'] as const)('a plain text passes: %s', lang => {
  expect(decide(lang, '')).toMatchObject({ verdict: 'passed' })
})

test.each([
  ['fr', '<p>Nous sommes les meilleurs de la région.</p>', '<p>Notre service est incontournable.</p>'],
  ['en', '<p>We are the best in the region.</p>', '<p>Our service is world-class.</p>'],
] as const)('each superlative without proof costs a quarter: %s', (lang, first, second) => {
  expect(decide(lang, first)).toMatchObject({ verdict: 'partial', share: 0.75 })
  expect(decide(lang, first + second)).toMatchObject({ share: 0.5 })
})

test.each([
  ['fr', '<p>Nous sommes les meilleurs : 98 % des clients reviennent, selon l’enquête de 2025.</p>'],
  ['en', '<p>We are the best: 98% of clients come back, according to the survey of 2025.</p>'],
] as const)('a superlative with its proof costs nothing: %s', (lang, html) => {
  expect(decide(lang, html)).toMatchObject({ verdict: 'passed' })
})

test.each([
  ['fr', '<p>ramonage à Annecy</p>'],
  ['en', '<p>sweeping in Annecy</p>'],
] as const)('a keyword repeated over and over fails: %s', (lang, html) => {
  expect(decide(lang, html.repeat(120), 20)).toMatchObject({ verdict: 'failed' })
})

test.each([
  ['fr', 'Le ramonage d’un conduit coûte 69 €.', 'Un conduit coûte 75 € au ramonage.'],
  ['en', 'Sweeping a flue costs €69.', 'A flue costs €75 for sweeping.'],
] as const)('one thing said with two figures costs half, and both are quoted: %s', (lang, one, other) => {
  const outcome = decide(lang, `<p>${one}</p><p>${other}</p>`)
  expect(outcome).toMatchObject({ verdict: 'partial', share: 0.5 })
  expect(outcome.evidence.map(({ quote }) => quote)).toEqual([one, other])
})

test.each([
  ['fr', 'Le ramonage d’un conduit coûte 69 €.', 'Le ramonage d’un conduit double coûte 75 €.'],
  ['fr', 'En 2025, le ramonage d’un conduit coûte 69 €.', 'En 2026, le ramonage d’un conduit coûte 75 €.'],
  ['en', 'Sweeping a flue costs €69.', 'Sweeping a flue costs €69.'],
] as const)('two cases, two times or the same figure twice contradict nothing: %s %s', (lang, one, other) => {
  expect(decide(lang, `<p>${one}</p><p>${other}</p>`)).toMatchObject({ verdict: 'passed' })
})

test.each([
  ['fr', '<p>« Nous avons trouvé le meilleur artisan de la ville ! »</p>'],
  ['en', '<blockquote>We found the best sweep in town!</blockquote>'],
  ['en', '<p>“They gave us outstanding results!”</p>'],
  ['en', '<p>Settle for the best and call us.</p>'],
] as const)('what the site does not claim of itself costs nothing: %s %s', (lang, html) => {
  expect(decide(lang, html)).toMatchObject({ verdict: 'passed' })
})
