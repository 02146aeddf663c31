import { expect, test } from 'vitest'
import { madePage } from '../../../testing/made-up.ts'

function asks(lang: 'fr' | 'en', heading: string): boolean {
  const { page } = madePage(`<main><h1>?</h1><h2>${heading}</h2></main>`, { lang })
  return page.text.blocks.some(({ cues }) => cues.some(({ kind }) => kind === 'question'))
}

test.each([
  ['fr', 'Par quoi commencer le ramonage ?'],
  ['en', 'What should sweeping start with?'],
  ['fr', 'En combien de temps voit-on un effet ?'],
  ['en', 'How long before you see an effect?'],
  ['fr', 'Le conduit est-\u2060il propre ?'],
  ['en', 'Is the flue clean?'],
] as const)('a heading asks the same in both languages: %s %s', (lang, heading) => {
  expect(asks(lang, heading)).toBe(true)
})

test.each([
  ['fr', 'Avec nous, prêts à ramoner ?'],
  ['en', 'Ready to sweep?'],
] as const)('a call to action asks nothing: %s %s', (lang, heading) => {
  expect(asks(lang, heading)).toBe(false)
})

test('a word is the same with a soft hyphen or a word joiner in it', () => {
  const [plain, hyphenated, joined] = ['ramonage', 'ramo\u00adnage', 'ramo\u2060nage'].map(
    word => madePage(`<main><p>Le ${word} est utile.</p></main>`, { lang: 'fr' }).page.text.blocks[0]?.terms,
  )
  expect(hyphenated).toEqual(plain)
  expect(joined).toEqual(plain)
})
