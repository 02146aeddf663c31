import type { AuditReport } from '#contracts/audit-report.ts'
import type { SiteChange, WatchedSite } from '#contracts/watched-sites.ts'
import { answerOf } from '../answer-of.ts'
import type { Query } from '../database.ts'
import { storableJson } from '../storable-text.ts'

/** Begins the readings that are due, a few at a time, and says how many. */
export function beginDueReadings(query: Query): Promise<number> {
  return answerOf(query, 'begin_due_readings()')
}

/** What a reading that has just ended is compared with. */
interface ReadingBefore {
  /** The last report that has judged the site. */
  readonly before: AuditReport | null
  /** Whether the last reading could read it. */
  readonly wasRead: boolean
}

/** Null for an audit that is no reading of a watched site. */
export function readReadingBefore(query: Query, auditId: string): Promise<ReadingBefore | null> {
  return answerOf(query, 'reading_before($1)', [auditId])
}

/** Keeps what a reading found, and writes to those who asked to be told of the changes. */
export async function recordReading(
  query: Query,
  auditId: string,
  changes: readonly SiteChange[],
): Promise<void> {
  await query('select record_reading($1, $2)', [auditId, storableJson(changes)])
}

/** The site that a client's link opens; null for a link that is none, or has ended. */
export async function readSiteOfLink(query: Query, link: string): Promise<WatchedSite | null> {
  return /^[0-9a-f]{64}$/.test(link)
    ? answerOf<WatchedSite | null>(query, 'read_site_of_link($1)', [link])
    : null
}
