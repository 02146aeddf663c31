import type { Query } from '../database.ts'

export interface Deleted {
  readonly audits: number
  readonly leads: number
  readonly events: number
  readonly calls: number
  readonly consents: number
  readonly crawlerVisits: number
  readonly sessions: number
  readonly erasures: number
  readonly watchers: number
}

/** Deletes expired rows (README.md, "Tables"), and returns how many of each table. */
export async function deleteExpired(query: Query): Promise<Deleted> {
  const [deleted] = await query<Deleted>(
    `select delete_expired_audits() as audits, delete_expired_leads() as leads,
            delete_expired_events() as events, delete_expired_calls() as calls,
            delete_expired_consents() as consents,
            delete_expired_crawler_visits() as "crawlerVisits",
            delete_expired_sign_ins() as sessions, delete_expired_erasures() as erasures,
            delete_expired_watchers() as watchers`,
  )
  if (!deleted) throw new Error('The deletion of expired rows gave no answer.')
  return deleted
}
