import { limits } from '../../limits.ts'

/** A sitemap file: of pages, or of other sitemaps. */
export interface Sitemap {
  readonly kind: 'pages' | 'index'
  readonly entries: readonly SitemapEntry[]
}

export interface SitemapEntry {
  /** As written, entities resolved; it may not be a valid address. */
  readonly address: string
  /** As written; null when absent. */
  readonly lastModified: string | null
  /** Versions in other languages, this one usually included. */
  readonly alternates: readonly Alternate[]
}

export interface Alternate {
  /** A language tag, or `x-default`, as written. */
  readonly language: string
  readonly address: string
}

/**
 * Reads a sitemap in XML, or with one address per line. Splits the text at its tags instead of parsing
 * it: one pass whatever the file, and a file truncated at the limit still yields its entries.
 */
export function readSitemap(text: string): Sitemap {
  if (!text.includes('<')) return { kind: 'pages', entries: entriesOfLines(text) }
  const kind = text.includes('<sitemapindex') ? 'index' : 'pages'
  return { kind, entries: entriesOfXml(text, kind === 'index' ? '<sitemap>' : '<url>') }
}

function entriesOfLines(text: string): SitemapEntry[] {
  return text
    .split(/\s+/, limits.linksPerFile)
    .filter(line => /^https?:\/\//.test(line))
    .map(address => ({ address, lastModified: null, alternates: [] }))
}

function entriesOfXml(text: string, tag: string): SitemapEntry[] {
  return text
    .split(tag, limits.linksPerFile + 1)
    .slice(1)
    .map(entry => ({
      address: between(entry, '<loc>', '</loc>') ?? '',
      lastModified: between(entry, '<lastmod>', '</lastmod>'),
      alternates: alternatesIn(entry),
    }))
    .filter(({ address }) => address !== '')
}

function alternatesIn(entry: string): Alternate[] {
  return entry
    .split('<xhtml:link', 1 + 100)
    .slice(1)
    .map(link => link.slice(0, limits.addressCharacters + 200))
    .map(link => ({ language: attribute(link, hreflang), address: attribute(link, href) }))
    .filter(({ language, address }) => language !== '' && address !== '')
}

const hreflang = /\shreflang\s*=\s*["']([^"'>]*)/
const href = /\shref\s*=\s*["']([^"'>]*)/

function attribute(tag: string, pattern: RegExp): string {
  return plain(pattern.exec(tag)?.[1] ?? '')
}

function between(text: string, start: string, end: string): string | null {
  const from = text.indexOf(start)
  const to = from < 0 ? -1 : text.indexOf(end, from)
  return to < 0 ? null : plain(text.slice(from + start.length, to))
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function plain(xml: string): string {
  return xml
    .replace('<![CDATA[', '')
    .replace(']]>', '')
    .replaceAll(/&(amp|lt|gt|quot|apos);/g, (entity, name: string) => entities[name] ?? entity)
    .trim()
}
