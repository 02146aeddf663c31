import type { Database } from '#database/database.ts'
import { Refusal } from '../refusal.ts'
import { limits } from './limits.ts'

/**
 * Wraps a database so that it refuses when too many transactions are waiting. At a few hundred a second,
 * the last one waits half a second; one more is told to come back rather than kept waiting.
 *
 * @throws Refusal 503 from `transaction`.
 */
export function limitWaiting(database: Database): Database {
  let waiting = 0
  return {
    ...database,
    async transaction(work) {
      if (waiting >= limits.waitingTransactions) throw tooMany()
      waiting += 1
      try {
        return await database.transaction(work)
      } finally {
        waiting -= 1
      }
    },
  }
}

function tooMany(): Refusal {
  return new Refusal(503, {
    code: '53300',
    message: 'Too many requests are waiting. Try again in a few seconds.',
  })
}
