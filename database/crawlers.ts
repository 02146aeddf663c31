import type { Query } from './database.ts'

export interface CrawlerVisit {
  readonly agent: string
  readonly operator: string
  readonly purpose: string
  readonly path: string
  readonly status: number
  /** `verified`: the address is within the ranges that the operator publishes. */
  readonly identity: 'claimed' | 'verified'
  /** ISO 8601, to the second. */
  readonly visited_at: string
}

/** Records visits, each with the number of identical ones. */
export async function recordCrawlerVisits(
  query: Query,
  visits: readonly { readonly item: CrawlerVisit; readonly count: number }[],
): Promise<void> {
  const rows = visits.map(({ item, count }) => ({ ...item, visits: count }))
  await query('select record_crawler_visits($1)', [JSON.stringify(rows)])
}
