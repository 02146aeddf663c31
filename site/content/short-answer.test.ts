import { expect, test } from 'vitest'
import { shortAnswer, wordCount } from './short-answer.ts'

const words = (count: number) => Array.from({ length: count }, () => 'mot').join(' ')

function refusals(french: number, english: number): readonly string[] {
  const result = shortAnswer().safeParse({ fr: words(french), en: words(english) })
  return result.error?.issues.map(issue => `${issue.path.join('.')}: ${issue.message}`) ?? []
}

test.each([
  [40, 60],
  [60, 40],
])('an answer of %i words in French and %i in English is accepted', (french, english) => {
  expect(refusals(french, english)).toEqual([])
})

test('an answer that is too short or too long is refused in a sentence that counts', () => {
  expect(refusals(39, 63)).toEqual([
    'fr: The French text has 39 words; an answer that stands alone has 40 to 60: add 1 at least.',
    'en: The English text has 63 words; an answer that stands alone has 40 to 60: remove 3 at least.',
  ])
})

test.each([
  ['a mark of punctuation that stands alone', 'Est-ce vrai ? Oui : « tout à fait ».', 6],
  ['the call of a source', 'Le terme a trois ans.[[geo-kdd-2024]]', 5],
  ['the address of a link', 'Voir [la page](page:contact) et [son plan](https://example.com/plan).', 6],
  ['the sign after a figure', 'Soit 48 % de la population.', 5],
])('%s does not count as a word', (_what, text, count) => {
  expect(wordCount(text)).toBe(count)
})
