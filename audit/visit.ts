import type { PageRole } from '#contracts/audit-report.ts'
import type { DeclaredFile } from './declared-files.ts'

/**
 * Everything retrieved from a site: plain data, no judgement. It can be written to a file and read
 * again, and the same visit always gives the same score.
 */
export interface Visit {
  /** The requested address, in its normal form. */
  readonly address: string
  /** The name of our crawler, which a robots.txt may allow or forbid. */
  readonly token: string
  /** ISO 8601, UTC. */
  readonly startedAt: string
  readonly finishedAt: string
  /**
   * Why no page could be read, or null. With a problem, `pages` is empty, and what was not requested has
   * the failure `not-asked`. A page that answers with an HTTP error was read: see its status.
   */
  readonly problem: ExchangeFailure | null
  /** The robots.txt of the origin of the requested page, after its redirects. */
  readonly robots: Exchange
  readonly sitemaps: readonly Exchange[]
  /** The requested page comes first, with its own role; at most 12, in the order of the plan. */
  readonly pages: readonly VisitedPage[]
  /** `/llms.txt`, reported without points. */
  readonly llms: Exchange
  /** The other files in which sites declare things to machines. */
  readonly declarations: Readonly<Record<DeclaredFile, Exchange>>
  /** The first page again, requested as Markdown. */
  readonly markdown: Exchange
  /** A page that should not exist, to see how the site says so. */
  readonly missing: Exchange
  /**
   * The first page again, requested with the user agent of each crawler that citations depend on. A
   * crawler that obeys robots.txt and is forbidden there is absent.
   */
  readonly agents: readonly AgentExchange[]
  /** Pages that were planned and not read. */
  readonly skipped: readonly SkippedPage[]
}

export interface VisitedPage {
  readonly role: PageRole
  readonly exchange: Exchange
  /** The page after its scripts have run; when null, `unrendered` says why. */
  readonly rendering: Rendering | null
  readonly unrendered: Unrendered | null
}

/**
 * `no-browser`: none may be used. `beyond-limit`: as many pages as allowed were rendered before.
 * `out-of-time`: not rendered in time, or not begun. `failed`: the browser ended, or the page crashed.
 */
export type Unrendered = 'no-browser' | 'beyond-limit' | 'out-of-time' | 'failed'

/** A link of a page: an `<a href>`, or a `<link rel="alternate" hreflang>` with an empty text. */
export interface PageLink {
  /** Absolute, or relative to the page's own address. */
  readonly address: string
  readonly text: string
  /** The language it announces; with it, the link leads to the page's own version in that language. */
  readonly hreflang?: string | null
  /** Whether the page itself goes there, by a meta `refresh`. */
  readonly forwards?: boolean
}

/** A page after its scripts have run. */
export interface Rendering {
  readonly html: string
  /** From the request to the largest paint (LCP), on a small screen, without the throttling of Lighthouse. */
  readonly largestPaintMs: number | null
  /** The sum of layout shifts (CLS) while the page loaded. */
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

/** One request over HTTP and its answer, redirects included. */
export interface Exchange {
  readonly requested: string
  /** ISO 8601, UTC. */
  readonly askedAt: string
  /** Where the redirects ended. */
  readonly address: string
  /**
   * Null when there was no answer: `failure` then says why. An answer that was interrupted has both, and
   * the part of its body that was read.
   */
  readonly status: number | null
  /**
   * Names in lower case; repeated headers joined by `, `, control characters shown as U+FFFD. The lines of
   * `X-Robots-Tag` stay lines: each may name another crawler, for which alone it counts.
   */
  readonly headers: Readonly<Record<string, string>>
  /** Decoded text, NUL shown as U+FFFD; empty when the answer is not text, which is not downloaded. */
  readonly body: string
  /** How the body was decoded; null when it was not read as text. */
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
  /** The charset used, by its name in the Encoding standard. */
  readonly read: string
  /** What the header and the document name, when they do. */
  readonly header: NamedCharset | null
  readonly document: NamedCharset | null
  /** Characters that are not valid in this charset, shown as U+FFFD in the text. */
  readonly lost: number
  /** It is UTF-8 but was decoded as something else, so its accents became other characters. */
  readonly isUtf8: boolean
}

export interface NamedCharset {
  /** At most 60 characters. */
  readonly written: string
  /** Its name in the Encoding standard; null when it is not in it. */
  readonly name: string | null
}

export interface Redirect {
  readonly from: string
  readonly to: string
  readonly status: number
}

/**
 * `unknown-host`: the name has no address. `no-name-server`: its name servers do not answer.
 * `ipv6-alone`: all its addresses are IPv6, and this machine has no route to them. `refused`: no
 * connection. `reset`: the connection broke before an answer; `cut-short`: after the answer had begun.
 * `too-slow`: a time limit was reached before an answer; `slow-body`: after the answer had begun.
 * `tls-too-old`: no TLS version or cipher in common. `tls-failed`: no TLS, or no agreement.
 * `bad-redirect`: to an address that cannot be requested. `private-redirect`: from a public address to a
 * private one. `bad-encoding`: not compressed as announced. `unknown-encoding`: one that we do not
 * decompress. `not-http`: breaks the rules of HTTP. `bad-answer`: anything else.
 * `forbidden-by-robots` and `not-asked`: we did not send the request.
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
  /** Evidence: an error code, or the part of the answer that was refused. */
  readonly detail: string
}
