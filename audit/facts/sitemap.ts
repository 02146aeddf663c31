import type { Exchange } from '../visit.ts'
import { isoDay } from './dates.ts'
import type { Alternate } from './page-facts.ts'

export interface SitemapEntry {
  readonly address: string
  /** The day of `lastmod`, or null. */
  readonly modified: string | null
  readonly alternates: readonly Alternate[]
}

export interface SitemapReading {
  readonly address: string
  readonly entries: readonly SitemapEntry[]
  /** Addresses of further sitemaps, when this one is an index. */
  readonly children: readonly string[]
}

/**
 * Reads a sitemap or a sitemap index (sitemaps.org 0.9). A small strict reader of this one vocabulary:
 * no entities beyond the five of XML, no DTD, so nothing in the file can reach out or grow.
 * Null when the answer is not a sitemap.
 */
export function readSitemap(exchange: Exchange): SitemapReading | null {
  const { body, status, address } = exchange
  if (status !== 200 || !/<(?:urlset|sitemapindex)\b/u.test(body)) return null
  return {
    address,
    entries: elements(body, 'url').map(readEntry).filter(isAddressed),
    children: elements(body, 'sitemap')
      .map(sitemap => content(sitemap, 'loc'))
      .filter(address => URL.canParse(address)),
  }
}

function readEntry(url: string): SitemapEntry {
  return {
    address: content(url, 'loc'),
    modified: isoDay(content(url, 'lastmod')),
    alternates: [...url.matchAll(/<xhtml:link\b[^>]*>/gu)].flatMap(([link]) => readAlternate(link)),
  }
}

function isAddressed({ address }: SitemapEntry): boolean {
  return URL.canParse(address)
}

function readAlternate(link: string): readonly Alternate[] {
  const language = attribute(link, 'hreflang').toLowerCase()
  const written = attribute(link, 'href')
  if (language === '' || !URL.canParse(written)) return []
  return [{ place: 'sitemap', language, written, address: written }]
}

/** What stands between `<name>` and `</name>`, found by searching, not by backtracking. */
function elements(xml: string, name: string): readonly string[] {
  const found: string[] = []
  for (let from = xml.indexOf(`<${name}>`); from >= 0; from = xml.indexOf(`<${name}>`, from)) {
    const start = from + name.length + 2
    const end = xml.indexOf(`</${name}>`, start)
    if (end < 0) break
    found.push(xml.slice(start, end))
    from = end
  }
  return found
}

function content(xml: string, name: string): string {
  return decode(elements(xml, name)[0] ?? '').trim()
}

function attribute(tag: string, name: string): string {
  const [, double, single] = new RegExp(`\\b${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'u').exec(tag) ?? []
  return decode(double ?? single ?? '')
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function decode(text: string): string {
  const unwrapped = text.replace(/<!\[CDATA\[(.*?)\]\]>/gsu, '$1')
  return unwrapped.replace(/&(amp|lt|gt|quot|apos);/gu, (_entity, name: string) => entities[name] ?? '')
}
