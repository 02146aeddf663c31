import type { ReportChanges, RivalComparison } from './audit-comparison.ts'
import type { AuditRecord, AuditReport, Verdict } from './audit-report.ts'
import type { FormState } from './forms.ts'

/** Why a report is gone. */
export type ReportEnd = 'expired' | 'deleted'

export interface AuditSurroundings {
  /** The newest audit for the same request, unless this is the one. */
  readonly newest: string | null
  readonly repeatableFrom: string
  /** The report that an earlier audit of the site ended with. */
  readonly previous: AuditReport | null
  readonly rival: AuditRecord | null
  /** True for the audit of a rival, which has no rival itself. */
  readonly isRival: boolean
}

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
  /** The finding that a reader says is wrong. */
  readonly contradicted: Contradicted | null
  /** The request of a reader that was just refused, as they left it. */
  readonly refused: RefusedRequest | null
}

export interface FindingsFilter {
  readonly verdict: Verdict | null
  /** The position of a page in the report, from 1. */
  readonly page: number | null
}

export interface Contradicted {
  readonly check: string
  /** False while the reader is asked for their words. */
  readonly isStored: boolean
}

export interface RefusedRequest {
  readonly action: 'again' | 'rival' | 'watch' | 'wrong'
  readonly form: FormState
}

/** The files of a report; each name is the last part of its address below the report's. */
export const downloads = ['report.json', 'report.md', 'report.csv'] as const
export type Download = (typeof downloads)[number]
