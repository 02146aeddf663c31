import { type CrawlerAccess, crawlerPurposes } from '#contracts/audit-report.ts'
import { type Crawler, crawlers } from '#contracts/crawlers.ts'
import { quoteRule } from '../read/robots/quotes.ts'
import type { Site } from '../read/site/site-facts.ts'

/**
 * How robots.txt and the server treat each crawler on the start page, ordered by purpose. Empty when robots.txt
 * could not be read: no rule is known then, and crawlers wait.
 */
export function crawlerAccess(site: Site): readonly CrawlerAccess[] {
  if (site.robots.state === 'unknown') return []
  return [...crawlers]
    .sort((one, other) => crawlerPurposes.indexOf(one.purpose) - crawlerPurposes.indexOf(other.purpose))
    .map(crawler => accessOf(crawler, site))
}

function accessOf(crawler: Crawler, site: Site): CrawlerAccess {
  const answer = site.agents.find(agent => agent.crawler === crawler.name)?.exchange
  return {
    name: crawler.name,
    operator: crawler.operator,
    purpose: crawler.purpose,
    ...ruleFor(crawler, site),
    answer:
      answer && answer.status !== null
        ? { status: answer.status, milliseconds: Math.round(answer.firstByteMs) }
        : null,
  }
}

/** Without a documented token, no rule is known to apply to a crawler. */
function ruleFor(crawler: Crawler, site: Site): Pick<CrawlerAccess, 'rule' | 'decidedBy'> {
  const decision = site.robots.decide(crawler, site.address)
  const rule = quoteRule(decision)
  if (!rule || crawler.robotsToken === null) return { rule: 'no-rule', decidedBy: null }
  return { rule: decision.allowed ? 'allowed' : 'blocked', decidedBy: `${rule.where}: ${rule.quote}` }
}
