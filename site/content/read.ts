import { type CollectionEntry, type CollectionKey, getCollection } from 'astro:content'
import type { Language } from '#contracts/languages.ts'
import { type InLanguage, inLanguage, textsOf } from './bilingual.ts'
import { calledSources, resolveReferences } from './references.ts'

type Words<Name extends CollectionKey> = InLanguage<CollectionEntry<Name>['data']>

/** A source with the number that a page gives it. */
export type NumberedSource = Words<'sources'> & { readonly id: string; readonly number: number }

/** The words of a collection that is one file (agency, labels), in one language. */
export async function read<Name extends CollectionKey>(name: Name, language: Language): Promise<Words<Name>> {
  return inLanguage(await onlyEntry(name), language)
}

/**
 * The words of a page in one language, its references resolved, with the sources it calls,
 * numbered in the order of their first call.
 */
export async function readPage<Name extends CollectionKey>(
  name: Name,
  language: Language,
): Promise<{ readonly words: Words<Name>; readonly sources: readonly NumberedSource[] }> {
  const data = await onlyEntry(name)
  const slugs = calledSources(textsOf(inLanguage(data, language)))
  return {
    words: inLanguage(data, language, text => resolveReferences(text, { language, sources: slugs })),
    sources: await Promise.all(slugs.map((slug, index) => readSource(slug, index + 1, language))),
  }
}

/** All entries of a folder of content, in one language. */
export async function readAll<Name extends CollectionKey>(
  name: Name,
  language: Language,
): Promise<readonly (Words<Name> & { readonly id: string })[]> {
  const entries = await getCollection(name)
  return entries.map(entry => {
    const data: CollectionEntry<Name>['data'] = entry.data
    return Object.assign(inLanguage(data, language), { id: entry.id })
  })
}

async function onlyEntry<Name extends CollectionKey>(name: Name): Promise<CollectionEntry<Name>['data']> {
  const [entry] = await getCollection(name)
  if (entry) return entry.data
  throw new Error(`The content collection "${name}" is empty: is its file missing?`)
}

async function readSource(slug: string, number: number, language: Language): Promise<NumberedSource> {
  const sources = await readAll('sources', language)
  const source = sources.find(candidate => candidate.id === slug)
  if (source) return { ...source, number }
  throw new Error(`A text calls the source [[${slug}]], but there is no content/sources/${slug}.yaml.`)
}
