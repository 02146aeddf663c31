import type { PageRole } from '#contracts/audit-report.ts'
import type { DeclaredFile } from './declared-files.ts'

/**
 * What a visit to a site brought back: plain data, no judgement. It can be written to a file
 * and read again, and the same visit always gives the same score.
 */
export interface Visit {
  /** The address asked for, in its normal form. */
  readonly address: string
  /** The name that we went by, which a robots.txt may allow or forbid. */
  readonly token: string
  /** ISO 8601, UTC. */
  readonly startedAt: string
  readonly finishedAt: string
  /**
   * Why no page could be read, or null: then `pages` is empty and what was not asked has the
   * failure `not-asked`. A page that answers with an HTTP error was read: see its status.
   */
  readonly problem: ExchangeFailure | null
  /** The robots.txt of the origin where the page asked for was found, after its redirects. */
  readonly robots: Exchange
  readonly sitemaps: readonly Exchange[]
  /** The page asked for comes first, under its own role; at most 12, in the order of the plan. */
  readonly pages: readonly VisitedPage[]
  /** `/llms.txt`, reported without points. */
  readonly llms: Exchange
  /** The other files by which sites declare things to machines. */
  readonly declarations: Readonly<Record<DeclaredFile, Exchange>>
  /** The first page again, asked for as Markdown. */
  readonly markdown: Exchange
  /** An address that should not exist, to see how the site says so. */
  readonly missing: Exchange
  /**
   * The first page again, asked with the user agent of each crawler that decides on citations.
   * A crawler that obeys robots.txt and is forbidden there is not imitated: it is absent here.
   */
  readonly agents: readonly AgentExchange[]
  /** Pages that were planned and not read. */
  readonly skipped: readonly SkippedPage[]
}

export interface VisitedPage {
  readonly role: PageRole
  readonly exchange: Exchange
  /** What a browser made of it; null when it made nothing of it: `unrendered` then says why. */
  readonly rendering: Rendering | null
  readonly unrendered: Unrendered | null
}

/**
 * `no-browser`: none may be used. `beyond-limit`: it was used for as many pages as it may. `out-of-time`:
 * it was not done in time, or not begun. `failed`: it ended, or the page crashed.
 */
export type Unrendered = 'no-browser' | 'beyond-limit' | 'out-of-time' | 'failed'

/** A link of a page: an `<a href>`, or a `<link rel="alternate" hreflang>` with an empty text. */
export interface PageLink {
  /** Absolute, or relative to the page's own address. */
  readonly address: string
  readonly text: string
  /** The language it announces; with it, the link leads to the page's own version in that language. */
  readonly hreflang?: string | null
}

/** A page after its scripts have run. */
export interface Rendering {
  readonly html: string
  /** From the request to the largest paint (LCP), on a small screen, without the throttling of Lighthouse. */
  readonly largestPaintMs: number | null
  /** The sum of layout shifts (CLS) while the page came. */
  readonly layoutShift: number | null
}

export interface AgentExchange {
  /** The crawler's name in `audit/crawlers.ts`. */
  readonly crawler: string
  /** Its body is only the beginning of the text: `agentTextBytes` in `audit/limits.ts`. */
  readonly exchange: Exchange
}

export interface SkippedPage {
  readonly address: string
  /** `out-of-time`: the minute of the visit was over, or its requests were used up. */
  readonly reason: 'forbidden-by-robots' | 'out-of-time'
}

/** One conversation over HTTP, its redirects included. */
export interface Exchange {
  readonly requested: string
  /** ISO 8601, UTC. */
  readonly askedAt: string
  /** Where the redirects ended. */
  readonly address: string
  /**
   * Null when there was no answer: then `failure` says why. An answer that broke off on the way
   * has both, and the part of its body that was read.
   */
  readonly status: number | null
  /** Names in lower case; repeated headers joined by `, `; control characters shown as U+FFFD. */
  readonly headers: Readonly<Record<string, string>>
  /** Decoded text, NUL shown as U+FFFD; empty when the answer is not text, which is not downloaded. */
  readonly body: string
  /** How the bytes of the body became that text; null when it was not read as text. */
  readonly charset: TextCharset | null
  /** SHA-256 of the body's bytes as they arrived, decompressed, in hex. */
  readonly sha256: string
  readonly bytes: number
  /** True when the body was cut at the limit of `audit/limits.ts`. */
  readonly truncated: boolean
  readonly redirects: readonly Redirect[]
  /** From the request to the first byte of the last answer. */
  readonly firstByteMs: number
  readonly failure: ExchangeFailure | null
}

export interface TextCharset {
  /** The charset it was read in, by the name of the Encoding standard. */
  readonly read: string
  /** What the header and the document name, when they do. */
  readonly header: NamedCharset | null
  readonly document: NamedCharset | null
  /** Signs that this charset does not have, which U+FFFD stands for in the text. */
  readonly lost: number
  /** It was read as something else, and its bytes are UTF-8: its accents became other signs. */
  readonly isUtf8: boolean
}

export interface NamedCharset {
  /** At most 60 characters. */
  readonly written: string
  /** By the name of the Encoding standard; null when it knows none. */
  readonly name: string | null
}

export interface Redirect {
  readonly from: string
  readonly to: string
  readonly status: number
}

/**
 * `unknown-host`: the name has no address. `no-name-server`: those that should know it do not answer.
 * `ipv6-alone`: its addresses are all IPv6, to which this machine has no way. `refused`: no connection.
 * `reset`: the connection broke before an answer. `cut-short`, `slow-body`: it broke, or a limit of time was
 * reached, once the answer had begun. `too-slow`: before. `tls-too-old`: no version or cipher of TLS in
 * common. `tls-failed`: no TLS spoken, or no agreement. `bad-redirect`: to nowhere that can be asked.
 * `private-redirect`: from a public address to one that is not.
 * `bad-encoding`: not compressed as it says. `unknown-encoding`: in a way
 * that is not ours to undo. `not-http`: breaks the rules of HTTP. `bad-answer`: anything else.
 * `forbidden-by-robots` and `not-asked` are ours: the request was not sent.
 */
export type FailureCode =
  | 'bad-address'
  | 'private-address'
  | 'unknown-host'
  | 'no-name-server'
  | 'ipv6-alone'
  | 'refused'
  | 'reset'
  | 'too-slow'
  | 'cut-short'
  | 'slow-body'
  | 'tls-too-old'
  | 'tls-failed'
  | 'bad-certificate'
  | 'redirect-loop'
  | 'bad-redirect'
  | 'private-redirect'
  | 'bad-encoding'
  | 'unknown-encoding'
  | 'headers-too-large'
  | 'not-http'
  | 'bad-answer'
  | 'forbidden-by-robots'
  | 'not-asked'

export interface ExchangeFailure {
  readonly code: FailureCode
  /** What was seen, for the record: a code of the network's, or what of the answer was refused. */
  readonly detail: string
}
