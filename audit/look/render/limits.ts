/** Every limit of rendering pages in a browser, with its unit in its name or its comment. */
export const renderLimits = {
  /** Pages rendered per visit: the first of the plan, which are of different kinds. */
  pages: 6,
  /** All of them together: pages not rendered by then are reported as not measured. */
  allMs: 25_000,
  /** One page, from its first byte to its text; then the browser is killed, whatever it does. */
  pageMs: 10_000,
  /** A page that requests nothing for this long counts as finished. */
  quietMs: 500,
  /** Requests of one page, its own included. A page that needs more is judged without the rest. */
  requests: 80,
  /** Requests for scripts, styles and data of all pages together, redirects included. */
  requestsInAll: 240,
  /** Each holds a whole file in memory until the browser has taken it. */
  requestsAtOnce: 4,
  /** Bytes that one page may load, decompressed. */
  bytes: 15_000_000,
  /** Characters of rendered markup that are read: about as much as of a page as it was sent. */
  characters: 5_000_000,
  /** Resident memory of the browser with all its processes; an ordinary page needs 400 MB. */
  memoryMb: 1_500,
  /** Between two measurements of that memory. */
  watchMs: 200,
} as const
