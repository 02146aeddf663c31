import { expect, test } from 'vitest'
import { decideOn, filler } from '../../testing/made-up.ts'
import { listsAndTables } from './lists-and-tables.ts'

const hidden = {
  fr: '<p>Le ramoneur protège d’abord le sol, ensuite il démonte le déflecteur, et enfin il brosse le conduit.</p>',
  en: '<p>The sweep first protects the floor, then removes the deflector, and finally brushes the flue.</p>',
} as const
const list = '<ol><li>Protect</li><li>Remove</li><li>Brush</li></ol>'

const decide = (lang: 'fr' | 'en', html: string) =>
  decideOn(listsAndTables, `<main>${filler(lang, 80)}${html}</main>`, { lang })

test('an enumeration in a list passes', () => {
  expect(decide('en', list)).toMatchObject({ verdict: 'passed' })
})

test.each(['fr', 'en'] as const)('an enumeration left in a paragraph fails, and is quoted: %s', lang => {
  const outcome = decide(lang, hidden[lang])
  expect(outcome).toMatchObject({ verdict: 'failed' })
  expect(outcome.evidence).toHaveLength(1)
})

test.each(['fr', 'en'] as const)('one of each wins half: %s', lang => {
  expect(decide(lang, hidden[lang] + list)).toMatchObject({ verdict: 'partial', share: 0.5 })
})

test.each([
  ['fr', 'Le ramoneur protège d’abord le sol, puis il démonte le déflecteur.'],
  ['en', 'The sweep first protects the floor, then removes the deflector.'],
] as const)('two steps are a sentence, not a list: %s', (lang, text) => {
  expect(decide(lang, `<p>${text}</p>`)).toMatchObject({ verdict: 'not-applicable' })
})

test('a page that enumerates nothing is not judged', () => {
  expect(decide('fr', '')).toMatchObject({ verdict: 'not-applicable' })
})

test('an answer right below its question may enumerate in a sentence', () => {
  expect(decide('en', `<h3>How do you sweep?</h3>${hidden.en}${list}`)).toMatchObject({ verdict: 'passed' })
})
