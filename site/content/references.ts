import type { Bilingual, Language } from '#contracts/languages.ts'
import { type PageId, pathOf, routes } from '../routes.ts'

export function calledSources(texts: readonly string[]): readonly string[] {
  const calls = texts.flatMap(text => [...text.matchAll(sourceCall)])
  return [...new Set(calls.map(([, slug = '']) => slug))]
}

/**
 * How many references to each source the texts of a page have made so far. The order of the keys is that of
 * the numbers: the first is source 1.
 */
export type ReferenceCounts = Map<string, number>

/**
 * Replaces names by what a page needs: `[[geo-kdd-2024]]` by `[[1.2]]`, the second reference to source 1,
 * counted in `counts`; and page ids in links by addresses.
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

/** Marks for sources that an entry lists rather than calls in its text. */
export function callsTo(slugs: readonly string[]): Bilingual {
  const marks = slugs.map(slug => `[[${slug}]]`).join('')
  return { fr: marks, en: marks }
}

/** The anchor of a reference in the text, to which the list of sources links back. */
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
