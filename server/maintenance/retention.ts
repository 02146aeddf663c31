import type { Database } from '#database/database.ts'
import { takeMaintenance } from '#database/maintenance/maintenance.ts'
import { type Deleted, deleteExpired } from '#database/maintenance/retention.ts'
import { completeErasure } from './erasures.ts'
import { regularly } from './regularly.ts'

/** In milliseconds. Everything is kept for months: a quarter of a day is exact enough. */
const interval = 6 * 60 * 60_000

/**
 * Deletes what has been kept long enough, four times a day, and says how much it was: in the database by one of
 * the processes that share it, in the folder of mails by its own. Returns a function that stops it.
 */
export function startRetention(
  database: Database,
  dataFolder: string,
  say: (sentence: string) => void,
): () => Promise<void> {
  const erase = async () => {
    const deleted = await database.transaction(async query =>
      (await takeMaintenance(query, 'retention', interval)) ? deleteExpired(query) : null,
    )
    const sentence = deleted && sentenceOf(deleted)
    if (sentence) say(`Deleted what had expired: ${sentence}.`)
    // After the leads: their mails go with them.
    await completeErasure(database, dataFolder)
  }
  return regularly({ interval, work: erase, failure: 'What has expired could not be deleted.' })
}

/** `3 leads, 12 events`; empty when nothing had expired. */
function sentenceOf(deleted: Deleted): string {
  const some = Object.entries(deleted).filter(([, count]) => count > 0)
  return some.map(([table, count]) => `${count} ${table}`).join(', ')
}
