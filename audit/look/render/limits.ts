/** Every limit of rendering pages in a browser, with its unit in its name or its comment. */
export const renderLimits = {
  /** Pages rendered of one visit: the first of the plan, which are of different kinds. */
  pages: 6,
  /** All of them together: pages not rendered by then are reported as not measured. */
  allMs: 25_000,
  /** One page, from its first byte to its text; then the browser is killed, whatever it does. */
  pageMs: 10_000,
  /** A page that asks for nothing during this time is taken as finished. */
  quietMs: 500,
  /** Requests of one page, its own included. A page that needs more is judged by what came. */
  requests: 80,
  /** Requests of all its pages, redirects included, for what its scripts and styles need. */
  requestsInAll: 240,
  /** Of them at a time: each may hold a whole file until the browser has taken it. */
  requestsAtOnce: 4,
  /** Bytes that one page may bring in, decompressed. */
  bytes: 15_000_000,
  /** Characters of markup that are read back, about what is read of the page as it was sent. */
  characters: 5_000_000,
  /** Resident memory of the browser with all its processes; an ordinary page needs 400 MB. */
  memoryMb: 1_500,
  /** Between two looks at that memory. */
  watchMs: 200,
} as const
