import type { ComparedReport } from '#contracts/audit-comparison.ts'
import type { AuditReport, Finding } from '#contracts/audit-report.ts'

export function comparedReport({ site, startedAt, rubricVersion, score }: AuditReport): ComparedReport {
  return { site, startedAt, rubricVersion, points: score?.points ?? null }
}

export function findingsById({ findings }: AuditReport): ReadonlyMap<string, Finding> {
  return new Map(findings.map(finding => [finding.check, finding]))
}
