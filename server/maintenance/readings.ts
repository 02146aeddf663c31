import type { Database } from '#database/database.ts'
import { beginDueReadings } from '#database/watching/watched-sites.ts'
import { log } from '../log.ts'

/** In milliseconds. */
const interval = 60_000

/**
 * Begins the readings of watched sites that are due, a few each minute: of processes that share the database,
 * whichever asks first has each of them. Returns a function that stops it.
 */
export function startReadings(database: Database): () => void {
  const begin = () =>
    database
      .transaction(beginDueReadings)
      .catch((error: unknown) => log('error', 'The readings that are due could not be begun.', { error }))
  void begin()
  const timer = setInterval(begin, interval).unref()
  return () => clearInterval(timer)
}
