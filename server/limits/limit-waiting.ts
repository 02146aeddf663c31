import type { Database } from '#database/database.ts'
import { Refusal } from '../refusal.ts'
import { limits } from './limits.ts'

/**
 * The same database, which turns visitors away when too many are waiting for it. At some hundred a second,
 * the last one waits half a second; one more is better told to come back than kept waiting for ever.
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
