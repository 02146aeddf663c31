import { isUtf8 } from 'node:buffer'
import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { type Dispatcher, request } from 'undici'
import { shownAddress } from '#contracts/addresses/shown-address.ts'
import { anonymous, userAgentOf } from '../../identity.ts'
import { type Limits, limits as usualLimits } from '../../limits.ts'
import type { Exchange, ExchangeFailure, Redirect } from '../../visit.ts'
import { type Body, encodingsOf, readArchive, readBody } from './body.ts'
import { failureOf, Refusal } from './failures.ts'
import type { GuardedAgent, Network } from './guarded-agent.ts'
import { type AllowedHosts, normalUrl, parsePublicAddress, refusalOf } from './public-address.ts'
import { decodeText, isText, isUntyped, visible } from './text.ts'

export interface FetchOptions {
  readonly allow: AllowedHosts
  readonly userAgent?: string
  /** The `Accept` header; that of a browser asking for a page when absent. */
  readonly accept?: string
  /** Bytes of the body kept as text, all when absent; size and hash are of the whole body. */
  readonly textBytes?: number
  /** Aborting it ends the exchange as `too-slow`, with what was read so far. */
  readonly signal?: AbortSignal
  /**
   * Called before each request, including after a redirect; a failure stops the fetch. It is for
   * robots.txt, pauses and budgets: the guard against private addresses is always on.
   */
  readonly admit?: (address: string) => Promise<ExchangeFailure | null>
  /** Receives the decompressed body, whatever its type. Without it only text is read. */
  readonly onBytes?: (body: Buffer) => void
  /** Reads a file that its server knows no type for: where text is expected, it is hardly anything else. */
  readonly untyped?: boolean
  /** Its connections are used and left open. */
  readonly agent: GuardedAgent
  readonly limits?: Limits
  readonly network?: Network
}

/**
 * Fetches an address that a stranger chose. Never throws because of the address, the network or the
 * server: that is the exchange's `failure`. Follows redirects itself, checking each like the first
 * address; reads only text; stays within the limits.
 */
export async function fetchAddress(address: string, options: FetchOptions): Promise<Exchange> {
  const { limits = usualLimits } = options
  const deadline = AbortSignal.timeout(limits.fetchMs)
  const signal = options.signal ? AbortSignal.any([deadline, options.signal]) : deadline
  const exchange = blankExchange(address)
  try {
    await followRedirects(exchange, { ...options, limits, signal })
  } catch (error) {
    exchange.failure = failureAtItsStage(failureOf(error), exchange)
  }
  return exchange
}

/** An exchange that we decided not to begin. */
export function notAsked(address: string, failure: ExchangeFailure): Exchange {
  return { ...blankExchange(address), failure }
}

/**
 * The code also tells when it failed: a connection that breaks, or time that runs out, after the headers is a
 * failure of the body; a private address after a redirect is one of the redirect.
 */
function failureAtItsStage(
  failure: ExchangeFailure,
  { status, headers, redirects }: Exchange,
): ExchangeFailure {
  if (failure.code === 'private-address' && redirects.length > 0) {
    return { ...failure, code: 'private-redirect' }
  }
  if (status === null) return failure
  if (failure.code === 'reset') return { ...failure, code: 'cut-short' }
  if (failure.code === 'bad-encoding') {
    return {
      ...failure,
      detail: `Content-Encoding: ${headers['content-encoding'] ?? ''} (${failure.detail})`,
    }
  }
  return failure.code === 'too-slow' ? { ...failure, code: 'slow-body' } : failure
}

type MutableExchange = { -readonly [Field in keyof Exchange]: Exchange[Field] } & { redirects: Redirect[] }

type Terms = FetchOptions & Required<Pick<FetchOptions, 'limits' | 'agent' | 'signal'>>

type Answer = Dispatcher.ResponseData & { readonly body: Readable }

function blankExchange(address: string): MutableExchange {
  return {
    requested: address,
    askedAt: new Date().toISOString(),
    address,
    status: null,
    headers: {},
    body: '',
    charset: null,
    sha256: createHash('sha256').digest('hex'),
    bytes: 0,
    truncated: false,
    redirects: [],
    firstByteMs: 0,
    failure: null,
  }
}

async function followRedirects(exchange: MutableExchange, terms: Terms): Promise<void> {
  const first = parsePublicAddress(exchange.requested, terms.allow)
  if (first.failure) throw new Refusal(first.failure.code, first.failure.detail)
  exchange.address = first.url.href

  let answer = await ask(exchange, terms)
  while (isRedirect(answer)) {
    answer.body.destroy()
    exchange.address = nextAddress(exchange, answer, terms)
    answer = await ask(exchange, terms)
  }
  await readAnswer(exchange, answer, terms)
}

async function ask(exchange: MutableExchange, terms: Terms): Promise<Answer> {
  const { address } = exchange
  const failure = await terms.admit?.(address)
  if (failure) throw new Refusal(failure.code, failure.detail)

  const askedAt = performance.now()
  const flood = new AbortController()
  const answer = await request(address, {
    dispatcher: terms.agent,
    signal: AbortSignal.any([terms.signal, flood.signal]),
    headers: {
      'user-agent': terms.userAgent ?? userAgentOf(anonymous),
      accept: terms.accept ?? pageTypes,
      'accept-encoding': 'gzip, br, zstd',
    },
    onInfo: countdown(terms.limits.interimAnswers, () => {
      flood.abort(new Refusal('not-http', `more than ${terms.limits.interimAnswers} interim answers (1xx)`))
    }),
  })
  // A stream whose body is cut or left unread emits an error; without a listener that ends the process.
  answer.body.on('error', () => {})
  exchange.firstByteMs = Math.round(performance.now() - askedAt)
  return answer
}

const pageTypes = 'text/html,application/xhtml+xml,application/xml;q=0.9,text/plain;q=0.8,*/*;q=0.5'

function countdown(times: number, end: () => void): () => void {
  let left = times
  return () => {
    left -= 1
    if (left < 0) end()
  }
}

function isRedirect({ statusCode }: Answer): boolean {
  return [301, 302, 303, 307, 308].includes(statusCode)
}

/** The target of a redirect, which is recorded before it is checked: a refused target is evidence too. */
function nextAddress(
  exchange: MutableExchange,
  { statusCode, headers }: Answer,
  { allow, limits }: Terms,
): string {
  // An empty location would resolve to the page's own address, which nobody wrote.
  const location = [headers['location'] ?? []].flat().map(inUtf8).join(', ')
  if (location.trim() === '') throw new Refusal('bad-redirect', `HTTP ${statusCode}, no Location`)
  const target = location.length <= limits.addressCharacters ? URL.parse(location, exchange.address) : null
  const next = target ? normalUrl(target) : null
  const seen = [exchange.address, ...exchange.redirects.map(({ from }) => from)]
  exchange.redirects.push({
    from: exchange.address,
    to: next?.href ?? visible(location.slice(0, 300)),
    status: statusCode,
  })

  if (!next)
    throw new Refusal('bad-redirect', `HTTP ${statusCode}, Location: ${shownAddress(visible(location))}`)
  const refused = refusalOf(next, allow)
  if (refused?.code === 'bad-address') throw new Refusal('bad-redirect', refused.detail)
  if (refused) throw new Refusal(refused.code, refused.detail)
  if (seen.includes(next.href) || exchange.redirects.length > limits.redirects) {
    throw new Refusal(
      'redirect-loop',
      `HTTP ${statusCode}, ${exchange.redirects.length} × Location, ${shownAddress(next.href)}`,
    )
  }
  return next.href
}

async function readAnswer(exchange: MutableExchange, answer: Answer, terms: Terms): Promise<void> {
  const { limits, onBytes, untyped = false } = terms
  exchange.status = answer.statusCode
  exchange.headers = plainHeaders(answer.headers)
  const contentType = exchange.headers['content-type'] ?? ''
  const isPacked = isGzipFile(contentType, exchange.address)
  const isRead = isPacked || isText(contentType) || (untyped && isUntyped(contentType))
  if (!isRead && !onBytes) {
    answer.body.destroy()
    return
  }
  const read = isPacked || untyped ? readArchive : readBody
  const body = await read(answer.body, encodingsOf(exchange.headers['content-encoding'] ?? ''), limits)
  if (onBytes) onBytes(body.bytes)
  else readText(exchange, body, terms)
  exchange.sha256 = createHash('sha256').update(body.bytes).digest('hex')
  exchange.bytes = body.bytes.length
  exchange.truncated = body.truncated
  if (body.error) throw body.error
}

function readText(exchange: MutableExchange, { bytes, truncated }: Body, { textBytes }: Terms): void {
  const kept = bytes.subarray(0, textBytes)
  const isCut = truncated || kept.length < bytes.length
  const { text, charset } = decodeText(kept, exchange.headers['content-type'] ?? '', isCut)
  exchange.body = text
  exchange.charset = charset
}

/** Sitemaps are often stored compressed: the file itself is an archive, whatever its Content-Encoding. */
function isGzipFile(contentType: string, address: string): boolean {
  return (
    /^(?:application\/(?:x-)?g(?:un)?zip|gzip\/)/i.test(contentType) ||
    new URL(address).pathname.endsWith('.gz')
  )
}

function plainHeaders(headers: Answer['headers']): Record<string, string> {
  const values = Object.entries(headers).map(([name, value]) => [
    name,
    [value ?? []]
      .flat()
      .map(inUtf8)
      .map(visible)
      .join(name === 'x-robots-tag' ? '\n' : ', '),
  ])
  return Object.fromEntries(values)
}

/**
 * Headers come with a character for each byte. Some servers write them in UTF-8, `Location: /café` among them, and
 * browsers go where they meant.
 */
function inUtf8(header: string): string {
  const bytes = Buffer.from(header, 'latin1')
  return isUtf8(bytes) ? bytes.toString() : header
}
