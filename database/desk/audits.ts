import type { AuditedSite, AuditFilter, AuditList, ReportsToCompare } from '#contracts/desk-audits.ts'
import { answerOf, isUuid } from '../answer-of.ts'
import type { Query } from '../database.ts'

export function listAuditedSites(query: Query, filter: AuditFilter): Promise<AuditList> {
  return answerOf(query, 'list_audited_sites($1)', [JSON.stringify(filter)])
}

/** Null for a host that was never audited. */
export function readAuditedSite(query: Query, host: string): Promise<AuditedSite | null> {
  return answerOf(query, 'read_audited_site($1)', [host])
}

/** Null unless both are audits of this host, with a score. */
export async function readReportsToCompare(
  query: Query,
  host: string,
  { before, after }: { readonly before: string; readonly after: string },
): Promise<ReportsToCompare | null> {
  if (!isUuid(before) || !isUuid(after)) return null
  return answerOf(query, 'read_reports_to_compare($1, $2, $3)', [host, before, after])
}

/** A new audit, or the one that runs or has just ended; null for an audit that is gone or of a rival. */
export async function repeatAuditAtDesk(
  query: Query,
  id: string,
): Promise<{ readonly audit_id: string } | { readonly error: string } | null> {
  return isUuid(id) ? answerOf(query, 'repeat_audit_at_desk($1)', [id]) : null
}
