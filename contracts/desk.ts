import type { AudienceView } from './desk-audience.ts'
import type { AuditedSiteView, AuditRow, AuditsView, ListedScore } from './desk-audits.ts'
import type { CrawlersView } from './desk-crawlers.ts'
import { type Bilingual, type Language, languages } from './languages.ts'
import { deskPaths } from './paths.ts'
import type { RefusalReason } from './refusals.ts'
import type { WatchedSite, WatchedSiteRow, WatchedSites } from './watched-sites.ts'

/**
 * The desk: where the agency sees what visitors sent. What its pages are made of; `server/desk/` brings it,
 * `site/views/desk/` words and draws it. Times are ISO 8601 in UTC.
 */
export interface DeskPage {
  readonly kind: 'desk'
  /** The HTTP status of the answer. */
  readonly status: number
  /** Who is signed in; null on the page where one signs in. */
  readonly member: DeskMember | null
  readonly view: DeskView
}

export interface DeskMember {
  readonly email: string
}

export type DeskView =
  | SignInView
  | TodayView
  | LeadsView
  | LeadView
  | ErasureView
  | AuditsView
  | AuditedSiteView
  | AudienceView
  | CrawlersView
  | SitesView
  | SiteView
  | SiteMonthView
  | SiteStopView
  | SessionsView

/** One page signs in: it asks for an address, then for the code that was sent there, or confirms a link. */
export interface SignInView {
  readonly name: 'sign-in'
  readonly step: 'address' | 'code' | 'link'
  /** As it was typed. */
  readonly address: string
  readonly link: string
  /** True when the code or the link does not sign in. */
  readonly isWrong: boolean
  /** Tries that are left for the address, after a wrong code. */
  readonly left: number | null
  /** In seconds, until one may try again; null without a limit that was met. */
  readonly wait: number | null
}

export interface SessionsView {
  readonly name: 'sessions'
  readonly sessions: readonly DeskSession[]
}

/** A session of the member who looks. */
export interface DeskSession {
  readonly id: string
  /** `Firefox 145` */
  readonly browser: string
  readonly beganAt: string
  readonly seenAt: string
  readonly isThis: boolean
}

export const signInPaths = below('sign-in')
export const sessionsPaths = below('sessions')

function below(name: string): Bilingual {
  const paths = languages.map((language: Language) => [language, `${deskPaths[language]}/${name}`])
  // One path for each language: `fromEntries` forgets which names it has.
  return Object.fromEntries(paths) as Bilingual
}

/** Comes with the requests of a page that reads its lists anew by itself: nobody need be there. */
export const refreshHeader = 'x-desk-refresh'

export const leadStates = ['new', 'answered', 'won', 'lost'] as const
export type LeadState = (typeof leadStates)[number]

/** Which leads a list shows: of a state, in quarantine, or all that are not; with a text anywhere in them. */
export interface LeadFilter {
  readonly state: LeadState | 'quarantine' | null
  readonly search: string
  /** From 1, to `lastPage`. */
  readonly page: number
}

export interface LeadsView {
  readonly name: 'leads'
  readonly filter: LeadFilter
  readonly list: LeadList
}

export interface LeadList {
  /** Only the latest lead of each person. */
  readonly leads: readonly LeadRow[]
  readonly hasNext: boolean
  readonly counts: Readonly<Record<LeadState | 'quarantine', number>>
}

export interface LeadRow {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly company: string | null
  readonly receivedAt: string
  readonly state: LeadState
  readonly isQuarantined: boolean
  /** The member who follows it, by their address. */
  readonly owner: string | null
  /** `2026-12-01` */
  readonly followUpOn: string | null
  /** How many leads there are of the same person, this one included. */
  readonly messages: number
  /** The address that they asked to have audited. */
  readonly site: string | null
  /** The score of their last audit; null without one. */
  readonly score: ListedScore | null
}

export interface LeadView {
  readonly name: 'lead'
  readonly lead: DeskLead
  /** The list beside it, where there is room: the one that it was chosen from. */
  readonly filter: LeadFilter
  readonly list: LeadList
  /** For the next note and the next answer: one that is posted twice is stored once. */
  readonly keys: { readonly note: string; readonly answer: string }
  /** What could not be kept, as it was typed; null when all was. */
  readonly refused: { readonly action: 'note' | 'answer'; readonly text: string } | null
}

/** The question whether a person is to be erased. */
export interface ErasureView {
  readonly name: 'erasure'
  readonly lead: DeskLead
}

export interface DeskLead extends LeadRow {
  readonly phone: string | null
  readonly message: string | null
  /** What they expect of an audit, in their words. */
  readonly goals: string | null
  readonly campaign: Readonly<Record<string, string | null>>
  readonly language: Language
  readonly keptUntil: string
  readonly quarantinedFor: string | null
  readonly consent: LeadConsent
  readonly audits: readonly AuditRow[]
  readonly mails: readonly LeadMailRow[]
  readonly notes: readonly LeadNote[]
  /** The other leads of the same person. */
  readonly others: readonly LeadRow[]
  /** The addresses of all members. */
  readonly members: readonly string[]
}

/** What a person allows as it stands now. */
interface LeadConsent {
  /** Null when no choice is stored: then only what came with the form is allowed. */
  readonly chosenAt: string | null
  readonly analytics: boolean
  readonly training: boolean
  readonly collection: boolean
}

export interface LeadMailRow {
  readonly id: string
  readonly kind: 'notice' | 'receipt' | 'report' | 'answer'
  readonly writtenAt: string
  readonly sentAt: string | null
  readonly status: 'sent' | 'waiting' | 'held' | 'given-up'
  /** What the mail server said last, when it did not take the mail. */
  readonly failure: string | null
  readonly text: string | null
  readonly author: string | null
}

interface LeadNote {
  readonly id: string
  readonly text: string
  readonly writtenAt: string
  readonly author: string | null
}

/** The most characters of what a member writes about a lead, and to its person. */
export const deskLengths = { note: 2_000, answer: 5_000, search: 100 } as const

/** Of a list; 10,000 rows, as many as are exported. Rows further on are found by a search. */
export const lastPage = 200

export const leadsPaths = below('leads')

export function leadPath(id: string, language: Language): string {
  return `${leadsPaths[language]}/${id}`
}

/**
 * The part of a filter that differs from the list as it opens, as the query of the list, and of a lead chosen
 * from it.
 */
export function leadsQuery({ state, search, page }: LeadFilter): string {
  const parameters = new URLSearchParams({
    ...(state && { state }),
    ...(search && { search }),
    ...(page > 1 && { page: String(page) }),
  }).toString()
  return parameters && `?${parameters}`
}

export const audiencePaths = below('audience')
export const crawlersPaths = below('crawlers')
export const auditsPaths = below('audits')

/** The audits of a host. Half of a surrogate pair, which no stored host has, cannot be encoded. */
export function auditedSitePath(host: string, language: Language): string {
  return `${auditsPaths[language]}/${encodeURIComponent(host.toWellFormed())}`
}

export interface TodayView {
  readonly name: 'today'
  /** When it was read. */
  readonly now: string
  readonly today: Today
}

/** What members should look at. Lists have 20 rows at most, what has waited longest first unless they say otherwise. */
export interface Today {
  readonly counts: LeadList['counts']
  readonly unanswered: readonly LeadRow[]
  /** Leads to come back to today, or since an earlier day. */
  readonly followUps: readonly LeadRow[]
  readonly mails: Readonly<Record<Exclude<LeadMailRow['status'], 'sent'>, number>>
  readonly givenUp: readonly GivenUpMail[]
  /** Watched sites that fewer engines can read than within the 90 days before, the newest loss first. */
  readonly lostGates: readonly WatchedSiteRow[]
  /** How often readers of the reports that are kept said that a finding is wrong, and no member has looked into it. */
  readonly contradictions: number
  /** The newest of these first. */
  readonly newestContradictions: readonly ContradictionRow[]
  /** Those that a member has looked into, the last first. */
  readonly handledContradictions: readonly ContradictionRow[]
  /** What was refused within seven days of UTC, by reason. */
  readonly refused: Readonly<Partial<Record<RefusalReason | 'quarantine', Refused>>>
}

/** How often, on this day of UTC and on seven days, this one included. */
export interface Refused {
  readonly today: number
  readonly week: number
}

export interface ContradictionRow {
  readonly id: number
  readonly auditId: string
  readonly site: string
  readonly check: string
  /** Null for the whole site. */
  readonly page: string | null
  readonly words: string
  /** Null while no member has looked into it. */
  readonly handledAt: string | null
  /** The member who did, by their address; null too once they are no longer one. */
  readonly handledBy: string | null
}

export interface GivenUpMail extends Pick<LeadMailRow, 'id' | 'failure'> {
  readonly kind: LeadMailRow['kind'] | 'confirmation' | 'change'
  /** Null for a mail to a watcher, or about a watched site. */
  readonly leadId: string | null
  /** The name of the lead, or the address of the site; null for a watcher who has not confirmed. */
  readonly name: string | null
}

export interface SitesView {
  readonly name: 'sites'
  readonly list: WatchedSites
  /** What came of the sites that were just added. */
  readonly added: { readonly added: number; readonly known: number; readonly refused: number } | null
  /** What could not be added, as it was typed; null when all was. */
  readonly refused: RefusedSites | null
}

export interface RefusedSites {
  readonly typed: SiteTyped
  /** Lines of a spreadsheet; null when one site was typed by hand. */
  readonly pasted: string | null
  readonly problems: readonly SiteProblem[]
}

export interface SiteTyped {
  readonly client: string
  readonly address: string
  readonly rival: string
  readonly rhythm: string
}

export interface SiteProblem {
  /** From 1; null for a site typed by hand, or for all the lines together. */
  readonly line: number | null
  /** The line as it was pasted. */
  readonly text: string
  readonly reason: 'client' | 'address' | 'rival' | 'rhythm' | 'twice' | 'nothing' | 'too-many-lines'
}

/** A watched site, for a member or, without what members do, for its client. */
export interface SiteView {
  readonly name: 'site'
  readonly site: WatchedSite
  readonly reader: SiteReader
  /** What the client's link holds, right after it was made: it is shown this once. */
  readonly newLink: string | null
  /** What was typed, when it cannot be a rival or a client. */
  readonly refused: SiteProblem['reason'] | null
}

export interface SiteReader {
  readonly kind: 'member' | 'client'
  /** The path of the page of the site, to which that of a month adds `/2026-11`. */
  readonly path: string
}

/** One month of a watched site, to be printed. */
export interface SiteMonthView {
  readonly name: 'site-month'
  readonly site: WatchedSite
  readonly reader: SiteReader
  /** `2026-11` */
  readonly month: string
}

/** The question whether a site is no longer to be watched. */
export interface SiteStopView {
  readonly name: 'site-stop'
  readonly site: WatchedSite
}

export const sitesPaths = below('sites')

export function sitePath(id: string, language: Language): string {
  return `${sitesPaths[language]}/${id}`
}
