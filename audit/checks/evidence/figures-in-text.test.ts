import { expect, test } from 'vitest'
import { decideOn, filler } from '../../testing/made-up.ts'
import { figuresInText } from './figures-in-text.ts'

test.each([
  ['fr', 'En 2025, 12,5 % des 1 200 foyers ont dépensé 480 € par an.'],
  ['en', 'In 2025, 12.5% of the 1,200 homes spent €480 a year.'],
] as const)('figures with a unit, a base or a date count: %s', (lang, sentence) => {
  const outcome = decideOn(figuresInText, `<main>${filler(lang, 60)}<p>${sentence}</p></main>`, { lang })
  expect(outcome).toMatchObject({ verdict: 'passed' })
  expect(outcome.sentence.en).toMatch(/^4 figures/)
})

test.each(['fr', 'en'] as const)('a text without figures fails: %s', lang => {
  expect(decideOn(figuresInText, `<main>${filler(lang, 200)}</main>`, { lang })).toMatchObject({
    verdict: 'failed',
  })
})

test('few figures in a long text win their part', () => {
  const outcome = decideOn(figuresInText, `<main>${filler('en', 400)}<p>It costs €480 here.</p></main>`)
  expect(outcome.verdict).toBe('partial')
  expect(outcome.share).toBeGreaterThan(0.3)
  expect(outcome.share).toBeLessThan(0.7)
})

test('a service too thin to hold a figure fails; a thin contact page is not asked', () => {
  const thin = '<main><p>We sweep chimneys in the whole region and beyond.</p></main>'
  expect(decideOn(figuresInText, thin)).toMatchObject({ verdict: 'failed' })
  expect(decideOn(figuresInText, thin, { role: 'about', path: '/contact' })).toMatchObject({
    verdict: 'not-applicable',
  })
})

test('a page in a language without a lexicon is not judged', () => {
  const german =
    '<p>Das Kehren entfernt den Ruß aus dem Schornstein und verhindert Kaminbrände in Ihrem Haus.</p>'
  const outcome = decideOn(figuresInText, `<main>${german.repeat(8)}</main>`, { lang: 'de' })
  expect(outcome).toMatchObject({ verdict: 'could-not-tell', share: null })
})
