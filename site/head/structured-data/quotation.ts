import type { Quotation } from 'schema-dts'
import { sourceReference } from './citations.ts'
import type { Place } from './place.ts'

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
