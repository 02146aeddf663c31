import type { Patch } from '#contracts/audit-report.ts'
import type { Crawler } from '#contracts/crawlers.ts'
import type { Site } from '../read/site/site-facts.ts'

/**
 * Lines for robots.txt that allow these crawlers, and the rules in their own names that they replace. Null
 * when none of them has a token.
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

/** A rule for everyone stays: for the crawler, a group in its name replaces it. */
function ownRule(crawler: Crawler, site: Site): readonly string[] {
  const closed = site.pages
    .map(page => site.robots.decide(crawler, page.address))
    .find(({ allowed }) => !allowed)
  if (!closed?.rule || !closed.group || closed.group === '*') return []
  return [`User-agent: ${closed.group}\n${closed.rule}`]
}
