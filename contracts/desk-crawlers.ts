import type { CrawlerPurpose } from './audit-report.ts'

export interface CrawlersView {
  readonly name: 'crawlers'
  readonly figures: CrawlerFigures
  /** Why a file that was brought was not kept; null when none was refused. */
  readonly refused: ImportRefusal | null
}

/** Visits of crawlers within 30 days of UTC, as the server recorded them. Days are `2026-12-01`. */
export interface CrawlerFigures {
  readonly from: string
  readonly to: string
  /** From which day on each day has its own figure. */
  readonly shownFrom: string
  readonly visits: number
  /** How many different ones came. */
  readonly crawlers: number
  /** The ten that came most. */
  readonly top: readonly { readonly agent: string; readonly visits: number; readonly lastAt: string }[]
  /** The most visits first. */
  readonly rows: readonly CrawlerRow[]
  /** The 30 that crawlers read most. */
  readonly pages: readonly CrawledPage[]
  readonly imports: readonly ImportedReport[]
}

export interface CrawlerRow {
  readonly agent: string
  readonly operator: string
  readonly purpose: CrawlerPurpose
  /** `verified`: its address is within the ranges that its operator publishes. */
  readonly identity: 'claimed' | 'verified'
  readonly visits: number
  /** Visits by what they were answered: 2xx, 3xx, 4xx, 5xx. */
  readonly answered: number
  readonly moved: number
  readonly refused: number
  readonly failed: number
  readonly lastAt: string
  /** Visits of each day from `shownFrom` on. */
  readonly days: readonly number[]
}

export interface CrawledPage {
  readonly page: string
  readonly read: number
  /** Among them, those answered by a refusal or an error. */
  readonly refused: number
  /** Visits that answer engines sent to it, with consent. */
  readonly sent: number
  /** What the imports say of it; null when they do not name it, or there are none. */
  readonly citations: number | null
  readonly impressions: number | null
}

const importSources = ['bing', 'google'] as const
export type ImportSource = (typeof importSources)[number]

export interface ImportedReport {
  readonly source: ImportSource
  readonly importedAt: string
  /** The address of the member who brought it; null once they are none. */
  readonly member: string | null
  readonly pages: number
  /** Citations for Bing, impressions for Google. */
  readonly figure: number
}

/** The most that a file may have. Exports have a thousand rows: Bing and Google cut them there. */
export const importLimits = { bytes: 2_000_000, rows: 20_000 } as const

type ImportProblem =
  | 'no-file'
  | 'too-large'
  | 'too-many-rows'
  | 'unknown-columns'
  | 'no-rows'
  | 'bad-row'
  | 'other-site'

export interface ImportRefusal {
  readonly problem: ImportProblem
  /** The line that is wrong, from 1; null when it is the whole file. */
  readonly line: number | null
}
