import type { Database } from '#database/database.ts'
import { deleteExpired } from '#database/retention.ts'
import { log } from './log.ts'

/** Reports, leads and events are kept for months: to the quarter of a day is exact enough. Milliseconds. */
const interval = 6 * 60 * 60_000

/** Deletes what has been kept long enough, now and four times a day. Answers how to stop it. */
export function startRetention(database: Database): () => void {
  const erase = () =>
    database.transaction(deleteExpired).catch((error: unknown) => {
      log('error', 'What has expired could not be deleted.', { error })
    })
  void erase()
  const timer = setInterval(erase, interval).unref()
  return () => clearInterval(timer)
}
