import type { Database } from '#database/database.ts'
import { existingMails } from '#database/mails.ts'
import { deleteExpired } from '#database/retention.ts'
import { log } from '../log.ts'
import { deleteOldMails } from '../mail/transport.ts'

/** In milliseconds. Everything is kept for months: a quarter of a day is exact enough. */
const interval = 6 * 60 * 60_000

/** Deletes expired data, now and four times a day. Returns a function that stops it. */
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
