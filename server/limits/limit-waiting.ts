import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from '#database/database.ts'
import { Refusal } from '../refusal.ts'
import { limits } from './limits.ts'

export interface LimitedDatabases {
  /** Refuses once `limits.waitingTransactions` wait or run. */
  readonly database: Database
  /**
   * The same for events, which visitors send most of and nobody waits for: it refuses much earlier, when one more
   * would have to wait for longer than `limits.eventsWait`. So forms and pages find a short queue.
   */
  readonly databaseOfEvents: Database
}

/**
 * Wraps a database so that it refuses when too many transactions wait for it: one more is told to come back rather
 * than kept waiting, after half a second.
 *
 * @throws Refusal 503 from `transaction`.
 */
export function limitWaiting(database: Database, now = () => performance.now()): LimitedDatabases {
  let waiting = 0
  let lastEnd = 0
  /** From the end of one transaction to that of the next while there are any, in milliseconds: the average of the last ten or so. */
  let pace = 0

  const limited = (isTooLong: () => boolean): Database => ({
    engine: database.engine,
    close: () => database.close(),
    async transaction(work) {
      if (isTooLong()) {
        await delay(refusalDelay)
        throw tooMany()
      }
      const begin = now()
      waiting += 1
      try {
        return await database.transaction(work)
      } finally {
        waiting -= 1
        const end = now()
        pace += (end - Math.max(begin, lastEnd) - pace) / 10
        lastEnd = end
      }
    },
  })
  const isFull = () => waiting >= limits.waitingTransactions
  return {
    database: limited(isFull),
    databaseOfEvents: limited(
      () => isFull() || (waiting >= eventsAlwaysAdmitted && waiting * pace > limits.eventsWait),
    ),
  }
}

/**
 * However slow the last ones were: a few visitors at once are no flood, and without any, nothing would be learnt of a
 * database that has become fast again.
 */
const eventsAlwaysAdmitted = 20

/**
 * In milliseconds. Programs that ask again as soon as they are refused would otherwise have the process do nothing but
 * refuse: with this, 300 of them at once left it time for twice as many transactions.
 */
const refusalDelay = 500

function tooMany(): Refusal {
  return new Refusal(503, {
    code: '53300',
    message: 'Too many requests are waiting. Try again in a few seconds.',
  })
}
