import type { AuditReport } from '#contracts/audit-report.ts'

/** The whole report, both languages in it, as `contracts/audit-report.ts` describes it. */
export function jsonReport(report: AuditReport): string {
  return `${JSON.stringify(report, null, 2)}\n`
}
