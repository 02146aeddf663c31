import type { AuditReport } from '#contracts/audit-report.ts'

export function jsonReport(report: AuditReport): string {
  return `${JSON.stringify(report, null, 2)}\n`
}
