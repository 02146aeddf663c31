import type { EngineId, PageRole } from '#contracts/audit-report.ts'
import { type Crawler, crawlers } from '#contracts/crawlers.ts'
import { parsedAddress } from '#contracts/addresses/parsed-address.ts'
import { engineCrawlers } from '../../crawlers.ts'
import { limits } from '../../limits.ts'
import type { Exchange, Unrendered, Visit } from '../../visit.ts'
import { absolute, pageIdentity } from '../addresses.ts'
import { isoDay } from '../days.ts'
import type { Alternate, PageFacts } from '../page/page-facts.ts'
import { type PageRendering, readRendering } from '../page/rendering.ts'
import { roleOfPage } from '../page/role/page-role.ts'
import {
  type ContentSignal,
  type RobotsDecision,
  type RobotsError,
  type RobotsFile,
  robotsFile,
} from '../robots/robots.ts'
import { isWebPage } from '../web-page.ts'
import { type AgentAnswer, readAgentAnswers } from './agent-answers.ts'
import { readDeclarations, type SiteDeclarations } from './declarations.ts'
import { type Reservation, readReservations } from './reservations.ts'
import { readSitemap } from './sitemap.ts'

/** The result of reading a page of the visit: its facts, or why there are none. */
export type ReadPage = { readonly facts: PageFacts; readonly rendered: PageFacts | null } | UnreadPage

export interface UnreadPage {
  readonly facts: null
  readonly reason: UnreadReason
}

/** `broken-off`: the answer began and was not completed. */
export type UnreadReason =
  | 'no-answer'
  | 'broken-off'
  | 'blocked'
  | 'http-error'
  | 'not-a-page'
  | 'empty-page'
  | 'too-heavy'
  | 'out-of-time'

/** A page that was read, with the exchange that fetched it. */
export interface Page extends PageFacts {
  readonly role: PageRole
  readonly exchange: Exchange
  /** What a browser showed of it; null when there was no browser. */
  readonly rendering: PageRendering | null
  readonly unrendered: Unrendered | null
}

/** Everything the checks judge. Plain data, and functions of it. */
export interface Site {
  readonly address: string
  /** The day of the visit, `2026-11-21`. Checks read no clock. */
  readonly day: string
  readonly pages: readonly Page[]
  readonly robots: RobotsFacts
  readonly sitemap: SitemapFacts
  readonly agents: readonly AgentAnswer[]
  readonly missing: Exchange
  readonly llms: Exchange
  /** Pages that were asked for and answered with an error. */
  readonly broken: readonly { readonly address: string; readonly status: number }[]
  readonly declarations: SiteDeclarations
  readonly reservations: readonly Reservation[]
}

export interface RobotsFacts {
  readonly address: string
  readonly state: RobotsFile['state']
  /** What its address answered; null without an answer. */
  readonly status: number | null
  readonly groups: RobotsFile['groups']
  readonly contentSignals: readonly ContentSignal[]
  readonly errors: readonly RobotsError[]
  /** The addresses of its `Sitemap:` lines that are addresses. */
  readonly sitemaps: readonly string[]
  decide(crawler: Crawler, address: string): RobotsDecision
}

export interface SitemapFacts {
  /** Addresses that answered, readable or not: a compressed sitemap is found and not read. */
  readonly found: readonly string[]
  /** Addresses that sent a web page instead of a sitemap. */
  readonly webPages: readonly string[]
  /** Addresses of the sitemaps that could be read. */
  readonly read: readonly string[]
  /** Addresses where one may be that was not read: unasked, on another host, or without an answer. */
  readonly unread: readonly string[]
  readonly entries: readonly SitemapEntry[]
  /** Whether every sitemap that was found was read to its end: only then is an address known to be missing. */
  readonly whole: boolean
}

export interface SitemapEntry {
  readonly address: string
  /** The address of the sitemap that lists it. */
  readonly listedIn: string
  /** The day of `lastmod`, or null. */
  readonly modified: string | null
  readonly alternates: readonly Alternate[]
}

/** Brings together what was seen of a site. `readPages` are its pages as they were read, in the same order. */
export function describeSite(visit: Visit, readPages: readonly ReadPage[]): Site {
  const file = robotsFile(visit.robots)
  const read = visit.pages.flatMap(({ role, exchange, rendering, unrendered }, index): readonly Page[] => {
    const read = readPages[index]
    if (!read?.facts) return []
    const { facts, rendered } = read
    const shown = rendering && readRendering(facts, rendered, rendering)
    return [
      {
        ...facts,
        role: roleOfPage(facts, role),
        exchange,
        rendering: shown,
        unrendered: shown ? null : (unrendered ?? 'failed'),
      },
    ]
  })
  const pages = withoutForwards(read)
  const robots = readRobots(visit.robots, file)
  return {
    address: visit.address,
    day: visit.startedAt.slice(0, 10),
    pages,
    robots,
    sitemap: readSitemaps(visit, robots),
    agents: readAgentAnswers(visit),
    missing: visit.missing,
    llms: visit.llms,
    broken: visit.pages.flatMap(({ exchange: { requested, status } }) =>
      status !== null && status >= 400 ? [{ address: requested, status }] : [],
    ),
    declarations: readDeclarations(visit, file, pages),
    reservations: readReservations(visit, pages),
  }
}

/** In words: "Redirecting to …", in the place of a redirect that a static host cannot make. */
const longestForward = 30

/** Without those that only forward to another, where there are others; the one that the start leads to comes first. */
function withoutForwards(read: readonly Page[]): readonly Page[] {
  const own = read.filter(({ head, text }) => head.forwardsTo === null || text.words >= longestForward)
  const [start] = read
  if (!start || own.length === 0 || own.includes(start)) return own.length === 0 ? read : own
  const target = start.head.forwardsTo && pageIdentity(start.head.forwardsTo)
  const isTarget = ({ address }: Page) => pageIdentity(address) === target
  return [...own.filter(isTarget), ...own.filter(page => !isTarget(page))]
}

function readRobots(exchange: Exchange, file: RobotsFile): RobotsFacts {
  return {
    address: exchange.address,
    state: file.state,
    status: exchange.status,
    groups: file.groups,
    contentSignals: file.contentSignals,
    errors: file.errors,
    sitemaps: file.sitemaps.flatMap(sitemap => absolute(sitemap.address, exchange.address) ?? []),
    decide: (crawler, address) => file.allows(crawler.robotsToken ?? crawler.name, address),
  }
}

function readSitemaps({ address, sitemaps: exchanges }: Visit, robots: RobotsFacts): SitemapFacts {
  const unread = unreadSitemaps(exchanges, robots.sitemaps, address)
  const answered = exchanges.filter(({ status }) => status === 200)
  const found = answered.filter(({ body }) => !isWebPage(body))
  const files = found
    .map(({ address, body, truncated }) => ({ address, truncated, ...readSitemap(body) }))
    .filter(({ entries }) => entries.length > 0)
  const read = files.map(({ address }) => address)
  const children = files.filter(({ kind }) => kind === 'index').flatMap(({ entries }) => entries)
  return {
    found: found.map(({ address }) => address),
    webPages: answered.filter(({ body }) => isWebPage(body)).map(({ address }) => address),
    read,
    entries: files
      .filter(({ kind }) => kind === 'pages')
      .flatMap(({ address, entries }) => entries.flatMap(entry => entryOf(entry, address))),
    unread,
    whole:
      unread.length === 0 &&
      read.length === found.length &&
      children.every(({ address }) => read.includes(address)) &&
      files.every(({ truncated, entries }) => !truncated && entries.length < limits.linksPerFile),
  }
}

/**
 * Those that were expected, by robots.txt or at the usual address, and not asked for; and those that gave no answer to
 * rely on.
 */
function unreadSitemaps(
  exchanges: readonly Exchange[],
  named: readonly string[],
  start: string,
): readonly string[] {
  const asked = new Set(exchanges.map(({ requested }) => requested))
  const expected =
    asked.size === 0 && named.length === 0 ? [URL.parse('/sitemap.xml', start)?.href ?? []].flat() : named
  const unanswered = exchanges.filter(isUnanswered).map(({ requested }) => requested)
  return [...expected.filter(address => !asked.has(address)), ...unanswered]
}

function isUnanswered({ status, failure }: Exchange): boolean {
  return failure !== null || status === null || status === 429 || status >= 500
}

function entryOf(
  { address, lastModified, alternates }: ReturnType<typeof readSitemap>['entries'][number],
  listedIn: string,
) {
  if (!parsedAddress(address)) return []
  const versions = alternates.map(
    ({ language, address: written }): Alternate => ({
      place: 'sitemap',
      language: language.toLowerCase(),
      written,
      address: absolute(written, address),
    }),
  )
  return [{ address, listedIn, modified: lastModified && isoDay(lastModified), alternates: versions }]
}

export function crawlerNamed(name: string): Crawler {
  const crawler = crawlers.find(candidate => candidate.name === name)
  if (!crawler) throw new Error(`crawlers.json has no crawler named ${name}`)
  return crawler
}

export function searchCrawler(engine: EngineId): Crawler {
  return engineCrawlers[engine].search
}
