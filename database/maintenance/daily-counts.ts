import type { RefusalReason } from '#contracts/refusals.ts'
import { answerOf } from '../answer-of.ts'
import type { Query } from '../database.ts'

export interface DailyCounts {
  /** Stored events of the audience measurement. */
  readonly events: number
  readonly refused: RefusalCounts
  /** Visits by the name of the crawler. */
  readonly crawlers: Readonly<Record<string, number>>
}

type RefusalCounts = Readonly<Partial<Record<RefusalReason, number>>>

export function readDailyCounts(query: Query, day: string): Promise<DailyCounts> {
  return answerOf(query, 'daily_counts($1)', [day])
}

/** Adds to what was refused on this day of UTC. */
export async function countRefusals(query: Query, counts: RefusalCounts): Promise<void> {
  await query('select count_refusals($1)', [JSON.stringify(counts)])
}
