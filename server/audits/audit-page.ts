import type { ReportChanges, RivalComparison } from '#contracts/audit-comparison.ts'
import type { AuditRecord, AuditReport } from '#contracts/audit-report.ts'
import { textOf } from '#contracts/forms.ts'
import type { AuditPage, AuditSurroundings, Contradicted } from '#contracts/report-page.ts'
import type { VisitorPage } from '#contracts/visitor-page.ts'
import { readAudit, readReportEnd, readSurroundings } from '#database/audits.ts'
import type { ServerContext } from '../context.ts'

/** What comes from the request of one visitor. */
type Asked = Partial<Pick<AuditPage, 'ownerKey' | 'filter' | 'contradicted' | 'refused'>>

export async function auditPage({ database }: ServerContext, id: string, asked: Asked): Promise<VisitorPage> {
  const found = await database.transaction(async query => {
    const record = await readAudit(query, id)
    if (!record) return { end: await readReportEnd(query, id) }
    return { record, surroundings: await readSurroundings(query, id) }
  })
  if ('end' in found) return { kind: 'no-audit', end: found.end }
  const { record, surroundings } = found
  const { previous, ...around } = surroundings
  const audit: AuditPage = {
    record,
    surroundings: around,
    changes: await changesSince(previous, record),
    comparison: await comparisonWith(around.rival, record),
    ownerKey: null,
    filter: { verdict: null, page: null },
    refused: null,
    ...asked,
    contradicted: contradictedOf(asked, record),
  }
  return { kind: 'audit', audit }
}

/** Null for a check that the report does not have. */
function contradictedOf({ contradicted, refused }: Asked, { report }: AuditRecord): Contradicted | null {
  const asked =
    refused?.action === 'wrong'
      ? { check: textOf(refused.form.values, 'check'), isStored: false }
      : contradicted
  return (asked && report?.findings.some(({ check }) => check === asked.check) && asked) || null
}

/** The engine compares, and is loaded only when there is something to compare. */
async function changesSince(
  previous: AuditSurroundings['previous'],
  { report }: AuditRecord,
): Promise<ReportChanges | null> {
  if (!previous || !isScored(report)) return null
  const { reportChanges } = await import('#audit/comparison/report-changes.ts')
  return reportChanges(previous, report)
}

async function comparisonWith(
  rival: AuditRecord | null,
  { report }: AuditRecord,
): Promise<RivalComparison | null> {
  if (!isScored(report) || !isScored(rival?.report)) return null
  const { rivalComparison } = await import('#audit/comparison/rival-comparison.ts')
  return rivalComparison(report, rival.report)
}

function isScored(report: AuditReport | null | undefined): report is AuditReport {
  return Boolean(report?.score)
}
