import type { EngineId, PillarId, Verdict } from './audit-report.ts'
import type { Bilingual } from './languages.ts'

export interface ComparedReport {
  readonly site: string
  readonly startedAt: string
  readonly rubricVersion: string
  /** 0 to 100; null when the audit judged nothing. */
  readonly points: number | null
}

/** What changed from one audit of a site to a later one. */
export interface ReportChanges {
  readonly before: ComparedReport
  readonly after: ComparedReport
  /**
   * The change of the score in points, as two parts that add up to it: what the pages explain, judged on
   * the checks that both rubrics share, and what a change of the rubric explains. Null when one of the
   * audits has no score.
   */
  readonly points: { readonly pages: number; readonly rubric: number } | null
  readonly sentence: Bilingual
  /** Checks whose points or verdict changed, the largest change first. */
  readonly checks: readonly CheckChange[]
  readonly pages: readonly PageChange[]
}

export interface CheckChange {
  readonly check: string
  readonly name: Bilingual
  /** Null when the check is not in that rubric. */
  readonly before: Verdict | null
  readonly after: Verdict | null
  /** Points won since, negative for lost ones; null when the check was not judged on both sides. */
  readonly points: number | null
}

export interface PageChange {
  readonly address: string
  /** `same`: the same bytes. `gone`: read then, and not this time. */
  readonly kind: 'same' | 'changed' | 'added' | 'gone'
}

export interface RivalComparison {
  readonly own: ComparedReport
  readonly rival: ComparedReport
  readonly sentence: Bilingual
  /** `one` is the visitor's side, `other` the rival's. */
  readonly pillars: readonly PillarComparison[]
  /** Whether each engine can read, may use and may show the site. */
  readonly engines: readonly RivalEngine[]
  /**
   * Checks in which the rival does better, by the share of their points, the widest gap first; then the
   * reverse.
   */
  readonly behind: readonly RivalGap[]
  readonly ahead: readonly RivalGap[]
}

/** Points won and at stake in one pillar, for each side; null for a side whose audit judged nothing. */
export interface PillarComparison {
  readonly pillar: PillarId
  readonly name: Bilingual
  readonly one: Won | null
  readonly other: Won | null
}

export interface Won {
  readonly points: number
  readonly maximum: number
}

export interface RivalEngine {
  readonly engine: EngineId
  readonly name: string
  readonly own: boolean
  readonly rival: boolean
}

export interface RivalGap {
  readonly check: string
  readonly name: Bilingual
  /** What was found on each site. */
  readonly own: Bilingual
  readonly rival: Bilingual
  /** Difference of the shares won, in points of the check. */
  readonly points: number
}
