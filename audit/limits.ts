/**
 * Every limit of a visit, with its unit in its name or its comment. A stranger types the address, so
 * they protect us first, and the visited site second.
 */
export const limits = {
  /** One name, all its records. A resolver that works answers in well under a second. */
  dnsMs: 3_000,
  /** TCP and TLS together, for servers that accept and then say nothing. */
  connectMs: 5_000,
  /** One address of a name with several: Node's default of 250 ms is too short for other continents. */
  attemptMs: 1_000,
  /** From the request to the headers. Crawlers give up earlier; a slow site still gets its report. */
  firstByteMs: 10_000,
  /** One address with its redirects and its body: the only limit that a slow drip of bytes cannot restart. */
  fetchMs: 20_000,
  /**
   * The deadlines of the parts of one audit, counted from its start, so that a report is ready within a
   * minute. Requests end first; earlier where a browser will render some pages.
   */
  visitMs: 48_000,
  visitBesideBrowserMs: 36_000,
  renderedMs: 48_000,
  /** Pages that are not read by then are reported as such. */
  readMs: 54_000,
  /** Checks not done by then become "could not tell". For a hundred pages, all of them need 2 s. */
  judgedMs: 58_000,

  /** Bytes of a body, counted on the wire and again after decompression. A large page is 1 MB. */
  bodyBytes: 5_000_000,
  /** Chunks of a body: ordinary ones have kilobytes. Five megabytes in single bytes are an attack. */
  bodyPieces: 20_000,
  /** Bytes of an answer to a crawler that are kept as text: enough to recognise a challenge page. */
  agentTextBytes: 60_000,
  /** Bytes of the headers of one answer; Node's own default is 16 kB, long CSPs need more. */
  headerBytes: 32_768,
  /** Encodings of one body: two happen by mistake, more are an attack. */
  encodings: 2,
  /** `1xx` answers before the real one: a few 103 are normal, ten thousand are not. */
  interimAnswers: 10,
  /** Redirects of one fetch: as many as RFC 9309 requires of crawlers for robots.txt. */
  redirects: 5,
  /** Characters of an address: a length that databases and proxies support. */
  addressCharacters: 2_048,

  /** Pages read, including the requested one. */
  pages: 12,
  /** Requests of one visit, redirects included: 12 pages, 10 crawlers, 4 sitemaps, 8 files, and some slack. */
  requests: 48,
  connectionsPerHost: 2,
  /**
   * Between the starts of two requests to one public host. There is no pause for allowed private hosts,
   * which are ours.
   */
  pauseMs: 250,
  /** The longest `Crawl-delay` that is obeyed; with a longer one, no visit would end within its minute. */
  crawlDelayMs: 2_000,
  /** Links of one page, and addresses of one sitemap, that are read. */
  linksPerFile: 5_000,
  /** Addresses among which the pages are chosen: enough to find twelve, compared in 30 ms. */
  candidates: 2_000,
  /** Sitemap files read, indexes and that of the folder included. */
  sitemaps: 4,
  /** Bytes of robots.txt that are obeyed: RFC 9309 asks for at least 500 kibibytes. */
  robotsBytes: 512_000,
} as const

/**
 * Within how many minutes pages and mails say that a report is usually there. It holds with eight audits ahead, of
 * which two run at a time.
 */
export const claimedMinutes = 5

/** Tests use smaller values. */
export type Limits = { readonly [Name in keyof typeof limits]: number }
