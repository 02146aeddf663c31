import type { AuditProblem, CrawlerAccess, Evidence, GateId, Patch, Verdict } from './audit-report.ts'
import type { ListedScore } from './desk-audits.ts'
import type { Bilingual, Language } from './languages.ts'

/** A site that is read again and again. Times are ISO 8601 in UTC. */
export interface WatchedSite {
  readonly id: string
  /** Null for a site that is watched for readers of a report. */
  readonly client: string | null
  /** In its normal form. */
  readonly address: string
  readonly rival: string | null
  readonly rhythm: Rhythm
  readonly language: Language
  readonly nextReadingAt: string
  readonly isBeingRead: boolean
  /** Null while the client has no link. */
  readonly clientLinkMadeAt: string | null
  /** Those that have ended, the newest first. */
  readonly readings: readonly SiteReading[]
}

export const rhythms = ['weekly', 'monthly'] as const
export type Rhythm = (typeof rhythms)[number]

export interface SiteReading {
  /** Its report is at `reportPath`. */
  readonly auditId: string
  readonly readAt: string
  /** False when the site could not be read at all. */
  readonly isRead: boolean
  readonly rubric: string
  /** Null when nothing could be judged. */
  readonly score: ListedScore | null
  readonly rivalPoints: number | null
  /** The names of the engines that a gate keeps out. */
  readonly closedEngines: readonly string[]
  readonly changes: readonly SiteChange[]
}

/** What a reading lost or found different since the one before: what a mail is sent for, and nothing else. */
export type SiteChange =
  /** The site could not be read at all. */
  | { readonly kind: 'unread'; readonly problem: AuditProblem }
  | {
      readonly kind: 'gate'
      readonly gate: GateId
      readonly name: Bilingual
      /** The engines that it closed to, by name. */
      readonly engines: readonly string[]
      /** What was seen of the first of them. */
      readonly sentence: Bilingual
      readonly evidence: Evidence | null
      readonly mend: Mend | null
    }
  | {
      readonly kind: 'check'
      readonly check: string
      readonly name: Bilingual
      readonly before: Verdict
      readonly after: Verdict
      readonly sentence: Bilingual
      readonly evidence: Evidence | null
      readonly mend: Mend | null
    }
  | {
      readonly kind: 'robots'
      readonly address: string
      /** The crawlers whose rule is another now. */
      readonly crawlers: readonly CrawlerChange[]
      /** Absent when the text of either is not known. */
      readonly lines?: ChangedLines
    }

export interface Mend {
  readonly action: Bilingual
  /** The line to change; null when only a person can write it. */
  readonly patch: Patch | null
}

/** Lines that were taken out of a file or put into it, in its order. */
export interface ChangedLines {
  readonly shown: readonly ChangedLine[]
  /** How many others there are. */
  readonly more: number
}

export interface ChangedLine {
  readonly change: 'removed' | 'added'
  /** Its number in the file that it was taken from, or put into. */
  readonly number: number
  readonly text: string
  /** The crawlers that it keeps out, by name, and that were not kept out before: the line to mend. */
  readonly closesTo: readonly string[]
}

export interface CrawlerChange {
  readonly name: string
  readonly before: CrawlerAccess['rule']
  readonly after: CrawlerAccess['rule']
  /** The group and rule of robots.txt that decide now. */
  readonly decidedBy: string | null
}

export interface WatchedSites {
  readonly sites: readonly WatchedSiteRow[]
  /** Sites that are watched for readers of reports, and how many of these have confirmed. */
  readonly readerSites: number
  readonly watchers: number
}

export interface WatchedSiteRow
  extends Pick<WatchedSite, 'id' | 'address' | 'rival' | 'rhythm' | 'nextReadingAt'> {
  readonly client: string
  /** Null before the first reading has ended. */
  readonly last: Omit<SiteReading, 'rivalPoints'> | null
}

/** What a reader who is told of changes sees. */
export interface Watch {
  readonly isConfirmed: boolean
  /** The address of the site. */
  readonly site: string
  readonly keptUntil: string
}

/** The most characters, lines and sites at the desk; of sites, `database/procedures/limits.test.ts` compares. */
export const watchLimits = { client: 120, address: 2_048, lines: 200, sites: 500 } as const
