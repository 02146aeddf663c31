import type { DefinedTerm, DefinedTermSet, ScholarlyArticle } from 'schema-dts'
import { plainText } from '../../content/marks.ts'
import type { Entry } from '../../content/read.ts'
import { pathOf } from '../../routes.ts'
import { type NumberedWork, sourceReference } from './citations.ts'
import { author } from './organization.ts'
import { glossaryReference, type Place } from './place.ts'

interface Defined {
  readonly term: string
  readonly definition: string
}

/** The glossary: every word, with its anchor in the page. */
export function termSetNode(
  { heading, terms }: { readonly heading: string; readonly terms: readonly Entry<Defined>[] },
  place: Place,
): DefinedTermSet {
  return {
    '@type': 'DefinedTermSet',
    ...glossaryReference(place),
    name: heading,
    url: place.address,
    inLanguage: place.language,
    publisher: place.organization,
    hasDefinedTerm: terms.map(({ id, term, definition }) => ({
      '@type': 'DefinedTerm',
      '@id': place.node(id),
      name: term,
      description: plainText(definition),
      url: place.node(id),
      inDefinedTermSet: glossaryReference(place),
    })),
  }
}

/** The word that a page defines: the same node as in the glossary. */
export function termNode({ id, term, definition }: Entry<Defined>, place: Place): DefinedTerm {
  const glossary = place.absolute(pathOf('glossary', place.language))
  return {
    '@type': 'DefinedTerm',
    '@id': `${glossary}#${id}`,
    name: term,
    description: plainText(definition),
    url: place.address,
    inDefinedTermSet: { '@type': 'DefinedTermSet', ...glossaryReference(place), url: glossary },
  }
}

interface Definition {
  readonly id: string
  readonly heading: string
  readonly definition: string
  readonly updated: string
  readonly signedBy: string
  readonly sources: readonly NumberedWork[]
}

export function definitionNode(words: Definition, place: Place): ScholarlyArticle {
  const { id, heading, definition, updated, signedBy, sources } = words
  return {
    '@type': 'ScholarlyArticle',
    '@id': place.node('article'),
    headline: heading,
    abstract: plainText(definition),
    about: { '@id': `${place.absolute(pathOf('glossary', place.language))}#${id}` },
    author: author(signedBy, place),
    publisher: place.organization,
    dateModified: updated,
    inLanguage: place.language,
    mainEntityOfPage: place.webPage,
    citation: sources.map(({ number }) => sourceReference(number, place)),
  }
}
