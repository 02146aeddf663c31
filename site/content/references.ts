import type { Bilingual, Language } from '#contracts/languages.ts'
import { type PageId, pathOf, routes } from '../routes.ts'

/** The slugs of the sources that the texts call, in the order of their first call. */
export function calledSources(texts: readonly string[]): readonly string[] {
  const calls = texts.flatMap(text => [...text.matchAll(sourceCall)])
  return [...new Set(calls.map(([, slug = '']) => slug))]
}

/**
 * How many references to each of its sources the texts of a page have made so far. The order of the keys is
 * that of the numbers: the first is source 1.
 */
export type ReferenceCounts = Map<string, number>

/**
 * Turns what an author names into what a page needs: `[[geo-kdd-2024]]` into `[[1.2]]`, the second
 * reference to source 1, which `counts` keeps; and the links to pages into their addresses.
 */
export function resolveReferences(
  text: string,
  { language, counts }: { language: Language; counts: ReferenceCounts },
): string {
  const called = text.replace(sourceCall, (_call, slug: string) => {
    const count = (counts.get(slug) ?? 0) + 1
    counts.set(slug, count)
    return `[[${[...counts.keys()].indexOf(slug) + 1}.${count}]]`
  })
  return resolveLinks(called, language)
}

/** Turns `[words](page:contact)` into a link to that page. Throws when there is no such page. */
export function resolveLinks(text: string, language: Language): string {
  return text.replace(
    pageLink,
    (_link, words: string, id: string) => `[${words}](${addressOf(id, language)})`,
  )
}

/** The marks that call sources by their slugs, for what an entry lists rather than writes. */
export function callsTo(slugs: readonly string[]): Bilingual {
  const marks = slugs.map(slug => `[[${slug}]]`).join('')
  return { fr: marks, en: marks }
}

/** The anchor of a reference in the text: where the list of sources leads back to. */
export function referenceAnchor(source: string | number, reference: string | number): string {
  return `reference-${source}-${reference}`
}

const sourceCall = /\[\[([\w-]+)\]\]/gu
const pageLink = /\[([^[\]]+)\]\(page:([\w-]+)\)/gu

function addressOf(id: string, language: Language): string {
  if (isPageId(id)) return pathOf(id, language)
  throw new Error(`A text links to "page:${id}", but site/routes.ts has no page of that name.`)
}

function isPageId(id: string): id is PageId {
  return routes.some(route => route.id === id)
}
