import { z } from 'astro/zod'
import { expect, test } from 'vitest'
import { bilingual, inLanguage, textsOf } from './bilingual.ts'

const schema = z.strictObject({ title: bilingual(), rows: z.array(z.strictObject({ name: bilingual() })) })

test('a missing language is refused in a sentence that says what to add', () => {
  expect(refusal({ title: { fr: 'Bonjour' }, rows: [] })).toEqual([
    ['title.en', 'The English text is missing: add a line "en: …" beside the other language.'],
  ])
  expect(refusal({ title: { en: 'Hello', fr: '  ' }, rows: [] })).toEqual([
    ['title.fr', 'The French text is missing: add a line "fr: …" beside the other language.'],
  ])
})

test('a text in no language is refused, with the two lines that are expected', () => {
  expect(refusal({ title: 'Hello', rows: [{ name: { fr: 'a', en: 'b' } }] })).toEqual([
    ['title', 'Here a text is expected in both languages: one line "fr: …" and one line "en: …".'],
  ])
})

test('a third language is refused', () => {
  expect(refusal({ title: { fr: 'Oui', en: 'Yes', de: 'Ja' }, rows: [] })).toHaveLength(1)
})

test('each language gets its own typography', () => {
  const read = bilingual().parse({ fr: "L'IA répond : oui ?", en: "It's an answer: yes?" })
  expect(read).toEqual({ fr: 'L’IA répond\u00a0: oui\u202f?', en: 'It’s an answer: yes?' })
})

test('a language is chosen at every depth, and the rest is left as it is', () => {
  const content = {
    date: '2024-08',
    listed: { fr: true, en: false },
    rows: [{ name: { fr: 'Accès', en: 'Access' }, weight: 3 }],
  }
  expect(inLanguage(content, 'en')).toEqual({
    date: '2024-08',
    listed: false,
    rows: [{ name: 'Access', weight: 3 }],
  })
  expect(inLanguage(content, 'fr', text => text.toUpperCase()).rows).toEqual([{ name: 'ACCÈS', weight: 3 }])
})

test('texts are listed in the order in which they are written', () => {
  expect(textsOf({ b: 'one', a: ['two', { c: 'three' }], n: 4 })).toEqual(['one', 'two', 'three'])
})

function refusal(value: unknown) {
  return schema.safeParse(value).error?.issues.map(issue => [issue.path.join('.'), issue.message])
}
