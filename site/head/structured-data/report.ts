import type { Report } from 'schema-dts'
import type { Place } from './place.ts'

interface Published {
  readonly heading: string
  /** ISO 8601. */
  readonly finished: string
  readonly data: string
}

/** A report of an audit that is public: the one on this very site. */
export function reportNode({ heading, finished, data }: Published, place: Place): Report {
  return {
    '@type': 'Report',
    '@id': place.node('report'),
    headline: heading,
    inLanguage: place.language,
    about: place.website,
    author: place.organization,
    publisher: place.organization,
    datePublished: finished,
    mainEntityOfPage: place.webPage,
    encoding: { '@type': 'MediaObject', encodingFormat: 'application/json', contentUrl: data },
  }
}
