import type { AuditRecord } from '#contracts/audit-report.ts'
import { shownAddress } from '#contracts/addresses/shown-address.ts'

type ReportState = 'running' | 'failed' | 'complete'

export function reportState(record: AuditRecord): ReportState {
  if (record.status === 'queued' || record.status === 'running') return 'running'
  const isJudged =
    record.status === 'completed' && record.report !== null && record.report.outcome !== 'failed'
  return isJudged ? 'complete' : 'failed'
}

export function siteOf({ report, address }: AuditRecord): string {
  if (report) return report.site
  return shownAddress(URL.canParse(address) ? new URL(address).host : address)
}
