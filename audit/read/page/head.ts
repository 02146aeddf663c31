import { html as namespaces } from 'parse5'
import type { Exchange } from '../../visit.ts'
import { absolute } from '../addresses.ts'
import { attribute, collapse, type HtmlElement, textOf } from './html.ts'
import type { Alternate, Canonical, Head } from './page-facts.ts'

/** The metadata of a page, from its head and its HTTP headers. */
export function readHead(
  elements: readonly HtmlElement[],
  exchange: Pick<Exchange, 'headers'>,
  base: string,
): Head {
  const links = elements.filter(element => element.tagName === 'link')
  const metas = elements.filter(element => element.tagName === 'meta')
  const ownAddress = metaContent(metas, 'og:url')
  const headerLinks = readLinkHeader(exchange.headers['link'] ?? '', base)
  return {
    titles: elements.filter(isPageTitle).map(textOf),
    description: metaContent(metas, 'description'),
    canonicals: [...links.flatMap(link => canonicalOf(link, base)), ...headerLinks.canonicals],
    alternates: [...links.flatMap(link => alternateOf(link, base)), ...headerLinks.alternates],
    siteName: metaContent(metas, 'og:site_name')?.slice(0, longestStatedName) ?? null,
    openGraphAddress: ownAddress === null ? null : absolute(ownAddress, ownAddress),
    openGraphType: metaContent(metas, 'og:type')?.slice(0, longestStatedName).toLowerCase() ?? null,
    openGraphLocale: metaContent(metas, 'og:locale')?.slice(0, longestStatedName).toLowerCase() ?? null,
    // A common plugin writes the day of a change on every page, that of publication on posts alone.
    isDated: metas.some(meta => metaName(meta) === 'article:published_time'),
    generator: metaContent(metas, 'generator')?.slice(0, longestStatedName) ?? null,
    forwardsTo: forwardedAddress([...metas.flatMap(refreshOf), exchange.headers['refresh'] ?? ''], base),
  }
}

/** In characters, of the name of a site or an author: what is longer is a sentence. */
export const longestStatedName = 100

/**
 * Wherever it is: the picture of a `noscript` ends the head of a reader without scripts before its title. An SVG may
 * also contain titles.
 */
function isPageTitle({ tagName, namespaceURI }: HtmlElement): boolean {
  return tagName === 'title' && namespaceURI === namespaces.NS.HTML
}

export function metaContent(metas: readonly HtmlElement[], name: string): string | null {
  // A template may leave an empty one before that of the page.
  const contents = metas
    .filter(meta => metaName(meta) === name)
    .map(meta => collapse(attribute(meta, 'content') ?? ''))
  return contents.find(Boolean) ?? null
}

export function metaName(meta: HtmlElement): string {
  return (attribute(meta, 'name') ?? attribute(meta, 'property') ?? '').toLowerCase()
}

/** `0; url=/home`, `5;URL='/fr/'`, `0;/home`: the shared declarative refresh steps of the HTML standard. */
const refresh =
  /^\s{0,9}(?=[\d.])\d{0,9}[\d.]{0,9}(?:\s{0,9}[;,]|\s)\s{0,9}(?:url\s{0,9}=\s{0,9}|(?!url\s{0,9}=))(?:"([^"]+)|'([^']+)|([^\s'"].*))/isu

function refreshOf(meta: HtmlElement): string[] {
  const isRefresh = attribute(meta, 'http-equiv')?.trim().toLowerCase() === 'refresh'
  return isRefresh ? [attribute(meta, 'content') ?? ''] : []
}

/** The header of this name counts as the meta does. */
function forwardedAddress(contents: readonly string[], base: string): string | null {
  const written = contents.flatMap(content => refresh.exec(content)?.slice(1) ?? [])
  return written.map(address => address && absolute(address, base)).find(Boolean) ?? null
}

function canonicalOf(link: HtmlElement, base: string): Canonical[] {
  const written = attribute(link, 'href')
  if (written === null || !relations(link).includes('canonical')) return []
  return [{ place: 'html', written, address: absolute(written, base) }]
}

function alternateOf(link: HtmlElement, base: string): Alternate[] {
  const language = attribute(link, 'hreflang')?.trim().toLowerCase()
  const written = attribute(link, 'href')
  if (!language || written === null || !relations(link).includes('alternate')) return []
  return [{ place: 'html', language, written, address: absolute(written, base) }]
}

function relations(link: HtmlElement): readonly string[] {
  return (attribute(link, 'rel') ?? '').toLowerCase().split(/\s+/u)
}

/** The `Link` header may also carry the canonical address and the alternates (RFC 8288). A comma in quotes ends no link. */
function readLinkHeader(header: string, base: string) {
  const found = header.matchAll(/<([^<>]*)>((?:[^",<]|"[^"]*")*)/gu)
  const links = [...found].map(([, written = '', parameters = '']) => ({
    written,
    address: absolute(written, base),
    relations: parameter(parameters, relationParameter).split(/\s+/u),
    language: parameter(parameters, languageParameter),
  }))
  return {
    canonicals: links
      .filter(({ relations }) => relations.includes('canonical'))
      .map(({ written, address }): Canonical => ({ place: 'header', written, address })),
    alternates: links
      .filter(({ relations, language }) => relations.includes('alternate') && language !== '')
      .map(({ written, address, language }): Alternate => ({ place: 'header', language, written, address })),
  }
}

const relationParameter = /;\s*rel\s*=\s*"?([^";]+)/iu
const languageParameter = /;\s*hreflang\s*=\s*"?([^";]+)/iu

function parameter(parameters: string, pattern: RegExp): string {
  return pattern.exec(parameters)?.[1]?.trim().toLowerCase() ?? ''
}
