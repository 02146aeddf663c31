import { type Language, otherLanguage } from '#contracts/languages.ts'
import { pageAt } from '../../page.ts'
import { pathOf, type Route } from '../../routes.ts'

/** A node of a graph, by its id alone. */
export interface Reference {
  readonly '@id': string
}

/** The addresses of a page, and the ids of its nodes. */
export interface Place {
  readonly language: Language
  readonly address: string
  readonly absolute: (path: string) => string
  /** The id of a node that this page describes: `node('faq')` ends in `#faq`. */
  readonly node: (name: string) => string
  readonly organization: Reference
  readonly website: Reference
  readonly webPage: Reference
}

/** The place of the page being drawn: `placeOf(Astro)`. */
export function placeOf({ url, site }: { readonly url: URL; readonly site: URL | undefined }): Place {
  const { language, route, path } = pageAt(url)
  const absolute = (to: string) => new URL(to, site ?? url).href
  const address = absolute(route ? route[language] : path)
  return {
    language,
    address,
    absolute,
    node: name => `${address}#${name}`,
    organization: { '@id': absolute('/#organization') },
    website: { '@id': absolute('/#website') },
    webPage: { '@id': pageNode(address) },
  }
}

/** The same page in the other language, by the id that its own graph gives it. */
export function counterpart(route: Route, { language, absolute }: Place) {
  const other = otherLanguage(language)
  const url = absolute(route[other])
  return { '@id': pageNode(url), url, inLanguage: other }
}

/** The glossary, for pages that use one of its words. */
export function glossaryReference({ language, absolute }: Place): Reference {
  return { '@id': `${absolute(pathOf('glossary', language))}#terms` }
}

function pageNode(address: string): string {
  return `${address}#webpage`
}
