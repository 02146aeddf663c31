import { expect, test } from 'vitest'
import { decideOn, filler } from '../../testing/made-up.ts'
import { quotations } from './quotations.ts'

const decide = (lang: 'fr' | 'en', html: string) =>
  decideOn(quotations, `<main>${filler(lang, 160)}${html}</main>`, { lang, role: 'article' })

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

test.each([
  [
    'fr',
    '<h2>Ils nous font confiance</h2><p>★★★★★</p>',
    'Un ramonage soigné, à l’heure dite, et un certificat remis dans la journée.',
  ],
  ['en', '<div>★★★★★</div>', 'A careful sweeping, on time, and the certificate came on the same day.'],
] as const)('what clients say below a row of stars is quoted: %s', (lang, announced, words) => {
  expect(decide(lang, `${announced}<p>${words}</p><div>Jeanne P.</div>`)).toMatchObject({ verdict: 'passed' })
})

test('straight marks that close two inches enclose nothing', () => {
  const html = '<p>A flue of 6" is swept with a brush that is wider than one of 5" or less.</p>'
  expect(decide('en', html)).toMatchObject({ verdict: 'failed', share: 0 })
})

test.each(['faq', 'service', 'home'] as const)('only an article is expected to quote someone: %s', role => {
  const decided = (html: string) =>
    decideOn(quotations, `<main>${filler('en', 160)}${html}</main>`, { role }).verdict
  expect(decided('')).toBe('not-applicable')
  expect(decided('<blockquote>A careful sweeping, on time. <cite>Jeanne Perrin</cite></blockquote>')).toBe(
    'passed',
  )
})

test('a recipe is told without quoting anyone', () => {
  const head = '<script type="application/ld+json">{"@type":"Recipe","name":"Soup"}</script>'
  const outcome = decideOn(quotations, `<main>${filler('en', 160)}</main>`, { role: 'article', head })
  expect(outcome).toMatchObject({ verdict: 'not-applicable' })
})
