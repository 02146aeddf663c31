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

/** Null when it is unknown or expired. */
export async function readAudit(query: Query, auditId: string): Promise<AuditRecord | null> {
  return isUuid(auditId) ? answerOf<AuditRecord | null>(query, 'read_audit($1)', [auditId]) : null
}

/** The same without its report. */
export async function readAuditProgress(query: Query, auditId: string): Promise<AuditRecord | null> {
  return isUuid(auditId) ? answerOf<AuditRecord | null>(query, 'read_audit_progress($1)', [auditId]) : null
}

/** Null when there is no known report. */
export async function readReportEnd(query: Query, auditId: string): Promise<ReportEnd | null> {
  return isUuid(auditId) ? answerOf<ReportEnd | null>(query, 'report_end($1)', [auditId]) : null
}

/** The other audits that this one's page mentions. Only for an audit that `readAudit` has found. */
export async function readSurroundings(query: Query, auditId: string): Promise<AuditSurroundings> {
  const surroundings = await answerOf<AuditSurroundings | null>(query, 'read_surroundings($1)', [auditId])
  if (!surroundings) throw new Error('There is no audit to read the surroundings of.')
  return surroundings
}

export async function ownsAudit(query: Query, auditId: string, ownerKey: string): Promise<boolean> {
  const canOwn = isUuid(auditId) && isUuid(ownerKey)
  return canOwn && (await answerOf<boolean>(query, 'owns_audit($1, $2)', [auditId, ownerKey])) === true
}

/** Deletes a report and the audit of its rival. False without the key of its owner. */
export async function deleteAudit(query: Query, auditId: string, ownerKey: string): Promise<boolean> {
  const canOwn = isUuid(auditId) && isUuid(ownerKey)
  return canOwn && (await answerOf<boolean>(query, 'delete_audit($1, $2)', [auditId, ownerKey])) === true
}

/** An audit, or a sentence that refuses it. */
export type FollowUp = { readonly audit_id: string } | { readonly error: string }

/**
 * Audits the same site again: returns a new audit, or the newest while that is running or too recent. Null
 * when there is no such report. Run it in a transaction that knows the network of the visitor.
 */
export async function repeatAudit(query: Query, auditId: string): Promise<FollowUp | null> {
  return isUuid(auditId) ? answerOf<FollowUp | null>(query, 'repeat_audit($1)', [auditId]) : null
}

/** Audits a rival beside a report; a first rival stays. See `repeatAudit`. */
export async function addRival(query: Query, auditId: string, website: string): Promise<FollowUp | null> {
  return isUuid(auditId) ? answerOf<FollowUp | null>(query, 'add_rival($1, $2)', [auditId, website]) : null
}

/** What a reader says is wrong: which finding, of which page (null for the whole site), and in their words. */
export interface Contradiction {
  readonly check: string
  readonly page: string | null
  readonly words: string
}

/** Stores that a finding is said to be wrong. Null when the report has no such finding or page. See `repeatAudit`. */
export async function contradict(
  query: Query,
  auditId: string,
  { check, page, words }: Contradiction,
): Promise<FollowUp | null> {
  return isUuid(auditId)
    ? answerOf<FollowUp | null>(query, 'contradict($1, $2, $3, $4)', [auditId, check, page, words])
    : null
}

/** Null when the audit has already ended or is gone: nothing is left to do. */
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
 * Stores the report: the audit has failed when nothing could be judged, otherwise it is completed. False
 * when it had already ended or is gone: the first report stays.
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
