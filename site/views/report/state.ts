import type { AuditRecord } from '#contracts/audit-report.ts'

/** What the page of an audit shows. */
export type ReportState = 'missing' | 'running' | 'failed' | 'complete'

export function reportState(record: AuditRecord | null): ReportState {
  if (record === null) return 'missing'
  if (record.status === 'queued' || record.status === 'running') return 'running'
  const isJudged =
    record.status === 'completed' && record.report !== null && record.report.outcome !== 'failed'
  return isJudged ? 'complete' : 'failed'
}

/** The name of an audited site: its report's title, or the host of the address asked for. */
export function siteOf(record: AuditRecord | null): string {
  if (record?.report) return record.report.site
  const address = record?.address ?? ''
  return URL.canParse(address) ? new URL(address).host : address
}
