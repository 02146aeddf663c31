import type { RefusalReason } from '#contracts/analytics-event.ts'
import type { Query } from '../database.ts'

export interface DailyCounts {
  /** Stored events of the audience measurement. */
  readonly events: number
  readonly refused: RefusedEvents
  /** Visits by the name of the crawler. */
  readonly crawlers: Readonly<Record<string, number>>
}

type RefusedEvents = Readonly<Partial<Record<RefusalReason, number>>>

/** The counts of a day of UTC, `2026-11-21`. */
export async function readDailyCounts(query: Query, day: string): Promise<DailyCounts> {
  const [row] = await query<{ counts: DailyCounts }>('select daily_counts($1) as counts', [day])
  return row?.counts ?? { events: 0, refused: {}, crawlers: {} }
}

export async function countRefusedEvents(query: Query, counts: RefusedEvents): Promise<void> {
  await query('select count_refused_events($1)', [JSON.stringify(counts)])
}
