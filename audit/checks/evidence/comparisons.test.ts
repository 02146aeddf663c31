import { expect, test } from 'vitest'
import { decideOn, filler } from '../../testing/made-up.ts'
import { comparisons } from './comparisons.ts'

const decide = (lang: 'fr' | 'en', html: string) =>
  decideOn(comparisons, `<main>${filler(lang, 80)}${html}</main>`, { lang })
const headed = '<table><tr><th>Plan</th><th>Price</th></tr><tr><td>Visit</td><td>€69</td></tr></table>'
const bare = '<table><tr><td>Plan</td><td>Price</td></tr><tr><td>Visit</td><td>low</td></tr></table>'

test('a table with header cells and figures passes', () => {
  expect(decide('en', headed)).toMatchObject({ verdict: 'passed' })
})

test('one good table of two wins half, and the poor one is quoted', () => {
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

test('a page that compares nothing is not judged', () => {
  expect(decide('fr', '')).toMatchObject({ verdict: 'not-applicable' })
})
