import type { Language } from '#contracts/languages.ts'
import { type PageId, pathOf, routes } from '../routes.ts'

/** The slugs of the sources that the texts call, in the order of their first call. */
export function calledSources(texts: readonly string[]): readonly string[] {
  const calls = texts.flatMap(text => [...text.matchAll(sourceCall)])
  return [...new Set(calls.map(([, slug = '']) => slug))]
}

/**
 * Turns what an author names into what a page needs: `[[geo-kdd-2024]]` into the number of that
 * source on the page, `[words](page:contact)` into a link to that page, or into the plain words
 * while the page is not written. Throws when there is no such page.
 */
export function resolveReferences(
  text: string,
  { language, sources }: { language: Language; sources: readonly string[] },
): string {
  return text
    .replace(sourceCall, (_call, slug: string) => `[[${sources.indexOf(slug) + 1}]]`)
    .replace(pageLink, (_link, words: string, id: string) => {
      const address = addressOf(id, language)
      return address ? `[${words}](${address})` : words
    })
}

/** The address of a page; null while it is not written, so that nothing links to it yet. */
export function linkTo(id: PageId, language: Language): string | null {
  const path = pathOf(id, language)
  return routes.some(route => route.id === id && route.written) ? path : null
}

const sourceCall = /\[\[([\w-]+)\]\]/gu
const pageLink = /\[([^[\]]+)\]\(page:([\w-]+)\)/gu

function addressOf(id: string, language: Language): string | null {
  if (isPageId(id)) return linkTo(id, language)
  throw new Error(`A text links to "page:${id}", but site/routes.ts has no page of that name.`)
}

function isPageId(id: string): id is PageId {
  return routes.some(route => route.id === id)
}
