import type { RefusalReason } from '#contracts/analytics-event.ts'
import type { Query } from './database.ts'

/** Adds to the day's count of events that the door refused. */
export async function countRefusedEvents(
  query: Query,
  counts: Readonly<Partial<Record<RefusalReason, number>>>,
): Promise<void> {
  await query('select count_refused_events($1)', [JSON.stringify(counts)])
}
