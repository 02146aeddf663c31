import type { CrawlerAccess, CrawlerPurpose } from '#contracts/audit-report.ts'
import { type Crawler, crawlers } from './crawlers.ts'
import type { Site } from './facts/site-facts.ts'

/** What robots.txt and the server say to each crawler about the first page, by purpose. */
export function crawlerAccess(site: Site): readonly CrawlerAccess[] {
  return [...crawlers]
    .sort((one, other) => purposes.indexOf(one.purpose) - purposes.indexOf(other.purpose))
    .map(crawler => accessOf(crawler, site))
}

/** Those that decide on citations first. */
const purposes: readonly CrawlerPurpose[] = [
  'search',
  'user-action',
  'training',
  'training-token',
  'ads',
  'preview',
  'data-provider',
  'other',
]

function accessOf(crawler: Crawler, site: Site): CrawlerAccess {
  const { allowed, group, rule, line } = site.robots.decide(crawler, site.address)
  const answer = site.agents.find(agent => agent.crawler === crawler.name)?.exchange
  return {
    name: crawler.name,
    operator: crawler.operator,
    purpose: crawler.purpose,
    rule: rule === null && allowed ? 'no-rule' : allowed ? 'allowed' : 'blocked',
    decidedBy: rule === null ? null : `User-agent: ${group} … ${rule} (line ${line})`,
    answer:
      answer && answer.status !== null
        ? { status: answer.status, milliseconds: Math.round(answer.firstByteMs) }
        : null,
  }
}
