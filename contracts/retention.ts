/** A period of the calendar, counted in one unit. */
export interface Period {
  readonly unit: 'minute' | 'day' | 'month' | 'year'
  readonly count: number
}

/**
 * How long what visitors and members leave is kept, at most. Pages say it (`{kept.request}`), the database does
 * it, and `database/maintenance/retention.test.ts` compares.
 */
export const retention = {
  /** A message or a request for an audit, with what was answered and noted. */
  request: { unit: 'year', count: 2 },
  report: { unit: 'month', count: 12 },
  event: { unit: 'month', count: 26 },
  crawlerVisit: { unit: 'month', count: 26 },
  /** After the choice itself has expired. */
  consentProof: { unit: 'year', count: 5 },
  /** After they are no longer a member. */
  member: { unit: 'day', count: 30 },
  /** An address left under a report, until it is confirmed. */
  watchRequest: { unit: 'day', count: 7 },
  /** The same address, once it is confirmed. */
  watch: { unit: 'month', count: 12 },
  /** A code and a link to sign in to the desk, unless one is used. */
  signInCode: { unit: 'minute', count: 15 },
  /** Where a member is signed in, however often they come. */
  session: { unit: 'day', count: 30 },
  mailFile: { unit: 'day', count: 30 },
  /** Someone who was erased is in no backup after that. */
  backup: { unit: 'day', count: 35 },
} as const satisfies Readonly<Record<string, Period>>

const day = 24 * 60 * 60_000

/** In milliseconds, of a period counted in days. */
export function lengthOf({ count }: Period & { readonly unit: 'day' }): number {
  return count * day
}
