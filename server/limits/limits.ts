/**
 * What visitors may make the server do, draw, keep and log, each with its unit (README.md says what each is for).
 * Those of forms and audits are in SQL (`database/`, limits.sql); those of one connection, body or conversation
 * stand beside the code that holds them. What is counted here is counted in memory: a restart forgets it.
 */
export const limits = {
  waitingTransactions: 200,
  /** In milliseconds, as expected from the pace of those before: see `limit-waiting.ts`. */
  eventsWait: 500,

  drawing: {
    atOnce: 2,
    /** Drawings that wait; one more is answered 503. */
    waiting: 20,
    /** In milliseconds. The most expensive report takes a tenth of a second. */
    time: 10_000,
    /** The same for the first pages of a thread, which loads the site, perhaps on a machine that does much else. */
    firstTime: 60_000,
    /** Memory for drawn pages that are the same for everyone, in bytes. */
    keptBytes: 20_000_000,
  },

  /** Characters of an event's `properties`, as JSON. */
  eventPropertiesLength: 2_000,
  eventsPerNetworkPerMinute: 120,
  /** From all visitors: some 60 MB a day at most. */
  eventsPerDay: 100_000,

  /** Proofs of consent: each is a row for five and a half years. A large office stays below this. */
  consentsPerNetworkPerHour: 60,
  consentsPerDay: 20_000,

  /** Rows of the table of visits. */
  crawlerVisitsPerDay: 50_000,

  /** Log lines that visitors can cause; beyond this, only their number is logged. */
  warningsPerMinute: 300,

  /** Networks counted at once, so that invented addresses cannot fill the memory. */
  networksCounted: 20_000,

  /** In bytes. With less free space the log and `/readyz` say so. */
  diskSpaceLow: 500_000_000,
  /** In bytes. With less, nothing more is stored for visitors: the database needs room to end cleanly. */
  diskSpaceReserve: 100_000_000,
} as const
