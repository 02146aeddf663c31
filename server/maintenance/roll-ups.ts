import type { Database } from '#database/database.ts'
import { takeMaintenance } from '#database/maintenance/maintenance.ts'
import { rollUpNextDay } from '#database/maintenance/roll-ups.ts'
import { regularly } from './regularly.ts'

/** In milliseconds. The desk counts what is not rolled up yet itself: a quarter of a day is soon enough. */
const interval = 6 * 60 * 60_000

/**
 * Rolls up the days that are over, four times a day, in one of the processes that share the database: each day
 * in a transaction of its own. Returns a function that stops it after the present day.
 */
export function startRollUps(database: Database): () => Promise<void> {
  let isStopped = false
  const rollUp = async () => {
    const isTaken = await database.transaction(query => takeMaintenance(query, 'roll-ups', interval))
    let day = isTaken ? await database.transaction(rollUpNextDay) : null
    while (day !== null && !isStopped) day = await database.transaction(rollUpNextDay)
  }
  const stop = regularly({
    interval,
    work: rollUp,
    failure: 'The figures of past days could not be rolled up.',
  })
  return () => {
    isStopped = true
    return stop()
  }
}
