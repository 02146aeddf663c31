import type { AuditRecord, AuditReport } from './audit-report.ts'

/** How a report went: at its time, or by its owner. */
export type ReportEnd = 'expired' | 'deleted'

/** What is stored around an audit: other audits that its page speaks of. */
export interface AuditSurroundings {
  /** The newest audit for the same request, unless this is the one. */
  readonly newest: string | null
  /** From when the site can be audited again. */
  readonly repeatableFrom: string
  /** The report that an earlier audit of the site ended with. */
  readonly previous: AuditReport | null
  readonly rival: AuditRecord | null
  /** True when this is itself the audit of a rival: nothing is set beside it. */
  readonly isRival: boolean
}
