import type { ReportChanges } from './audit-comparison.ts'
import type { AuditReport, EngineAccess, Score } from './audit-report.ts'
import type { Language } from './languages.ts'

/** What lists say of a score. */
export type ListedScore = Pick<Score, 'points' | 'band' | 'cappedBy'>

/** What is said of an audit wherever the desk lists it. */
export interface AuditRow {
  readonly id: string
  readonly address: string
  /** Without `www.`: audits of one host are shown together. */
  readonly host: string
  readonly language: Language
  readonly status: 'queued' | 'running' | 'completed' | 'failed'
  readonly requestedAt: string
  /** Null when nothing could be judged, or not yet. */
  readonly score: ListedScore | null
  /** The names of the engines that a gate keeps out. */
  readonly closedEngines: readonly string[]
  /** Null as long as there is no report. */
  readonly rubricVersion: string | null
}

/** Which audited sites a list shows: those with a text in their host. */
export interface AuditFilter {
  readonly search: string
  /** From 1, to `lastPage`. */
  readonly page: number
}

export interface AuditsView {
  readonly name: 'audits'
  readonly filter: AuditFilter
  readonly list: AuditList
}

export interface AuditList {
  /** The site whose audit was requested last comes first. */
  readonly sites: readonly AuditedSiteRow[]
  readonly hasNext: boolean
  /** How many audits wait or run, of all sites. */
  readonly underWay: number
}

export interface AuditedSiteRow extends Pick<AuditRow, 'host' | 'status' | 'requestedAt' | 'closedEngines'> {
  readonly audits: number
  /** The last score, then the one before: none, one or two. */
  readonly scores: readonly ListedScore[]
}

export interface AuditedSiteView {
  readonly name: 'audited-site'
  readonly site: AuditedSite
  /** What changed between the two audits that were chosen; null when none were. */
  readonly changes: ReportChanges | null
  /** The audits that are compared, or would be: the last one and the one before it. */
  readonly chosen: { readonly before: string | null; readonly after: string | null }
  /** Why a repeated audit was refused, in the words of the procedure; null when none was. */
  readonly refused: string | null
}

export interface AuditedSite {
  readonly host: string
  /** The newest first, 100 at most. */
  readonly audits: readonly SiteAudit[]
  /** As the newest audit with a score found them; null without one. */
  readonly engines: readonly EngineAccess[] | null
}

export interface SiteAudit extends AuditRow {
  /** `requested` by a visitor, `repeated` by a reader or a member, `rival` beside another site, of a `watched` one. */
  readonly kind: 'requested' | 'repeated' | 'rival' | 'watched'
  /** Null for a reading of a watched site. */
  readonly lead: { readonly id: string; readonly name: string } | null
}

export type ReportsToCompare = readonly [before: AuditReport, after: AuditReport]
