import type { AuditParameters } from '#contracts/calls.ts'
import { completeReport } from '#tests/support/sample-report.ts'
import { finishAudit } from '../audits.ts'
import type { Query } from '../database.ts'
import { auditRequest, createFreeAudit } from './visitor.ts'

/** The id of a report that somebody asked for, and that is there. */
export async function finishedReport(query: Query, request: AuditParameters = auditRequest): Promise<string> {
  const { audit_id } = await createFreeAudit(query, request)
  if (!audit_id) throw new Error('No audit was granted.')
  await finishAudit(query, audit_id, completeReport)
  return audit_id
}
