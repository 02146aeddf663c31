import { isIP } from 'node:net'
import { limits } from '../../limits.ts'
import type { ExchangeFailure, FailureCode } from '../../visit.ts'
import { isPublicIp } from './public-ip.ts'

/**
 * The normal form of what a visitor typed, or why it is refused. `schemeTyped` is false for
 * `example.com`, which becomes `https://example.com/`: `visitSite` tries `http://` when that fails.
 */
export type ParsedAddress =
  | { readonly url: URL; readonly schemeTyped: boolean; readonly failure: null }
  | { readonly url: null; readonly failure: ExchangeFailure }

/**
 * Host and port pairs that may be visited although they are private: `localhost:4321`, `[::1]:8080`.
 * They match only when written exactly so; the list comes from the person who runs the audit.
 */
export type AllowedHosts = readonly string[]

/** Checks the text alone: names are resolved when they are fetched. */
export function parsePublicAddress(typed: string, allow: AllowedHosts): ParsedAddress {
  const text = typed.trim()
  if (text.length > limits.addressCharacters) return refused('bad-address', `${text.length} characters`)
  if (!text || deceptive.test(text)) return refused('bad-address', 'empty, or characters that do not show')

  const scheme = /^([a-z][a-z0-9+.-]*):(?!\d+(?:[/?#]|$))/i.exec(text)?.[1]
  if (scheme ? !/^https?:\/\/[^/]/i.test(text) : text.startsWith('/')) {
    return refused('bad-address', `not a web address: ${text.slice(0, 100)}`)
  }
  const url = URL.parse(scheme ? text : `https://${text}`)
  if (!url) return refused('bad-address', `not a web address: ${text.slice(0, 100)}`)

  const normal = normalUrl(url)
  const failure = refusalOf(normal, allow)
  return failure ? { url: null, failure } : { url: normal, schemeTyped: scheme !== undefined, failure: null }
}

/**
 * Why an address may not be requested, or null. Every address is checked, wherever it comes from:
 * typed, redirected to, or found in a page. What a name resolves to is checked on connection.
 */
export function refusalOf(url: URL, allow: AllowedHosts): ExchangeFailure | null {
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    return failure('bad-address', `scheme ${url.protocol}`)
  if (url.username || url.password) return failure('bad-address', 'credentials in the address')
  if (isAllowed(url, allow)) return null
  if (!/^(80|443)?$/.test(url.port)) return failure('bad-address', `port ${url.port}`)
  return refusalOfHost(url.hostname.replaceAll(/^\[|\]$|\.$/g, ''))
}

/** Whether exactly this host and port is allowed. */
export function isAllowed(
  { protocol, hostname, port }: Pick<URL, 'protocol' | 'hostname' | 'port'>,
  allow: AllowedHosts,
): boolean {
  return allow.includes(`${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`)
}

/** Without the fragment, and without the dot that may end a host name, so that a site is written in one way. */
export function normalUrl(url: URL): URL {
  const normal = new URL(url)
  normal.hash = ''
  if (normal.hostname.endsWith('.')) normal.hostname = normal.hostname.slice(0, -1)
  return normal
}

/**
 * Control characters, separators, backslashes, lone surrogates and invisible characters: zero-width and
 * right-to-left marks make the address that is shown differ from the one that is fetched.
 */
const deceptive = /[\p{Cc}\p{Cf}\p{Cs}\p{Z}\\]/u

function refusalOfHost(host: string): ExchangeFailure | null {
  if (isIP(host)) return isPublicIp(host) ? null : failure('private-address', host)
  if (isPrivateName.test(host)) return failure('private-address', host)
  if (isReservedName.test(host))
    return failure('unknown-host', `${host}: a reserved name, under which no site exists`)
  const labels = host.split('.')
  const isName = labels.length > 1 && host.length <= 253 && labels.every(label => hostLabel.test(label))
  return isName ? null : failure('bad-address', `not a host name: ${host.slice(0, 100)}`)
}

/** One part of a name: at most 63 letters, digits, hyphens and underscores, which some names have. */
const hostLabel = /^(?!xn--$)(?=.{1,63}$)[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?$/

/** RFC 6761, 7686, 8375, and the suffixes that home and office networks, Docker and Kubernetes use. */
const isPrivateName =
  /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|corp|private|home\.arpa|test|invalid|onion|in-addr\.arpa|ip6\.arpa|svc)$/

/** RFC 2606 reserves it for documentation: no site can exist there. */
const isReservedName = /(^|\.)example$/

function refused(code: FailureCode, detail: string): ParsedAddress {
  return { url: null, failure: failure(code, detail) }
}

function failure(code: FailureCode, detail: string): ExchangeFailure {
  return { code, detail }
}
