import type { Query } from './database.ts'

/** Deletes what has been kept long enough (README.md, "Tables"), and says how many rows of each. */
export async function deleteExpired(
  query: Query,
): Promise<{ readonly audits: number; readonly leads: number; readonly events: number }> {
  const [deleted] = await query<{ audits: number; leads: number; events: number }>(
    'select delete_expired_audits() as audits, delete_expired_leads() as leads, delete_expired_events() as events',
  )
  return deleted ?? { audits: 0, leads: 0, events: 0 }
}
