import { connect } from 'node:net'
import fc from 'fast-check'
import { contactFormPaths } from '#contracts/paths.ts'
import { consentingHeaders } from '#server/testing/consenting.ts'
import type { Route } from '#server/testing/registered-routes.ts'
import { jsonValue, shortText, text } from './texts.ts'

/** What a visitor may know: reports, keys, proofs, pages. */
export interface Known {
  readonly audits: readonly string[]
  readonly ownerKey: string
  readonly proof: string
  /** Of somebody who asked to be told when a report changes. */
  readonly watchKey: string
  readonly token: string
  readonly files: readonly string[]
}

export interface Request {
  readonly method: string
  readonly target: string
  readonly headers: readonly (readonly [string, string])[]
  readonly body: string
}

/** Requests to any of these routes, more often to those that take a body. */
export function requestsAtAny(routes: readonly Route[], known: Known): fc.Arbitrary<Request> {
  const weights: Readonly<Record<string, number>> = { POST: 8, GET: 3 }
  return fc.oneof(
    ...routes.map(route => ({ weight: weights[route.method] ?? 1, arbitrary: requestsAt(route, known) })),
  )
}

/** Requests to this route: most are nearly valid, some are nonsense. */
function requestsAt(route: Route, known: Known): fc.Arbitrary<Request> {
  return fc
    .record({
      method: fc.oneof(
        { weight: 30, arbitrary: fc.constant(route.method) },
        fc.constantFrom(
          ...'GET HEAD POST PUT DELETE PATCH OPTIONS TRACE QUERY PROPFIND CONNECT BREW'.split(' '),
        ),
      ),
      path: pathsOf(route, known),
      query: fc.oneof({ weight: 2, arbitrary: fc.constant('') }, queries(known)),
      consent: fc.constantFrom({}, consentingHeaders()),
      headers: fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, fc.array(header(known), { maxLength: 4 })),
      network: fc.ipV4(),
      visitor: fc.nat(),
      sent: bodies(route, known),
    })
    .map(({ method, path, query, consent, headers, network, visitor, sent: [type, body] }) => ({
      method,
      target: path + query,
      // Every request comes from another person and network, and concerns another site, so that limits do
      // not refuse most of them.
      body: body.replaceAll(/(?<=marie|durand|martin)(?=%40|@|\.)/g, String(visitor)),
      headers: [['content-type', type], ['x-forwarded-for', network], ...Object.entries(consent), ...headers],
    }))
}

const encoded = text.map(written => encodeURIComponent(written.slice(0, 400).toWellFormed()))
/** Valid in a request line: anything else is refused before it reaches a route. */
const raw = shortText.map(written => written.replaceAll(/[\s\0]/g, ''))

function pathsOf({ url }: Route, known: Known): fc.Arbitrary<string> {
  const parts = url.split(/(:\w+(?:\([^)]*\))?|\*)/).filter(part => part !== '')
  const path = fc.tuple(...parts.map(part => partOf(part, known))).map(written => written.join(''))
  return fc.oneof(
    { weight: 12, arbitrary: path },
    fc.tuple(path, fc.oneof(raw, encoded)).map(written => written.join('')),
  )
}

function partOf(part: string, known: Known): fc.Arbitrary<string> {
  if (part === '*') return fc.oneof(fc.constantFrom(...known.files), encoded, raw)
  const name = /^:(\w+)/.exec(part)?.[1]
  if (!name) return fc.constant(part)
  const some = parameters(known)[name]
  if (!some) throw new Error(`Say in requests.ts what :${name} may be.`)
  return fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...some) }, encoded)
}

function parameters({ audits, proof, watchKey }: Known): Readonly<Record<string, readonly string[]>> {
  return {
    id: [...audits, '00000000-0000-4000-8000-000000000000', '-'.repeat(36), 'f'.repeat(36), '0'.repeat(36)],
    name: [...Object.keys(procedures), 'read_audit', 'pg_sleep', 'constructor'],
    table: [...Object.keys(tables), 'leads', 'constructor'],
    key: [watchKey, `${watchKey}.`, proof],
    host: ['one-atelier.fr', 'localhost', '%zz'],
    month: ['2026-11', '2026-13'],
    link: ['0'.repeat(64), 'f'.repeat(63), 'constructor'],
    proof: [proof, `${proof}.`, proof.replace('.', '')],
  }
}

function queries({ audits, ownerKey, proof }: Known): fc.Arbitrary<string> {
  const name = fc.constantFrom(
    ...'sent url company email goals service owner verdict page wrong told received confirmed columns constructor'.split(
      ' ',
    ),
  )
  const value = fc.oneof(
    fc.constantFrom('', '1', 'failed', 'named-author', ownerKey, proof, ...audits, '"site_id","event_type"'),
    text,
  )
  return fc
    .array(fc.tuple(name, value), { maxLength: 4 })
    .map(pairs => `?${new URLSearchParams(pairs.map(([name, value]) => [name, value.slice(0, 1_500)]))}`)
}

function header({ token }: Known): fc.Arbitrary<readonly [string, string]> {
  const written = fc.oneof(
    fc.tuple(
      fc.constantFrom(
        ...'accept accept-encoding accept-language authorization content-encoding content-length content-type cookie expect form-honeypot form-token host idempotency-key if-modified-since if-none-match if-range max-forwards origin prefer range referer sec-fetch-site sec-gpc transfer-encoding upgrade user-agent x-forwarded-for'.split(
          ' ',
        ),
      ),
      fc.oneof(
        shortText,
        text.map(written => written.slice(0, 2_000)),
      ),
    ),
    fc.constantFrom<readonly [string, string]>(
      ['accept', 'text/markdown'],
      ['accept-encoding', 'br;q=0, gzip;q=0, identity;q=0'],
      ['user-agent', 'GPTBot/1.2'],
      ['range', 'bytes=0-0,-1'],
      ['range', 'bytes=9007199254740993-'],
      ['form-token', token],
      ['form-honeypot', 'filled'],
      ['idempotency-key', 'the same'],
      ['sec-fetch-site', 'cross-site'],
      ['content-type', 'text/plain'],
      ['content-encoding', 'gzip'],
      ['transfer-encoding', 'chunked'],
      ['expect', '100-continue'],
    ),
  )
  // Invalid header values, such as injected lines, are refused before they reach a route, so they are rare.
  return fc
    .tuple(written, fc.integer({ max: 20, min: 0 }))
    .map(
      ([[name, value], chance]) =>
        [name, chance === 0 ? value : value.replaceAll(/[^\x20-\x7e\xa0-\xff]/g, ' ')] as const,
    )
}

/** Valid parameters of the calls, by name. */
export const procedures: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  create_lead_from_contact_form: {
    p_name: 'Marie Dupont',
    p_email: 'marie@example.org',
    p_phone: null,
    p_company: null,
    p_message: 'Bonjour',
    p_language: 'fr',
    p_utm_data: {},
  },
  create_free_audit_from_form: {
    p_name: 'Marie',
    p_email: 'marie@example.org',
    p_company: null,
    p_website: 'https://atelier-durand.fr',
    p_language: 'fr',
    p_utm_data: {},
    p_project_source: null,
  },
}

export const tables: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  analytics_events: {
    event_type: 'page_view',
    event_category: 'navigation',
    site_id: 'ibid',
    page_path: '/audits/1?x',
    referrer: 'https://example.org/?q=1',
    session_id: 'one',
    user_id: null,
    device_type: 'desktop',
    user_agent: 'Mozilla/5.0 Firefox/145.0',
    utm_source: 'a',
    geo_metric: { page_type: 'home', content_language: 'fr', is_geo_optimized: true },
    properties: { timestamp: new Date().toISOString() },
  },
}

/** Valid fields of any form: each reads the fields that it knows. */
const fields = ({ ownerKey, token }: Known): Readonly<Record<string, string>> => ({
  url: 'https://atelier-durand.fr',
  rival: 'https://atelier-martin.fr',
  check: 'https',
  page: '',
  words: 'Le nom est en haut.',
  email: 'marie@example.org',
  firstName: 'Marie',
  lastName: 'Dupont',
  company: 'Atelier',
  service: 'ai-monitoring-setup',
  website: 'atelier-durand.fr',
  message: 'Bonjour',
  goals: 'Plus de clients',
  choice: 'save',
  analytics: '1',
  models: 'gpt',
  owner: ownerKey,
  token,
})

function bodies({ url }: Route, known: Known): fc.Arbitrary<readonly [string, string]> {
  const samples = url.endsWith('/rpc/:name')
    ? procedures
    : /\/(?::table|analytics_events)$/.test(url)
      ? tables
      : null
  const nonsense = fc.tuple(
    fc.constantFrom('application/json', 'application/x-www-form-urlencoded', 'multipart/form-data', ''),
    fc.oneof(
      text,
      fc.json({ maxDepth: 5 }),
      fc.nat(3_000).map(depth => '[{"a":'.repeat(depth)),
    ),
  )
  const meant = samples
    ? fc
        .constantFrom(...Object.values(samples))
        .chain(sample => changed(sample, jsonValue))
        .chain(row => fc.constantFrom(row, [row], [row, row], [row, {}]))
        .map(value => ['application/json', JSON.stringify(value)] as const)
    : changed(fields(known), text).map(
        values => ['application/x-www-form-urlencoded', String(new URLSearchParams(values))] as const,
      )
  return fc.oneof({ weight: 5, arbitrary: meant }, nonsense)
}

/** A sample with some fields missing, others replaced, and an unknown one. */
function changed<Value>(
  sample: Readonly<Record<string, Value>>,
  values: fc.Arbitrary<Value>,
): fc.Arbitrary<Record<string, Value>> {
  const names = Object.keys(sample)
  return fc
    .record({
      left: fc.subarray(names, { minLength: Math.ceil(names.length / 2) }),
      replaced: fc.dictionary(fc.constantFrom(...names, 'constructor', '__proto__', 'id'), values, {
        maxKeys: 3,
      }),
      isWhole: fc.boolean(),
    })
    .map(({ left, replaced, isWhole }) => ({
      ...Object.fromEntries(Object.entries(sample).filter(([name]) => isWhole || left.includes(name))),
      ...replaced,
    }))
}

/** The form that a visitor posts first, to get a proof. */
export const contactPath = contactFormPaths.en

export interface Answer {
  /** Null when the connection ended without an answer. */
  readonly status: number | null
  readonly head: string
  readonly bytes: number
  readonly body: string
}

/** Sends exactly these bytes. Rejects when the connection does not end in time. */
export function send(origin: string, request: Request, deadline: number): Promise<Answer> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = []
    const socket = connect({ host: hostname, port: Number(port) })
    const timer = setTimeout(() => {
      socket.destroy()
      reject(new Error(`No end within ${deadline} ms, after ${Buffer.concat(pieces).length} bytes.`))
    }, deadline)
    const finish = () => {
      clearTimeout(timer)
      resolve(answerIn(Buffer.concat(pieces)))
    }
    socket.on('data', piece => pieces.push(piece))
    // A connection that the server closes before it has read everything may end in a reset.
    socket.on('error', finish)
    socket.on('close', finish)
    // Not `end`: the server takes a half-closed connection for an abandoned one.
    socket.write(bytesOf(request))
  })
}

function bytesOf({ method, target, headers, body }: Request): Buffer {
  const content = Buffer.from(body)
  const lines = [
    `${method} ${target} HTTP/1.1`,
    'host: localhost',
    'connection: close',
    `content-length: ${content.length}`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
  ]
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), content])
}

function answerIn(bytes: Buffer): Answer {
  const text = bytes.toString('latin1').replace(/^(?:HTTP\/1\.1 1\d\d[\s\S]*?\r\n\r\n)+/, '')
  const end = text.indexOf('\r\n\r\n')
  const head = end < 0 ? text : text.slice(0, end)
  const status = /^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1]
  return {
    status: status ? Number(status) : null,
    head,
    body: text.slice(head.length + 4),
    bytes: bytes.length,
  }
}
