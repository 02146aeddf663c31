import type { Query } from './database.ts'

/** Visits of one crawler to one path, alike in everything, within one second. */
export interface CrawlerVisits {
  readonly agent: string
  readonly operator: string
  readonly purpose: string
  readonly path: string
  readonly status: number
  /** `verified`: the address is within the ranges that the operator publishes. */
  readonly identity: 'claimed' | 'verified'
  readonly visits: number
  /** ISO 8601, to the second. */
  readonly visited_at: string
}

export async function recordCrawlerVisits(query: Query, visits: readonly CrawlerVisits[]): Promise<void> {
  await query('select record_crawler_visits($1)', [JSON.stringify(visits)])
}
