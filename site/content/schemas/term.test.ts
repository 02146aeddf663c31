import { expect, test } from 'vitest'
import { term } from './term.ts'

const words = (count: number) => Array.from({ length: count }, () => 'mot').join(' ')
const inBoth = (text: string) => ({ fr: text, en: text })

const entry = {
  term: 'GEO',
  definition: inBoth(words(45)),
  etymology: inBoth('De l’anglais.'),
  examples: [inBoth('Un exemple.')],
  relatedTerms: ['seo'],
  category: 'optimization',
  difficulty: 'beginner',
  seeAlso: [{ term: inBoth('La définition'), page: 'definition-geo' }],
  sources: ['geo-kdd-2024'],
  listedIn: { fr: true, en: true },
  updated: '2026-11-21',
}

function refusals(changed: object): readonly string[] {
  const { error } = term.safeParse({ ...entry, ...changed })
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
}

test('a term with a definition of 45 words is accepted', () => {
  expect(refusals({})).toEqual([])
})

test('a definition of more than 60 words is refused', () => {
  expect(refusals({ definition: { fr: words(61), en: words(45) } })).toEqual([
    'definition.fr: The French text has 61 words; an answer that stands alone has 40 to 60: remove 1 at least.',
  ])
})

test('a term links only to terms, sources and pages that exist', () => {
  const missing = {
    relatedTerms: ['gone'],
    sources: ['gone'],
    seeAlso: [{ term: inBoth('Parti'), page: 'gone' }],
  }
  expect(refusals(missing)).toEqual([
    'relatedTerms.0: There is no content/glossary/gone.yaml: write the name of a file of that folder, or remove this one.',
    'seeAlso.0.page: There is no page "gone": write one of the ids of site/routes.ts.',
    'sources.0: There is no content/sources/gone.yaml: write the name of a file of that folder, or remove this one.',
  ])
})
