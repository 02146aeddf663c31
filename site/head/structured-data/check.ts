import type { DefinedTerm, TechArticle } from 'schema-dts'
import type { RubricCheck } from '../../content/rubric.ts'
import { pathOf } from '../../routes.ts'
import { author } from './organization.ts'
import type { Place } from './place.ts'

interface Signed {
  readonly updated: string
  readonly signedBy: string
}

/** A check of the rubric, as a term that the rubric defines, and the page about it: a manual of the audit. */
export function checkNodes(
  { id, name, why }: RubricCheck,
  { updated, signedBy }: Signed,
  place: Place,
): readonly [TechArticle, DefinedTerm] {
  const term = place.node('check')
  return [
    {
      '@type': 'TechArticle',
      '@id': place.node('article'),
      headline: name,
      abstract: why,
      about: { '@id': term },
      author: author(signedBy, place),
      publisher: place.organization,
      dateModified: updated,
      inLanguage: place.language,
      mainEntityOfPage: place.webPage,
    },
    {
      '@type': 'DefinedTerm',
      '@id': term,
      name,
      description: why,
      termCode: id,
      url: place.address,
      inDefinedTermSet: place.absolute(pathOf('scorecard', place.language)),
    },
  ]
}
