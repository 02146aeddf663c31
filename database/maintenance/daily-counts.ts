import type { RefusalReason } from '#contracts/refusals.ts'
import type { Query } from '../database.ts'

export interface DailyCounts {
  /** Stored events of the audience measurement. */
  readonly events: number
  readonly refused: RefusalCounts
  /** Visits by the name of the crawler. */
  readonly crawlers: Readonly<Record<string, number>>
}

type RefusalCounts = Readonly<Partial<Record<RefusalReason, number>>>

export async function readDailyCounts(query: Query, day: string): Promise<DailyCounts> {
  const [row] = await query<{ counts: DailyCounts }>('select daily_counts($1) as counts', [day])
  return row?.counts ?? { events: 0, refused: {}, crawlers: {} }
}

/** Adds to what was refused on this day of UTC. */
export async function countRefusals(query: Query, counts: RefusalCounts): Promise<void> {
  await query('select count_refusals($1)', [JSON.stringify(counts)])
}
