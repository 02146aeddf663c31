import type { Database, Query } from '#database/database.ts'
import { setMembers } from '#database/desk/members.ts'
import { fillFigures } from './fill-figures.ts'
import { fillLeads, members } from './fill-leads.ts'
import { fillWatchedSites } from './fill-watched-sites.ts'

/** Who may sign in to the desk of the demonstration; the first one is let in by its link. */
export const demoMembers: readonly string[] = Object.values(members)

/**
 * Fills an empty database with what an invented agency would see at its desk. The same at each call, but for the
 * time. No mail waits to be sent and no audit to be run.
 */
export async function fillDemo(database: Database, now: Date): Promise<void> {
  await database.transaction(async query => {
    const [stored] = await query<{ is_empty: boolean }>(
      'select not exists (select from leads) and not exists (select from members) as is_empty',
    )
    if (!stored?.is_empty) throw new Error('The demonstration fills no database that has data already.')
    await setMembers(query, demoMembers)
    await fillLeads(query, now)
    await fillWatchedSites(query, now)
    await fillFigures(query, now)
    await contradictOne(query)
  })
}

/** A reader of the newest report says that its first finding is wrong. */
async function contradictOne(query: Query): Promise<void> {
  await query(
    `insert into contradictions (audit_id, check_id, words)
     select id, report #>> '{findings,0,check}', $1 from audits
     where status = 'completed' and lead_id is not null order by requested_at desc, id limit 1`,
    ['This page is kept out on purpose: it lists spare parts.'],
  )
}
