import { measuredPath } from '#contracts/analytics-event.ts'
import type { Crawler } from '#contracts/crawlers.ts'
import type { CrawlerVisit } from '#database/crawlers.ts'

/** What tells apart two visits of one crawler to one path within a second. */
type Answered = Pick<CrawlerVisit, 'status' | 'identity'>

/** What the table takes. */
const pathLengthMax = 2048
/** Paths that are kept within a second: whoever invents more only makes us build them again. */
const pathsMax = 1_000

let second = 0
let paths = 0
let visits = new Map<Crawler, Map<string, CrawlerVisit[]>>()

/**
 * A visit that takes place now. Visits alike within a second are the same object: to find it costs less
 * than to write each of thousands a second anew, with a key to count it by.
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
