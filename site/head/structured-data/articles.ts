import type { Article, Blog } from 'schema-dts'
import { plainText } from '../../content/marks.ts'
import { type PageId, pathOf } from '../../routes.ts'
import { cardPath } from '../../social-card/card.ts'
import { type NumberedWork, sourceReference } from './citations.ts'
import { author } from './organization.ts'
import type { Place } from './place.ts'

interface Written {
  readonly page: PageId
  readonly heading: string
  readonly lead: string
  readonly published: string
  readonly updated: string
  readonly signedBy: string
  readonly sources: readonly NumberedWork[]
}

/** A text with a date of publication that is kept up to date. */
export function articleNode(words: Written, place: Place): Article {
  const { page, heading, lead, published, updated, signedBy, sources } = words
  return {
    '@type': 'Article',
    '@id': place.node('article'),
    headline: heading,
    abstract: plainText(lead),
    image: place.absolute(cardPath(page, place.language)),
    author: author(signedBy, place),
    publisher: place.organization,
    datePublished: published,
    dateModified: updated,
    inLanguage: place.language,
    mainEntityOfPage: place.webPage,
    citation: sources.map(({ number }) => sourceReference(number, place)),
  }
}

interface Listed {
  readonly page: PageId
  readonly heading: string
  readonly date: string
  readonly updated: string
}

export function blogNode(
  { heading, articles }: { readonly heading: string; readonly articles: readonly Listed[] },
  place: Place,
): Blog {
  return {
    '@type': 'Blog',
    '@id': place.node('blog'),
    name: heading,
    inLanguage: place.language,
    publisher: place.organization,
    blogPost: articles.map(({ page, heading, date, updated }) => ({
      '@type': 'BlogPosting',
      '@id': `${place.absolute(pathOf(page, place.language))}#article`,
      headline: heading,
      url: place.absolute(pathOf(page, place.language)),
      datePublished: date,
      dateModified: updated,
    })),
  }
}
