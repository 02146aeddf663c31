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
  const xml = withoutComments(text)
  const [, prefix = ''] = prefixPattern.exec(xml) ?? []
  const kind = xml.includes(`<${prefix}sitemapindex`) ? 'index' : 'pages'
  return { kind, entries: entriesOfXml(xml, kind === 'index' ? 'sitemap' : 'url', prefix) }
}

/** `sm:`, when the file names its elements so. */
const prefixPattern = /<([\w.-]{1,20}:)(?:urlset|sitemapindex)[\s>]/

/** In one pass, even when none of 5 MB of comments ends. */
function withoutComments(xml: string): string {
  const [before = '', ...comments] = xml.split('<!--')
  const after = comments.map(comment => {
    const end = comment.indexOf('-->')
    return end < 0 ? '' : comment.slice(end + '-->'.length)
  })
  return before + after.join('')
}

function entriesOfLines(text: string): SitemapEntry[] {
  return text
    .split(/\s+/, limits.linksPerFile)
    .filter(line => /^https?:\/\//.test(line))
    .map(address => ({ address, lastModified: null, alternates: [] }))
}

function entriesOfXml(text: string, tag: string, prefix: string): SitemapEntry[] {
  return text
    .split(`<${prefix}${tag}>`, limits.linksPerFile + 1)
    .slice(1)
    .map(entry => ({
      address: textIn(entry, `${prefix}loc`) ?? '',
      lastModified: textIn(entry, `${prefix}lastmod`),
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
