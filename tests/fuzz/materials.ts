import fc from 'fast-check'
import { visible } from '#audit/look/network/text.ts'
import { elementsIn, type HtmlDocument, type HtmlElement, parseHtml } from '#audit/read/page/html.ts'
import { lexicons } from '#audit/read/text/lexicon/index.ts'
import { madeExchange } from '#audit/testing/made-up.ts'
import type { Exchange } from '#audit/visit.ts'
import { emptyForm } from '#contracts/forms.ts'
import { languages } from '#contracts/languages.ts'
import type { Parameter, Parser } from './parsers.ts'
import { address, file, html, jsonValue, shortText, text } from './texts.ts'

/** Values for a parameter; null when strangers cannot reach it directly. */
export function materialFor({ name, type }: Parameter): fc.Arbitrary<unknown> | null {
  return byName[`${name}: ${type}`] ?? byType[type] ?? null
}

/**
 * Types of values that parsers return, or that strangers have no part in. Functions that take them are
 * tested by reading, judging and reporting whole sites, and through the routes of the server.
 */
const ours = new Set(
  'Page Site PageFacts Block RawBlock RawText StructuredData StructuredNode RobotsDirective RobotsDecision DatedPage PageKind Crawler EngineId Visit Visitor Reader ReadingLimits Rendering Outline AuditReport Finding Judged Consent ContactContext TextRule ExchangeFailure Readable FetchOptions GuardOptions ResolveOptions DateFact SignedPage DatedMarkup Statement Period Sent ShownPoints FindingLine Line Written'.split(
    ' ',
  ),
)

export function isReachedThroughOthers({ parameters }: Parser): boolean {
  return parameters.some(({ type }) => type.match(/[A-Z]\w+/g)?.some(name => ours.has(name)))
}

export function isTriedAlone({ parameters }: Parser): boolean {
  return parameters.length > 0 && parameters.every(parameter => materialFor(parameter) !== null)
}

const headers = fc.dictionary(
  fc.constantFrom(
    ...'content-type content-language link x-robots-tag content-usage tdm-reservation tdm-policy cf-mitigated server last-modified constructor'.split(
      ' ',
    ),
  ),
  fc.oneof(
    shortText,
    fc.constantFrom('text/html', 'noindex, GPTBot: nosnippet', '<x>; rel="canonical"', '1'),
  ),
)

export const exchange: fc.Arbitrary<Exchange> = fc
  .record({
    address,
    status: fc.constantFrom(200, 200, 200, 200, 301, 403, 404, 429, 500, 999, null),
    headers: fc.oneof(fc.constant({ 'content-type': 'text/html; charset=utf-8' }), headers),
    body: fc.oneof({ weight: 3, arbitrary: html }, file),
    truncated: fc.boolean(),
    firstByteMs: fc.integer({ min: 0, max: 60_000 }),
    failure: fc.constantFrom(null, null, null, { code: 'cut-short', detail: 'ECONNRESET' } as const),
  })
  .map(({ address, body, headers, ...changes }) =>
    madeExchange(address, { ...changes, body: received(body), headers: headersOf(headers) }),
  )

/** A text as the network code returns it (`audit/look/network/text.ts`). */
export function received(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\ufffd')
}

function headersOf(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, visible(value)]))
}

const document: fc.Arbitrary<HtmlDocument> = html.map(parseHtml)
const elements: fc.Arbitrary<readonly HtmlElement[]> = document.map(elementsIn)
const element = elements.chain(all => fc.constantFrom(...all))
const lexicon = fc.constantFrom(lexicons.fr, lexicons.en)
const values = fc.dictionary(
  fc.constantFrom(
    ...'url email company goals name firstName lastName message website service constructor'.split(' '),
  ),
  fc.oneof(text, address, fc.constantFrom('marie@example.org', 'Marie', 'https://atelier.example')),
)
const words = fc.array(fc.oneof(shortText, text), { maxLength: 20 })
const day = fc
  .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map(date => date.toISOString().slice(0, 10))
const cookies = fc
  .array(
    fc.oneof(shortText, fc.constantFrom('__Host-consent=version=2&analytics=1', '; ', '__Host-consent=')),
  )
  .map(parts => parts.join(''))
/** An IP address in one of its many forms, or nearly. */
const ip = fc.oneof(fc.ipV4(), fc.ipV4Extended(), fc.ipV6(), shortText, text)

/** By declaration, `name: type`, for parameters whose type alone says too little. */
const byName: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  'address: string': fc.oneof(
    address,
    address.map(written => `${written}#${'x'.repeat(3_000)}`),
  ),
  'base: string': address,
  'origin: string': address.map(written => new URL(written).origin),
  'one: string': address,
  'other: string': address,
  'from: string': day,
  'to: string': day,
  'date: string': day,
  'firstDay: string': day,
  'lastDay: string': day,
  'moment: Date | string': day,
  'timeZone: string': fc.constantFrom('Europe/Paris', 'UTC'),
  'cookies: string': cookies,
  'now: number': fc.date({ noInvalidDate: true }).map(Number),
  'procedure: ProcedureName': fc.constantFrom('create_lead_from_contact_form', 'create_free_audit_from_form'),
  'field: string': fc.constantFrom('url', 'email', 'message', 'none'),
  'length: number': fc.integer({ min: 0, max: 5_000_000 }),
  'html: string': html,
}

const byType: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  string: fc.oneof({ weight: 3, arbitrary: text }, file, address, ip),
  'string | null': fc.option(text),
  'string | undefined': fc.option(text, { nil: undefined }),
  'string | null | undefined': fc.oneof(text, fc.constantFrom(null, undefined)),
  'readonly string[]': words,
  '...readonly string[]': fc.constant('p'),
  '(name: string) => boolean': fc.func(fc.boolean()),
  unknown: jsonValue,
  boolean: fc.boolean(),
  '= false': fc.boolean(),
  '= 0': fc.integer({ min: 0, max: 20 }),
  '= 1': fc.integer({ min: 0, max: 3 }),
  '= `${one}s`': fc.constant(undefined),
  '{ readonly one: string; readonly many: string }': fc.record({ one: shortText, many: shortText }),
  number: fc.integer({ min: 0, max: 1_000 }),
  "'main' | 'body' | 'everything'": fc.constantFrom('main', 'body', 'everything'),
  Uint8Array: fc.oneof(
    fc.uint8Array({ maxLength: 3_000 }),
    fc
      .tuple(html, fc.constantFrom('utf8', 'utf16le', 'latin1'))
      .map(([text, encoding]) => Buffer.from(text, encoding)),
  ),
  "Pick<URL, 'protocol' | 'hostname' | 'port'>": address.map(written => new URL(written)),
  'readonly (readonly string[])[]': fc.array(words, { maxLength: 10 }),
  URL: address.map(written => new URL(written)),
  URLSearchParams: text.map(written => new URLSearchParams(written)),
  Language: fc.constantFrom(...languages),
  Lexicon: lexicon,
  'Lexicon | null': fc.option(lexicon),
  FormValues: values,
  DayConvention: fc.record({ language: fc.constantFrom('fr', 'en', 'en-us', 'de', null), today: day }),
  FormState: values.map(values => ({ ...emptyForm, values })),
  Exchange: exchange,
  "Pick<Exchange, 'headers'>": exchange,
  "Pick<Exchange, 'headers' | 'askedAt'>": exchange,
  LeadFilter: fc.record({
    state: fc.constantFrom(null, 'quarantine'),
    search: text,
    page: fc.integer({ min: 1, max: 1_000 }),
  }),
  AllowedHosts: fc.constant([]),
  HtmlDocument: document,
  HtmlElement: element,
  HtmlParent: document,
  'HtmlElement | null': element,
  'HtmlParent | null': element,
  'readonly HtmlElement[]': elements,
  'Readonly<Record<string, string>>': headers,
  IncomingHttpHeaders: headers,
}
