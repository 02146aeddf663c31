import { expect, test } from 'vitest'
import { decideOn, filler } from '../../testing/made-up.ts'
import { firstHandData } from './first-hand-data.ts'

const decide = (lang: 'fr' | 'en', html: string) =>
  decideOn(firstHandData, `<main>${filler(lang, 160)}${html}</main>`, { lang })

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
