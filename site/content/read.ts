import { type CollectionEntry, type CollectionKey, getCollection } from 'astro:content'
import type { Language } from '#contracts/languages.ts'
import { type InLanguage, inLanguage, textsOf } from './bilingual.ts'
import { calledSources, type ReferenceCounts, resolveLinks, resolveReferences } from './references.ts'
import type { Source } from './schemas/source.ts'

type Data<Name extends CollectionKey> = CollectionEntry<Name>['data']

/** An entry of a folder of content, with the name of its file. */
export type Entry<T> = T & { readonly id: string }

/** A source with its number on a page, and how often the page refers to it. */
export type NumberedSource = Entry<Source> & { readonly number: number; readonly references: number }

/** The words of a page in one language, and the sources that they call. */
export interface Written<T> {
  readonly words: InLanguage<T>
  readonly sources: readonly NumberedSource[]
}

/** The words of a one-file collection (agency, labels) in one language. */
export async function read<Name extends CollectionKey>(
  name: Name,
  language: Language,
): Promise<InLanguage<Data<Name>>> {
  return inLanguage(await entry(name), language, text => resolveLinks(text, language))
}

export async function readPage<Name extends CollectionKey>(
  name: Name,
  language: Language,
): Promise<Written<Data<Name>>> {
  return write(await entry(name), language)
}

export async function entry<Name extends CollectionKey>(name: Name): Promise<Data<Name>> {
  const [only] = await getCollection(name)
  if (only) return only.data
  throw new Error(`The content collection "${name}" is empty: is its file missing?`)
}

/** The entries of a folder of content in both languages: all of them, or those named, in that order. */
export async function entries<Name extends CollectionKey>(
  name: Name,
  ids?: readonly string[],
): Promise<readonly Entry<Data<Name>>[]> {
  const collection = await getCollection(name)
  const all = collection.map(({ id, data }): Entry<Data<Name>> => Object.assign({}, data, { id }))
  return ids ? ids.map(id => named(id, all, name)) : all
}

export async function entryNamed<Name extends CollectionKey>(
  name: Name,
  id: string,
): Promise<Entry<Data<Name>>> {
  return named(id, await entries(name), name)
}

/**
 * Resolves the references of words from one or several entries, in one language, and numbers the sources in
 * the order of their first call. The words must be in the order of the page.
 */
export async function write<T>(content: T, language: Language): Promise<Written<T>> {
  const slugs = calledSources(textsOf(inLanguage(content, language)))
  const called = inLanguage(await entries('sources', slugs), language)
  const counts: ReferenceCounts = new Map(slugs.map(slug => [slug, 0]))
  return {
    words: inLanguage(content, language, text => resolveReferences(text, { language, counts })),
    sources: called.map((source, index) => ({
      ...source,
      number: index + 1,
      references: counts.get(source.id) ?? 0,
    })),
  }
}

function named<T extends { id: string }>(id: string, all: readonly T[], folder: string): T {
  const found = all.find(candidate => candidate.id === id)
  if (found) return found
  throw new Error(`A page names "${id}" among the ${folder}, but there is no content/${folder}/${id}.yaml.`)
}
