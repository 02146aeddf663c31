import { expect, test } from 'vitest'
import { decideOn, filler } from '../../testing/made-up.ts'
import { quotations } from './quotations.ts'

const decide = (lang: 'fr' | 'en', html: string) =>
  decideOn(quotations, `<main>${filler(lang, 160)}${html}</main>`, { lang })

test.each([
  ['fr', '<p>« Un bois qui chante a encore de l’eau à rendre », rappelle Jeanne Perrin, forestière.</p>'],
  ['en', '<p>“Wood that sings still has water to give back,” recalls Jeanne Perrin, forester.</p>'],
  ['fr', '<p>« Un bois qui chante a encore de l’eau à rendre » — Jeanne Perrin</p>'],
  ['en', '<blockquote>Wood that sings still has water to give back. <cite>Jeanne Perrin</cite></blockquote>'],
  [
    'fr',
    '<figure><blockquote>Un bois qui chante a encore de l’eau.</blockquote><figcaption>Jeanne Perrin</figcaption></figure>',
  ],
] as const)('a quotation with a name passes: %s %s', (lang, html) => {
  expect(decide(lang, html)).toMatchObject({ verdict: 'passed' })
})

test.each([
  ['fr', '<p>On dit souvent : « un bois qui chante a encore de l’eau à rendre ».</p>'],
  ['en', '<p>There is a saying: “wood that sings still has water to give back”.</p>'],
] as const)('a quotation without a name wins a part: %s', (lang, html) => {
  expect(decide(lang, html)).toMatchObject({ verdict: 'partial', share: 0.4 })
})

test.each([
  ['fr', '<p>Le poêle « Nordica » chauffe bien.</p>'],
  ['en', '<p>The “Nordica” stove heats well.</p>'],
] as const)('a name between quotation marks is no quotation: %s', (lang, html) => {
  expect(decide(lang, html)).toMatchObject({ verdict: 'failed' })
})
