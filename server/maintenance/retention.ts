import type { Database } from '#database/database.ts'
import { existingMails } from '#database/mails.ts'
import { deleteExpired } from '#database/retention.ts'
import { log } from '../log.ts'
import { deleteOldMails } from '../mail/transport.ts'

/** Reports, leads and events are kept for months: to the quarter of a day is exact enough. Milliseconds. */
const interval = 6 * 60 * 60_000

/** Deletes what has been kept long enough, now and four times a day. Returns what stops it. */
export function startRetention(database: Database, dataFolder: string): () => void {
  const erase = async () => {
    await database.transaction(deleteExpired)
    // After the leads: their mails go with them.
    await deleteOldMails(dataFolder, mailIds => database.transaction(query => existingMails(query, mailIds)))
  }
  const run = () =>
    erase().catch((error: unknown) => {
      log('error', 'What has expired could not be deleted.', { error })
    })
  void run()
  const timer = setInterval(run, interval).unref()
  return () => clearInterval(timer)
}
