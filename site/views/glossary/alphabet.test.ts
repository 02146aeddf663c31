import { expect, test } from 'vitest'
import { byLetter, byName } from './alphabet.ts'

const terms = [
  { term: { fr: 'Robot', en: 'Crawler' } },
  { term: 'SEO' },
  { term: { fr: 'Étude', en: 'Study' } },
  { term: 'E-E-A-T' },
]
const names = (language: 'fr' | 'en') =>
  terms.toSorted(byName(language)).map(({ term }) => (typeof term === 'string' ? term : term[language]))

test('the terms of each language are in its own alphabetical order', () => {
  expect(names('fr')).toEqual(['E-E-A-T', 'Étude', 'Robot', 'SEO'])
  expect(names('en')).toEqual(['Crawler', 'E-E-A-T', 'SEO', 'Study'])
})

test('a term is found under its first letter, accent or not', () => {
  expect(byLetter([{ term: 'E-E-A-T' }, { term: 'Étude' }, { term: 'robots.txt' }])).toEqual([
    { letter: 'E', terms: [{ term: 'E-E-A-T' }, { term: 'Étude' }] },
    { letter: 'R', terms: [{ term: 'robots.txt' }] },
  ])
})
