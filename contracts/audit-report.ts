import type { Bilingual, Language } from './languages.ts'

/**
 * The result of an audit: the one value that the report page, the command line and the downloads read.
 * Every sentence in it is worded in both languages, so a stored report does not change when the checks do.
 */
export interface AuditReport {
  readonly reportVersion: 1
  readonly rubricVersion: string
  /** The address that was asked for, in its normal form. */
  readonly address: string
  /** Host name, the title of the report. */
  readonly site: string
  /** ISO 8601, UTC. */
  readonly startedAt: string
  readonly finishedAt: string
  /** `partial`: some of the pages planned could not be read. `failed`: nothing could be judged. */
  readonly outcome: 'complete' | 'partial' | 'failed'
  /** Why the audit failed or is partial, and how to repair that; null when it is complete. */
  readonly problem: AuditProblem | null
  /** Null when nothing could be judged, or when the words are in a language that the audit does not read. */
  readonly score: Score | null
  readonly engines: readonly EngineAccess[]
  /** Engines without gates, since their makers document no crawler. */
  readonly undocumentedEngines: readonly UndocumentedEngine[]
  readonly pillars: readonly PillarResult[]
  readonly findings: readonly Finding[]
  /** The best first: the first three are the ones to start with. */
  readonly fixes: readonly Fix[]
  readonly crawlers: readonly CrawlerAccess[]
  readonly pages: readonly PageSummary[]
  readonly reading: CrawlerText | null
  /** What the site declares to machines, present or absent: reported, but worth no points. */
  readonly declarations: readonly Declaration[]
  /** Every document that was read, with its hash and time: evidence quotes these. */
  readonly documents: readonly ReadDocument[]
  /**
   * The text of robots.txt, so that a later audit can tell which of its lines changed. Absent when the site has none,
   * when it is longer than `robotsCharactersMax`, and in reports from before 22 November 2026.
   */
  readonly robotsTxt?: string
}

export type AuditProblemCode =
  | 'bad-address'
  | 'private-address'
  | 'unknown-host'
  | 'no-name-server'
  | 'ipv6-alone'
  | 'unreachable'
  | 'too-slow'
  | 'slow-body'
  | 'cut-short'
  | 'tls-too-old'
  | 'tls-failed'
  | 'bad-certificate'
  | 'redirect-loop'
  | 'bad-redirect'
  | 'private-redirect'
  | 'bad-encoding'
  | 'unknown-encoding'
  | 'headers-too-large'
  | 'not-http'
  | 'blocked'
  | 'http-error'
  | 'empty-page'
  | 'not-a-page'
  | 'out-of-time'
  | 'forbidden-by-robots'
  | 'pages-missing'
  | 'pages-cut'
  | 'language-unread'
  | 'too-much'
  | 'internal'

/** The most bytes of a report as JSON, since the server draws it for each reader. An ordinary one has 150,000. */
export const reportBytesMax = 500_000

/** The longest robots.txt that a report keeps: a seventh of an ordinary report. It is kept whole or not at all. */
export const robotsCharactersMax = 20_000

export interface AuditProblem {
  readonly code: AuditProblemCode
  /** What happened, in a sentence. */
  readonly title: Bilingual
  /** How to repair it, in a sentence or two. */
  readonly mend: Bilingual
  /** What was seen, quoted: a status line, a rule of robots.txt. */
  readonly detail: string | null
}

export interface Score {
  /** 0 to 100, a whole number. */
  readonly points: number
  /** Uncertainty of the weights, in points: the score reads "points ± band". */
  readonly band: number
  /** The gate that caps the score, or null. */
  readonly cappedBy: GateId | null
  /** What the score means for this site, in one sentence. */
  readonly sentence: Bilingual
}

export const engineIds = ['chatgpt', 'claude', 'perplexity', 'google', 'copilot', 'mistral'] as const
export type EngineId = (typeof engineIds)[number]

export const gateIds = ['fetch', 'allowed', 'showable', 'readable'] as const
export type GateId = (typeof gateIds)[number]

/** Whether one answer engine can fetch, may use, may show and can read the site. */
export interface EngineAccess {
  readonly engine: EngineId
  readonly name: string
  /** The product token of the engine's search crawler. */
  readonly agent: string
  readonly open: boolean
  readonly gates: readonly GateResult[]
}

/** An engine whose maker documents no crawler: no rule can be said to concern it. */
export interface UndocumentedEngine {
  readonly name: string
  readonly sentence: Bilingual
}

export interface GateResult {
  readonly gate: GateId
  readonly name: Bilingual
  readonly verdict: GateVerdict
  readonly sentence: Bilingual
  readonly evidence: readonly Evidence[]
}

export const gateVerdicts = ['passed', 'partial', 'failed', 'not-applicable', 'could-not-tell'] as const
export type GateVerdict = (typeof gateVerdicts)[number]

/**
 * `not-applicable` and `could-not-tell` do not count in the score. `nothing-to-judge` does: a page that is too short
 * or provisional loses the points of what it cannot show, and another check names the fault. So does `room-to-grow`:
 * a measure by degrees, short of its best, that is no fault.
 */
export const verdicts = [...gateVerdicts, 'nothing-to-judge', 'room-to-grow'] as const
export type Verdict = (typeof verdicts)[number]

/** How well research or documentation supports the weight of a check. */
export type Confidence = 'high' | 'moderate' | 'estimated'

export const pillarIds = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const
export type PillarId = (typeof pillarIds)[number]

export interface PillarResult {
  readonly pillar: PillarId
  readonly name: Bilingual
  /** Points won and points at stake among the checks that could be judged. */
  readonly points: number
  readonly maximum: number
  /** The finding that costs the most points, in a few words; null when nothing is lost. */
  readonly heaviest: Bilingual | null
}

export interface Finding {
  /** The check's id, which is also its file's name. */
  readonly check: string
  readonly pillar: PillarId
  /** What is checked, as a short noun phrase or statement. */
  readonly name: Bilingual
  readonly verdict: Verdict
  readonly points: number
  readonly maximum: number
  readonly confidence: Confidence
  /** What was found on this site, with its figures. */
  readonly sentence: Bilingual
  /** Why it matters to answer engines. */
  readonly why: Bilingual
  readonly sources: readonly SourceLink[]
  readonly evidence: readonly Evidence[]
  /** For checks made on each page: the verdict page by page. Empty for checks of the whole site. */
  readonly pages: readonly PageVerdict[]
}

export interface SourceLink {
  readonly title: string
  readonly url: string
}

/** What was seen, quoted, and where: always text, never markup. */
export interface Evidence {
  readonly address: string
  /** `robots.txt, line 3`, `meta[name=robots]` */
  readonly where: string
  /** The text seen, at most 300 characters; empty when the evidence is an absence. */
  readonly quote: string
  /**
   * Where the quote begins in its document, in characters; absent when it is written differently there, or
   * occurs twice.
   */
  readonly offset?: number
}

interface PageVerdict {
  readonly address: string
  readonly verdict: Verdict
}

/** How many fixes a report says to start with: the first of its list. */
export const firstFixes = 3

export interface Fix {
  readonly check: string
  readonly title: Bilingual
  /** What to do, in one or two sentences. */
  readonly action: Bilingual
  /** Points of the score that the fix can win back. */
  readonly points: number
  readonly effort: 'low' | 'medium' | 'high'
  /** By when its effort lets it be done. */
  readonly horizonDays: 30 | 60 | 90
  /** Addresses of the pages concerned; empty for the whole site. */
  readonly pages: readonly string[]
  /** A text to copy, which the page says already elsewhere; null when only its owner can write it. */
  readonly patch: Patch | null
}

export interface Patch {
  /** Where it goes: `/services <head>`. */
  readonly place: string
  readonly removed: string
  readonly added: string
}

/** In the order of their importance to a site that wants to be cited. */
export const crawlerPurposes = [
  'search',
  'user-action',
  'training',
  'training-token',
  'data-provider',
  'preview',
  'ads',
  'other',
] as const
export type CrawlerPurpose = (typeof crawlerPurposes)[number]

export interface CrawlerAccess {
  readonly name: string
  readonly operator: string
  readonly purpose: CrawlerPurpose
  readonly rule: 'allowed' | 'blocked' | 'no-rule'
  /** The group and rule of robots.txt that decided, or null without a rule. */
  readonly decidedBy: string | null
  /** What the server answered to this crawler's user agent; null when it was not asked. */
  readonly answer: { readonly status: number; readonly milliseconds: number } | null
}

export const pageRoles = [
  'home',
  'service',
  'product',
  'article',
  'documentation',
  'faq',
  'about',
  'legal',
  'list',
  'other',
] as const
export type PageRole = (typeof pageRoles)[number]

export interface PageSummary {
  readonly address: string
  readonly role: PageRole
  readonly title: string
  readonly language: string | null
  readonly words: number
  readonly points: number | null
  readonly problem: Bilingual | null
  /** Something to know about a page that was read: that it was cut. */
  readonly note?: Bilingual
}

/** The beginning of what a crawler without a browser reads on a page, in order. */
export interface CrawlerText {
  readonly address: string
  readonly segments: readonly TextSegment[]
}

export interface TextSegment {
  /** `citable` can be quoted on its own; `skipped` is left out by readers of the main text. */
  readonly kind: 'text' | 'citable' | 'skipped'
  readonly text: string
}

/** A file, header or tag for machines. None is known to increase citations. */
export interface Declaration {
  /** The name of its format: `llms.txt`, `TDMRep`. */
  readonly name: string
  readonly present: boolean
  /** What it says, or that it is absent. */
  readonly sentence: Bilingual
  readonly evidence: readonly Evidence[]
}

/** One response of the site, with which anyone can check the evidence. */
export interface ReadDocument {
  readonly address: string
  /** The crawler in whose name it was requested; null for our own. */
  readonly agent: string | null
  readonly status: number | null
  readonly bytes: number
  /** SHA-256 of those bytes, in hex. */
  readonly sha256: string
  /** When it was requested, ISO 8601, UTC. */
  readonly readAt: string
}

export type AuditProgress =
  | { readonly step: 'looking' }
  | { readonly step: 'reading'; readonly pagesRead: number; readonly pagesPlanned: number }
  | { readonly step: 'asking'; readonly agentsAsked: number; readonly agentsPlanned: number }
  | { readonly step: 'judging' }

type AuditStatus = 'queued' | 'running' | 'completed' | 'failed'

/** An audit as it is stored and shown. */
export interface AuditRecord {
  readonly id: string
  readonly address: string
  readonly language: Language
  readonly status: AuditStatus
  readonly requestedAt: string
  /** When the report will be deleted. */
  readonly keptUntil: string
  /** How many audits run or wait before this one; 0 once it runs. */
  readonly ahead: number
  readonly progress: AuditProgress | null
  /** Present once the audit has completed or failed. */
  readonly report: AuditReport | null
}
