import type { Language } from '#contracts/languages.ts'
import type { Citation } from '../../content/citations.ts'
import type { Entry } from '../../content/read.ts'
import { type Source, sourceTypes } from '../../content/schemas/source.ts'
import { type PageId, pathOf, routes } from '../../routes.ts'

/** A source with its number and the pages that cite it. */
export type BibliographyEntry = Entry<Source> & {
  readonly number: number
  readonly citedOn: readonly CitingPage[]
}

/** A page that cites a source, and the citing texts that have an anchor. */
export interface CitingPage {
  readonly name: string
  readonly address: string
  readonly texts: readonly { readonly name: string; readonly address: string }[]
}

interface Context {
  readonly citations: ReadonlyMap<string, readonly Citation[]>
  /** The title of an entry on its page: `faq/llms-txt` gives its question. */
  readonly titles: ReadonlyMap<string, string>
  readonly pageNames: Readonly<Record<PageId, string>>
  readonly language: Language
}

/** The sources to know, then all others by their types, numbered in one sequence; within, by their authors' names. */
export function bibliography(sources: readonly Entry<Source>[], context: Context) {
  const inOrder = sources.toSorted((one, other) =>
    authorKey(one).localeCompare(authorKey(other), context.language),
  )
  const known = inOrder.filter(source => source.listedIn)
  const others = inOrder.filter(source => !source.listedIn).toSorted(byType)
  const entries = [...known, ...others].map((source, index) => ({
    ...source,
    number: index + 1,
    citedOn: citingPages(context.citations.get(source.id) ?? [], context),
  }))
  return { known: entries.slice(0, known.length), others: entries.slice(known.length) }
}

function byType(one: Source, other: Source): number {
  return sourceTypes.indexOf(one.type) - sourceTypes.indexOf(other.type)
}

/** `P. Aggarwal, …` is filed under Aggarwal, and `L'agence` under agence. */
function authorKey({ author }: Source): string {
  return author.replace(/^(?:\p{Lu}\.[ -]?)+ ?|^(?:L['’]|The )/u, '')
}

function citingPages(citations: readonly Citation[], context: Context): readonly CitingPage[] {
  return routes.flatMap(({ id: page }) => {
    const found = citations.filter(citation => citation.page === page)
    if (found.length === 0) return []
    const address = pathOf(page, context.language)
    return [{ name: context.pageNames[page], address, texts: textsOn(address, found, context) }]
  })
}

function textsOn(address: string, citations: readonly Citation[], { titles }: Context): CitingPage['texts'] {
  return citations.flatMap(({ page, entry }) => {
    const name = entry && titles.get(`${page}/${entry}`)
    return name ? [{ name, address: `${address}#${entry}` }] : []
  })
}
