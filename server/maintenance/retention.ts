import type { Database } from '#database/database.ts'
import { existingMails } from '#database/mails.ts'
import { takeMaintenance } from '#database/maintenance.ts'
import { deleteExpired } from '#database/retention.ts'
import { log } from '../log.ts'
import { deleteOldMails } from '../mail/transport.ts'

/** In milliseconds. Everything is kept for months: a quarter of a day is exact enough. */
const interval = 6 * 60 * 60_000

/**
 * Deletes what has been kept long enough, four times a day: in the database by one of the processes that
 * share it, in the folder of mails by its own. Returns a function that stops it.
 */
export function startRetention(database: Database, dataFolder: string): () => void {
  const erase = async () => {
    await database.transaction(async query => {
      if (await takeMaintenance(query, 'retention', interval)) await deleteExpired(query)
    })
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
