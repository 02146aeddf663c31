import type { Language } from '#contracts/languages.ts'
import type { Watch } from '#contracts/watched-sites.ts'
import { answerOf, isUuid } from '../answer-of.ts'
import type { FollowUp } from '../audits.ts'
import type { Query } from '../database.ts'

/**
 * Asks a person by mail whether they want to be told when a report changes. Null when there is no such report. Run
 * it in a transaction that knows the network of the visitor.
 */
export async function askToWatch(
  query: Query,
  auditId: string,
  { email, language }: { readonly email: string; readonly language: Language },
): Promise<FollowUp | null> {
  return isUuid(auditId)
    ? answerOf<FollowUp | null>(query, 'ask_to_watch($1, $2, $3)', [auditId, email, language])
    : null
}

/** Null when there is no such watcher, or no longer. */
export async function readWatch(query: Query, watcherId: string): Promise<Watch | null> {
  return isUuid(watcherId) ? answerOf<Watch | null>(query, 'read_watch($1)', [watcherId]) : null
}

export async function confirmWatch(query: Query, watcherId: string): Promise<void> {
  await query('select confirm_watch($1)', [watcherId])
}

export async function endWatch(query: Query, watcherId: string): Promise<void> {
  await query('select end_watch($1)', [watcherId])
}
