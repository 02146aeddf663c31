import { limits } from '../../limits.ts'

/** A sitemap file: of pages, or of other sitemaps. */
export interface Sitemap {
  readonly kind: 'pages' | 'index'
  readonly entries: readonly SitemapEntry[]
}

export interface SitemapEntry {
  /** As written, entities resolved; it may not be a valid address. */
  readonly address: string
  /** As written, or the day of an article in RSS; null when absent. */
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
 * Reads a sitemap in XML, a feed in RSS or Atom that stands in for one, or a list with one address per line. Splits
 * the text at its tags instead of parsing it: one pass whatever the file, and a file truncated at the limit still
 * yields its entries.
 */
export function readSitemap(text: string): Sitemap {
  if (!text.includes('<')) return { kind: 'pages', entries: entriesOfLines(text) }
  const xml = text.replace(comments, '')
  const [, prefix = '', root = 'urlset'] = rootPattern.exec(xml) ?? []
  const kind = root === 'sitemapindex' ? 'index' : 'pages'
  return { kind, entries: entriesOfXml(xml, formats[root] ?? pages, prefix) }
}

/** One that never ends takes the rest of the file: without that, each `<!--` would be searched to the end again. */
const comments = /<!--.*?(?:-->|$)/gs

/** The element that holds the others: `<sm:urlset`, when the file names its elements so. */
const rootPattern = /<([\w.-]{1,20}:)?(urlset|sitemapindex|rss|feed)[\s>]/

/** How a format names an entry, and finds its address and its date. */
interface Format {
  readonly tag: string
  address(entry: string, prefix: string): string | null
  modified(entry: string, prefix: string): string | null
}

const pages: Format = {
  tag: 'url',
  address: (entry, prefix) => textIn(entry, `${prefix}loc`),
  modified: (entry, prefix) => textIn(entry, `${prefix}lastmod`),
}

/** Google takes the day of an article of a feed for that of its last change. */
const formats: Readonly<Record<string, Format>> = {
  sitemapindex: { ...pages, tag: 'sitemap' },
  rss: {
    tag: 'item',
    address: entry => textIn(entry, 'link'),
    modified: entry => dayOfMail(textIn(entry, 'pubDate')),
  },
  feed: {
    tag: 'entry',
    address: addressOfLink,
    modified: (entry, prefix) => textIn(entry, `${prefix}updated`) ?? textIn(entry, `${prefix}modified`),
  },
}

/** RSS writes its dates as mails do: `Wed, 18 Nov 2026 09:30:00 +0100`. */
function dayOfMail(date: string | null): string | null {
  const time = Date.parse(date ?? '')
  return Number.isNaN(time) ? null : new Date(time).toISOString().slice(0, 10)
}

/** Atom has a link for each use of an article: to read it is that without a relation, or the alternate. */
function addressOfLink(entry: string, prefix: string): string | null {
  const links = tagsIn(entry, `${prefix}link`)
  const own = links.find(link => ['', 'alternate'].includes(attribute(link, rel)))
  return own === undefined ? null : attribute(own, href)
}

function entriesOfLines(text: string): SitemapEntry[] {
  return text
    .split(/\s+/, limits.linksPerFile)
    .filter(line => /^https?:\/\//.test(line))
    .map(address => ({ address, lastModified: null, alternates: [] }))
}

function entriesOfXml(xml: string, { tag, address, modified }: Format, prefix: string): SitemapEntry[] {
  return (
    xml
      // Twice, since other names may begin like that of an entry: `<urlset`.
      .split(`<${prefix}${tag}`, 2 * limits.linksPerFile)
      .slice(1)
      .filter(entry => /^[\s>]/.test(entry))
      .slice(0, limits.linksPerFile)
      .map(entry => ({
        address: address(entry, prefix) ?? '',
        lastModified: modified(entry, prefix),
        alternates: alternatesIn(entry),
      }))
      .filter(({ address }) => address !== '')
  )
}

function alternatesIn(entry: string): Alternate[] {
  return tagsIn(entry, 'xhtml:link')
    .map(link => ({ language: attribute(link, hreflang), address: attribute(link, href) }))
    .filter(({ language, address }) => language !== '' && address !== '')
}

/** The first hundred tags of this name, and of each no more than an address needs. */
function tagsIn(xml: string, tag: string): string[] {
  return xml
    .split(`<${tag}`, 1 + 100)
    .slice(1)
    .map(rest => rest.slice(0, limits.addressCharacters + 200))
}

const hreflang = /\shreflang\s*=\s*["']([^"'>]*)/
const href = /\shref\s*=\s*["']([^"'>]*)/
const rel = /\srel\s*=\s*["']([^"'>]*)/

function attribute(tag: string, pattern: RegExp): string {
  return plain(pattern.exec(tag)?.[1] ?? '')
}

function textIn(xml: string, tag: string): string | null {
  const from = xml.indexOf(`<${tag}>`)
  const to = from < 0 ? -1 : xml.indexOf(`</${tag}>`, from)
  return to < 0 ? null : plain(xml.slice(from + `<${tag}>`.length, to))
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function plain(xml: string): string {
  return xml
    .replace('<![CDATA[', '')
    .replace(']]>', '')
    .replaceAll(/&(?:(amp|lt|gt|quot|apos)|#(\d{1,7}|x[\da-fA-F]{1,6}));/g, characterOf)
    .trim()
}

function characterOf(entity: string, name: string | undefined, number: string | undefined): string {
  if (name !== undefined) return entities[name] ?? entity
  const code = Number(number?.startsWith('x') ? `0${number}` : number)
  return code <= 0x10ffff ? String.fromCodePoint(code) : entity
}
