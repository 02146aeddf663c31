import { expect, test } from 'vitest'
import { decideOn, filler } from '../../testing/made-up.ts'
import { comparisons } from './comparisons.ts'

const decide = (lang: 'fr' | 'en', html: string) =>
  decideOn(comparisons, `<main>${filler(lang, 80)}${html}</main>`, { lang })
const headed = '<table><tr><th>Plan</th><th>Price</th></tr><tr><td>Visit</td><td>€69</td></tr></table>'
const headedWords = '<table><tr><th>Log</th><th>Source</th></tr><tr><td>Beech</td><td>wood</td></tr></table>'
const bare = '<table><tr><td>Plan</td><td>Price</td></tr><tr><td>Visit</td><td>low</td></tr></table>'

test('a table with header cells passes, whether it compares in figures or in words', () => {
  expect(decide('en', headed)).toMatchObject({ verdict: 'passed' })
  expect(decide('en', headedWords)).toMatchObject({ verdict: 'passed' })
})

test('header cells are asked of every table, and the poor one is quoted', () => {
  const outcome = decide('en', headed + bare)
  expect(outcome).toMatchObject({ verdict: 'partial', share: 0.5 })
  expect(outcome.evidence[0]?.quote).toBe('Plan Price Visit low')
})

test.each([
  [
    'fr',
    '<p>Le hêtre est plus dense que le pin. Par rapport au gaz, il coûte moins. Contrairement au fioul, il est local.</p>',
  ],
  ['en', '<p>Beech is denser than pine. Compared with gas, it costs less. Unlike oil, it is local.</p>'],
] as const)('comparisons left in sentences fail: %s', (lang, html) => {
  expect(decide(lang, html)).toMatchObject({ verdict: 'failed' })
})

test.each([
  [
    'fr',
    [
      'Le hêtre est plus dense que le pin.',
      'Le frêne sèche mieux que le chêne.',
      'Le bois vaut mieux que le fioul.',
    ],
  ],
  ['en', ['Beech is denser than pine.', 'Ash dries better than oak.', 'Wood is worth more than oil.']],
] as const)('a long page may compare once under each heading: %s', (lang, sentences) => {
  const sections = sentences.map(sentence => `<h2>Bois</h2><p>${sentence}</p>`).join('')
  expect(decide(lang, sections)).toMatchObject({ verdict: 'not-applicable' })
})

test.each([
  [
    'fr',
    'Plus de 34 % des lectures échouent. Rangez les bûches plutôt que de les empiler. Nul autre que lui ne brosse.',
  ],
  ['en', 'More than 34% of the reads fail. Stack logs rather than pile them. None other than he brushes.'],
] as const)('a threshold, a preference and an exception set nothing side by side: %s', (lang, text) => {
  expect(decide(lang, `<p>${text}</p>`)).toMatchObject({ verdict: 'not-applicable' })
})

test('a page that compares nothing is not judged', () => {
  expect(decide('fr', '')).toMatchObject({ verdict: 'not-applicable' })
})
