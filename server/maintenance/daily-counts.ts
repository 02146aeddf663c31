import { type DailyCounts, readDailyCounts } from '#database/maintenance/daily-counts.ts'
import type { Database } from '#database/database.ts'
import { takeMaintenance } from '#database/maintenance/maintenance.ts'
import { regularly } from './regularly.ts'

const day = 24 * 60 * 60_000

/**
 * Prints once a day what was recorded on the day before, in one of the processes that share the database, so
 * that an operator sees what the site refuses without opening it. Prints nothing for an empty day. Returns a
 * function that stops it.
 */
export function startDailyCounts(database: Database, say: (sentence: string) => void): () => Promise<void> {
  const tell = async () => {
    const yesterday = new Date(Date.now() - day).toISOString().slice(0, 10)
    const counts = await database.transaction(async query =>
      (await takeMaintenance(query, 'daily counts', day)) ? readDailyCounts(query, yesterday) : null,
    )
    const sentence = counts && sentenceOf(counts)
    if (sentence) say(`Recorded on ${yesterday}: ${sentence}.`)
  }
  return regularly({ interval: day, work: tell, failure: 'The counts of the day could not be read.' })
}

function sentenceOf({ events, refused, crawlers }: DailyCounts): string {
  const parts = [
    events > 0 && `${events} events`,
    listOf('refused', refused),
    listOf('visits of crawlers', crawlers),
  ]
  return parts.filter(Boolean).join('; ')
}

/** `visits of crawlers: 40 GPTBot, 12 ClaudeBot`, the most first; empty when there are none. */
function listOf(name: string, counts: Readonly<Record<string, number>>): string {
  const sorted = Object.entries(counts).toSorted(([, one], [, other]) => other - one)
  return sorted.length === 0 ? '' : `${name}: ${sorted.map(([what, count]) => `${count} ${what}`).join(', ')}`
}
