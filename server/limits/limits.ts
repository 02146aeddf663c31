/**
 * What the server takes from visitors before anything is stored or drawn: every limit of this room, with
 * its unit (README.md says what each is for). Those of forms and audits are in SQL (`database/`, limits.sql).
 * All of them are counted in memory: a restart forgets them.
 */
export const limits = {
  /** Transactions of visitors that may be open or waiting at once; see `limit-waiting.ts`. */
  waitingTransactions: 200,

  drawing: {
    /** Drawings that are with the thread at once. */
    atOnce: 2,
    /** Drawings that wait for it; one more is answered 503. */
    waiting: 20,
    /** Longer than this nobody waits, in milliseconds: the most expensive report takes a tenth of a second. */
    time: 10_000,
    /** Drawn pages that are the same for everyone, in memory, in bytes. */
    keptBytes: 20_000_000,
  },

  /** Events in one request: what our own script sends at a time (`site/features/analytics/batch.ts`). */
  eventsPerRequest: 10,
  /** Characters of JSON in what an event says beside its fields. */
  eventPropertiesLength: 2_000,
  eventsPerNetworkPerMinute: 120,
  /** Of all visitors: some 60 MB a day at most. */
  eventsPerDay: 100_000,

  /** Proofs of consent: one is a row for five years and a half. A large office chooses within an hour. */
  consentsPerNetworkPerHour: 60,
  consentsPerDay: 20_000,

  /** Different visits of crawlers, rows of the table. */
  crawlerVisitsPerDay: 50_000,

  /** Lines of the log that visitors can cause; the rest of the minute is told as a number. */
  warningsPerMinute: 300,

  /** Networks that are counted at once, so that inventing addresses fills no memory. */
  networksCounted: 20_000,

  /** Below this much free space the log and `/readyz` say so, in bytes. */
  diskSpaceLow: 500_000_000,
  /** Below this much nothing more is stored for visitors: the database needs room to end cleanly. In bytes. */
  diskSpaceReserve: 100_000_000,
} as const
