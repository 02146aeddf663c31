import type { ReportChanges, RivalComparison } from './audit-comparison.ts'
import type { AuditRecord, AuditReport, Verdict } from './audit-report.ts'
import type { FormState } from './forms.ts'

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

/** Everything that the page of an audit is drawn from. */
export interface AuditPage {
  readonly record: AuditRecord
  readonly surroundings: Omit<AuditSurroundings, 'previous'>
  /** What changed since the audit before this one; null when this is the first that ended. */
  readonly changes: ReportChanges | null
  /** The site beside its rival; null until both have a score. */
  readonly comparison: RivalComparison | null
  /** The key of its owner, when it came with the request. */
  readonly ownerKey: string | null
  readonly filter: FindingsFilter
  /** What a reader has just asked for in vain, as they left it; null otherwise. */
  readonly refused: RefusedRequest | null
}

/** Which findings a reader wants to see. */
export interface FindingsFilter {
  readonly verdict: Verdict | null
  /** The place of a page in the report, from 1. */
  readonly page: number | null
}

export interface RefusedRequest {
  readonly action: 'again' | 'rival'
  readonly form: FormState
}

/** The forms in which a report can be taken away; the last part of its address below the report's. */
export const downloads = ['report.json', 'report.md', 'report.csv'] as const
export type Download = (typeof downloads)[number]
