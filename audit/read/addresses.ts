import { normalEscapes } from './robots/path-pattern.ts'

/** The absolute form of an address in a page; null when it is not HTTP. */
export function absolute(written: string, base: string): string | null {
  const url = URL.canParse(written.trim(), base) ? new URL(written.trim(), base) : null
  return url && (url.protocol === 'http:' || url.protocol === 'https:') ? url.href : null
}

/** Whether two addresses have the same host, with or without `www.`. */
export function sameSite(one: string, other: string): boolean {
  return siteOf(one) === siteOf(other)
}

/** The host name of an address without `www.`, with its port if it has one. */
export function siteOf(address: string): string {
  return new URL(address).host.replace(/^www\./u, '')
}

/** The file that a server sends for a folder: `/` and `/index.html` are the same page. */
export const indexFile = /(?<=\/)(?:index|default)\.(?:html?|php|aspx?)$/iu

/**
 * The same key for all addresses of a page: without scheme, `www.`, fragment, final slash or `index.html`, and with
 * one spelling of each letter, for `/caf%c3%a9` is `/caf%C3%A9` (RFC 3986, 6.2.2).
 */
export function pageIdentity(address: string): string {
  const { pathname, search } = new URL(address)
  return siteOf(address) + normalEscapes(pathname.replace(indexFile, '').replace(/(?<!\/)\/+$/u, '') + search)
}

/** Many hosts answer at an address without the ending of its file, which the owner may prefer. */
export function isSamePage(one: string, other: string): boolean {
  return withoutEnding(one) === withoutEnding(other)
}

function withoutEnding(address: string): string {
  return pageIdentity(address).replace(/\.html?$/iu, '')
}
