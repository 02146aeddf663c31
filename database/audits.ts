import type { AuditProgress, AuditRecord, AuditReport } from '#contracts/audit-report.ts'
import type { Language } from '#contracts/languages.ts'
import type { Query } from './database.ts'
import { storableJson } from './storable-text.ts'

/** The audit with its progress or report; null when it is unknown, or its keeping time is over. */
export async function readAudit(query: Query, auditId: string): Promise<AuditRecord | null> {
  return isUuid(auditId) ? answerOf<AuditRecord>(query, 'read_audit($1)', [auditId]) : null
}

/** What the worker needs; null when the audit has already ended, or is gone: then there is nothing to do. */
export function startAudit(
  query: Query,
  auditId: string,
): Promise<{ readonly address: string; readonly language: Language } | null> {
  return answerOf(query, 'start_audit($1)', [auditId])
}

/** Has no effect on an audit that is not running. */
export async function recordAuditProgress(
  query: Query,
  auditId: string,
  progress: AuditProgress,
): Promise<void> {
  await query('select record_audit_progress($1, $2)', [auditId, storableJson(progress)])
}

/**
 * Ends an audit with its report: failed when nothing could be judged, otherwise completed.
 * False when it had already ended, or is gone: the first report stays.
 */
export async function finishAudit(query: Query, auditId: string, report: AuditReport): Promise<boolean> {
  const status = report.outcome === 'failed' ? 'failed' : 'completed'
  return (
    (await answerOf<boolean>(query, 'finish_audit($1, $2, $3)', [auditId, status, storableJson(report)])) ===
    true
  )
}

async function answerOf<T>(query: Query, call: string, parameters: readonly unknown[]): Promise<T | null> {
  const [row] = await query<{ answer: T | null }>(`select ${call} as answer`, parameters)
  return row?.answer ?? null
}

/** An address of a report may end in anything: what is not a uuid would be an error of SQL. */
function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
}
