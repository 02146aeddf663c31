import type { Language } from '#contracts/languages.ts'
import { element, type Markup, xmlDocument } from './xml.ts'

interface Feed {
  readonly language: Language
  readonly title: string
  readonly subtitle: string
  readonly author: string
  /** Its own address, and that of the page that lists the same. */
  readonly address: string
  readonly page: string
  readonly entries: readonly FeedEntry[]
}

interface FeedEntry {
  readonly address: string
  readonly title: string
  readonly summary: string
  /** Days, as the content has them: `2025-04-26`. */
  readonly published: string
  readonly updated: string
}

/** What a page lists in one language, latest change first (Atom, RFC 4287). */
export function atomFeed({ language, title, subtitle, author, address, page, entries }: Feed): string {
  const latestFirst = entries.toSorted((a, b) => b.updated.localeCompare(a.updated))
  return xmlDocument(
    element('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': language }, [
      element('id', {}, page),
      element('title', {}, title),
      element('subtitle', {}, subtitle),
      element('link', { rel: 'self', type: 'application/atom+xml', href: address }),
      element('link', { rel: 'alternate', type: 'text/html', href: page }),
      element('author', {}, [element('name', {}, author)]),
      ...latestFirst.slice(0, 1).map(({ updated }) => element('updated', {}, instant(updated))),
      ...latestFirst.map(entry),
    ]),
  )
}

function entry({ address, title, summary, published, updated }: FeedEntry): Markup {
  return element('entry', {}, [
    element('id', {}, address),
    element('title', {}, title),
    element('link', { rel: 'alternate', type: 'text/html', href: address }),
    element('published', {}, instant(published)),
    element('updated', {}, instant(updated)),
    element('summary', {}, summary),
  ])
}

/** Atom requires a time: midnight UTC. */
function instant(day: string): string {
  return new Date(day).toISOString()
}
