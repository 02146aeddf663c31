import type { Database } from '#database/database.ts'
import { log } from '../log.ts'

/** In milliseconds. */
const interval = 60_000

/**
 * Has the queue go on after the clock of the database was set back: a clock is not asked whether it was. Returns a
 * function that stops it.
 */
export function followClock(database: Database): () => void {
  const follow = () =>
    database
      .transaction(query => query('select forget_time_ahead()'))
      .catch((error: unknown) => log('error', 'The queue could not be held to the clock.', { error }))
  const timer = setInterval(follow, interval).unref()
  return () => clearInterval(timer)
}
