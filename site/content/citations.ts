import { type PageId, routes } from '../routes.ts'
import { calledSources } from './references.ts'

/** A page that cites a source; with `entry`, the id of the text of that page that does so, and its anchor. */
export interface Citation {
  readonly page: PageId
  readonly entry: string | null
}

export type Files = Readonly<Record<string, string>>

/** Every text of the site: citations are read from the texts themselves. */
export const contentFiles: Files = import.meta.glob<string>('/content/**/*.{yaml,mdx}', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The citations of each source, by its slug: in a text that calls it, or in the list of an entry. */
export function citationsIn(files: Files): ReadonlyMap<string, readonly Citation[]> {
  const citations = Object.entries(files).flatMap(([path, text]) => citationsOf(path, text))
  const bySlug = Map.groupBy(citations, ([slug]) => slug)
  return new Map([...bySlug].map(([slug, found]) => [slug, found.map(([, citation]) => citation)]))
}

/** Folders whose entries are all shown on one page, with or without an anchor for each. */
const shownOn: Readonly<Record<string, { readonly page: PageId; readonly anchored: boolean }>> = {
  cases: { page: 'case-studies', anchored: false },
  comparison: { page: 'geo-vs-seo', anchored: false },
  faq: { page: 'faq', anchored: true },
  glossary: { page: 'glossary', anchored: true },
  services: { page: 'services', anchored: false },
  statistics: { page: 'statistics', anchored: true },
}

function citationsOf(path: string, text: string): readonly (readonly [string, Citation])[] {
  const slugs = [...new Set([...calledSources([text]), ...listedSources(text)])]
  if (slugs.length === 0) return []
  const citation = citationFrom(path, text)
  return slugs.map(slug => [slug, citation])
}

/** `source: pew-ai-summaries` or `sources: [ geo-kdd-2024, rag ]`, on a line of their own. */
function listedSources(text: string): readonly string[] {
  const lists = [...text.matchAll(/^ *sources?: (?:\[(?<many>[^\]]*)\]|(?<one>[\w-]+))$/gmu)]
  return lists.flatMap(({ groups }) => (groups?.['many'] ?? groups?.['one'] ?? '').match(/[\w-]+/gu) ?? [])
}

function citationFrom(path: string, text: string): Citation {
  const [, folder = '', name = ''] = /\/content\/([^/]+)\/(?:.*\/)?([^/.]+)\./u.exec(path) ?? []
  const page = shownOn[folder]?.page ?? routes.find(({ id }) => id === pageNamed(folder, name, text))?.id
  if (page) return { page, entry: shownOn[folder]?.anchored ? name : null }
  throw new Error(`${path} cites a source, but nothing says on which page it is shown: see citations.ts.`)
}

/** Words of a page have the name of the page; an article states its page. */
function pageNamed(folder: string, name: string, text: string): string | undefined {
  if (folder === 'pages') return name
  return folder === 'articles' ? /^page: (.+)$/mu.exec(text)?.[1] : undefined
}
