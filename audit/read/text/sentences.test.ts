import { expect, test } from 'vitest'
import { timed } from '../../testing/processor-time.ts'
import { sentencesOf } from './sentences.ts'

test.each([
  ['en', 'Dr. Martin swept it.| It draws well.'],
  ['en', 'See Fig. 4 for the flue.| It is new.'],
  ['en', 'J. K. Rowling wrote it.| He read it.'],
  ['en', 'It was swept on Jan. 12, 2024.| It was clean.'],
  ['en', 'Wood vs. Gas is an old debate.| Both burn.'],
  ['en', 'Martin et al. (2021) measured it.| It was dirty.'],
  ['en', 'Use dry wood, e.g. Oak or beech.| It burns slowly.'],
  ['en', 'Mr. and Mrs. Smith live at St. Ives.| They are warm.'],
  ['en', 'You can see Mt. Fuji from here.| It is far.'],
  ['fr', 'M. Martin l’a ramoné.| Il tire bien.'],
  ['fr', 'Voir l’art. 12 du règlement.| Il est court.'],
  ['fr', 'J.-P. Durand l’a écrit.| Il l’a lu.'],
  ['fr', 'Il a répondu : « Oui. » puis il est parti.| Rien d’autre.'],
  ['fr', 'Le Dr Petit et Mme. Grand sont venus.| Ils ont mesuré.'],
  ['fr', 'Ramoné le 12 janv. 2024 par Luc.| Tout va bien.'],
  ['fr', 'Voir p. 12 et fig. 4 du guide.| C’est clair.'],
  ['fr', '« Tout brûle. » Il a raison.| Moi non.'],
] as const)('a sentence ends where a reader ends it: %s "%s"', (language, text) => {
  const [first = '', ...others] = text.split('|')
  const sentences = sentencesOf(text.replaceAll('|', ''), language)
  expect(sentences.at(-1)).toBe(others[0]?.trim())
  expect(sentences.join(' ')).toBe(`${first} ${others[0]?.trim()}`)
})

test.each([
  ['en', ['It costs 3.5 euros.', 'It lasts.']],
  ['en', ['Is it clean?', 'It is!', 'Good.']],
  ['fr', ['Elle dure 3,5 ans.', 'Est-ce long ?', 'Non.']],
] as const)('sentences that end are not joined: %s', (language, sentences) => {
  expect(sentencesOf(sentences.join(' '), language)).toEqual(sentences)
})

test('a megabyte of abbreviations takes no time', () => {
  expect(timed(() => sentencesOf('Dr. A. '.repeat(60_000), 'en')).took).toBeLessThan(5_000)
})
