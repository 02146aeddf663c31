import type { Patch } from '#contracts/audit-report.ts'
import type { Crawler } from '#contracts/crawlers.ts'
import type { Site } from '../read/site/site-facts.ts'

/**
 * Lines for robots.txt that let these crawlers read, and the rules written in their own name that they
 * replace. Null when none of them has a token to name.
 */
export function robotsPatch(site: Site, crawlers: readonly Crawler[]): Patch | null {
  const tokens = crawlers.flatMap(({ robotsToken }) => robotsToken ?? [])
  if (tokens.length === 0) return null
  const agents = tokens.map(token => `User-agent: ${token}`)
  return {
    place: '/robots.txt',
    removed: [...new Set(crawlers.flatMap(crawler => ownRule(crawler, site)))].join('\n\n'),
    added: [...agents, 'Allow: /'].join('\n'),
  }
}

/** A rule for everyone stays: a group in the crawler's name takes its place for that crawler. */
function ownRule(crawler: Crawler, site: Site): readonly string[] {
  const closed = site.pages
    .map(page => site.robots.decide(crawler, page.address))
    .find(({ allowed }) => !allowed)
  if (!closed?.rule || !closed.group || closed.group === '*') return []
  return [`User-agent: ${closed.group}\n${closed.rule}`]
}
