import type { Database } from '#database/database.ts'
import { beginDueReadings } from '#database/watching/watched-sites.ts'
import { regularly } from './regularly.ts'

/** In milliseconds. */
const interval = 60_000

/**
 * Begins the readings of watched sites that are due, a few each minute: of processes that share the database,
 * whichever asks first has each of them. Returns a function that stops it.
 */
export function startReadings(database: Database): () => Promise<void> {
  return regularly({
    interval,
    work: () => database.transaction(beginDueReadings),
    failure: 'The readings that are due could not be begun.',
  })
}

/**
 * Lets the queue go on after the clock of the database was set back, which nothing announces. Returns a
 * function that stops it.
 */
export function followClock(database: Database): () => Promise<void> {
  return regularly({
    interval,
    work: () => database.transaction(query => query('select forget_time_ahead()')),
    failure: 'The queue could not be held to the clock.',
  })
}
