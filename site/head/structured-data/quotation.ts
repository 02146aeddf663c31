import type { Quotation } from 'schema-dts'
import { sourceReference } from './citations.ts'
import type { Place } from './place.ts'

interface Quoted {
  readonly text: string
  readonly author: string
  /** Ends with the mark of the source. */
  readonly role: string
  readonly date: string
}

export function quotationNode({ text, author, role, date }: Quoted, place: Place): Quotation {
  const source = /\[\[(\d+)\.\d+\]\]/u.exec(role)?.[1]
  return {
    '@type': 'Quotation',
    '@id': place.node('quotation'),
    text,
    creditText: author,
    datePublished: date,
    inLanguage: place.language,
    isPartOf: place.webPage,
    ...(source && { citation: sourceReference(source, place) }),
  }
}
