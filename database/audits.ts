import {
  type AuditProgress,
  type AuditRecord,
  type AuditReport,
  reportBytesMax,
} from '#contracts/audit-report.ts'
import type { Language } from '#contracts/languages.ts'
import type { AuditSurroundings, ReportEnd } from '#contracts/report-page.ts'
import { answerOf, isUuid } from './answer-of.ts'
import type { Query } from './database.ts'
import { storableJson } from './storable-text.ts'

/** The audit with its progress or report; null when it is unknown, or its keeping time is over. */
export async function readAudit(query: Query, auditId: string): Promise<AuditRecord | null> {
  return isUuid(auditId) ? answerOf<AuditRecord | null>(query, 'read_audit($1)', [auditId]) : null
}

/** Why there is no report; null when none is known to have been there. */
export async function readReportEnd(query: Query, auditId: string): Promise<ReportEnd | null> {
  return isUuid(auditId) ? answerOf<ReportEnd | null>(query, 'report_end($1)', [auditId]) : null
}

/** The other audits that the page of this one speaks of. Ask only for an audit that `readAudit` found. */
export async function readSurroundings(query: Query, auditId: string): Promise<AuditSurroundings> {
  const surroundings = await answerOf<AuditSurroundings | null>(query, 'read_surroundings($1)', [auditId])
  if (!surroundings) throw new Error('There is no audit to read the surroundings of.')
  return surroundings
}

export async function ownsAudit(query: Query, auditId: string, ownerKey: string): Promise<boolean> {
  const canOwn = isUuid(auditId) && isUuid(ownerKey)
  return canOwn && (await answerOf<boolean>(query, 'owns_audit($1, $2)', [auditId, ownerKey])) === true
}

/** Deletes a report for good, with the audit of its rival; false without the key of its owner. */
export async function deleteAudit(query: Query, auditId: string, ownerKey: string): Promise<boolean> {
  const canOwn = isUuid(auditId) && isUuid(ownerKey)
  return canOwn && (await answerOf<boolean>(query, 'delete_audit($1, $2)', [auditId, ownerKey])) === true
}

/** What becomes of a wish: an audit, or a sentence that refuses it. */
export type FollowUp = { readonly audit_id: string } | { readonly error: string }

/**
 * Has the site of an audit audited again: a new audit, or the newest while it is at work or younger
 * than the pause. Null when there is no such report. Run it where the network of the visitor is known.
 */
export async function repeatAudit(query: Query, auditId: string): Promise<FollowUp | null> {
  return isUuid(auditId) ? answerOf<FollowUp | null>(query, 'repeat_audit($1)', [auditId]) : null
}

/** Has a rival audited beside a report; the first one stays. See `repeatAudit`. */
export async function addRival(query: Query, auditId: string, website: string): Promise<FollowUp | null> {
  return isUuid(auditId) ? answerOf<FollowUp | null>(query, 'add_rival($1, $2)', [auditId, website]) : null
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
  const json = storableJson(report)
  if (Buffer.byteLength(json) > reportBytesMax) {
    throw new Error(
      `A report has more than ${reportBytesMax} bytes: none is stored that its readers would pay for.`,
    )
  }
  return (await answerOf<boolean>(query, 'finish_audit($1, $2, $3)', [auditId, status, json])) === true
}
