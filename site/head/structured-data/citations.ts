import type { CreativeWork, Quotation } from 'schema-dts'
import type { Source } from '../../content/schemas/source.ts'
import type { Place, Reference } from './place.ts'

/** A work that the page cites, under the number that the page gives it. */
export function citationNode(source: NumberedWork, place: Place): CreativeWork {
  const { title, author, publisher, date, url, doi, language } = source
  return {
    '@type': workTypes[source.type],
    ...sourceReference(source.number, place),
    name: title,
    // Often several people in one line: a credit, which claims no more than the page does.
    creditText: author,
    publisher: { '@type': 'Organization', name: publisher },
    inLanguage: language,
    ...(date && { datePublished: date }),
    ...(url && { url }),
    ...(doi && { sameAs: `https://doi.org/${doi}` }),
  }
}

export type NumberedWork = Source & { readonly number: number }

/** The id of a source's node is its anchor in the page. */
export function sourceReference(number: number | string, { node }: Place): Reference {
  return { '@id': node(`source-${number}`) }
}

/**
 * Never Article or WebPage, even for works that are: programs that look for the article of a page, or for
 * the page itself, would find several.
 */
const workTypes = {
  study: 'ScholarlyArticle',
  research: 'ScholarlyArticle',
  benchmark: 'Report',
  report: 'Report',
  internal: 'Report',
  book: 'Book',
  article: 'CreativeWork',
  documentation: 'CreativeWork',
  guidelines: 'CreativeWork',
  website: 'CreativeWork',
} as const

interface Quoted {
  readonly text: string
  readonly author: string
  /** Ends with the mark of the source. */
  readonly role: string
  /** Absent for a work that is continually rewritten. */
  readonly date?: string | undefined
}

export function quotationNode({ text, author, role, date }: Quoted, place: Place): Quotation {
  const source = /\[\[(\d+)\.\d+\]\]/u.exec(role)?.[1]
  return {
    '@type': 'Quotation',
    '@id': place.node('quotation'),
    text,
    creditText: author,
    ...(date && { datePublished: date }),
    inLanguage: place.language,
    isPartOf: place.webPage,
    ...(source && { citation: sourceReference(source, place) }),
  }
}
