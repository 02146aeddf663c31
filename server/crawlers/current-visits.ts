import { measuredPath } from '#contracts/analytics-event.ts'
import type { Crawler } from '#contracts/crawlers.ts'
import type { CrawlerVisit } from '#database/crawlers.ts'

type Answered = Pick<CrawlerVisit, 'status' | 'identity'>

/** The most that the table stores. */
const pathLengthMax = 2048
/** Paths cached within a second. A client that invents more only makes us build them again. */
const pathsMax = 1_000

let second = 0
let paths = 0
let visits = new Map<Crawler, Map<string, CrawlerVisit[]>>()

/**
 * The visit of this second. Equal visits within a second are the same object: finding it costs less than
 * building a key for each of thousands of visits a second.
 */
export function currentVisit(crawler: Crawler, path: string, { status, identity }: Answered): CrawlerVisit {
  const alike = visitsTo(path, crawler)
  const known = alike.find(visit => visit.status === status && visit.identity === identity)
  if (known) return known
  const visit = {
    agent: crawler.name,
    operator: crawler.operator,
    purpose: crawler.purpose,
    path: measuredPath(path).slice(0, pathLengthMax),
    status,
    identity,
    visited_at: `${new Date(second * 1_000).toISOString().slice(0, 19)}Z`,
  }
  alike.push(visit)
  return visit
}

function visitsTo(path: string, crawler: Crawler): CrawlerVisit[] {
  const now = Math.floor(Date.now() / 1_000)
  if (now !== second || paths >= pathsMax) forget(now)
  const byPath = visits.get(crawler) ?? new Map<string, CrawlerVisit[]>()
  const known = byPath.get(path)
  if (known) return known
  const alike: CrawlerVisit[] = []
  visits.set(crawler, byPath.set(path, alike))
  paths += 1
  return alike
}

function forget(now: number): void {
  second = now
  paths = 0
  visits = new Map()
}
