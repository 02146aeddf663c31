import type { Evidence } from '#contracts/audit-report.ts'
import type { Crawler } from '#contracts/crawlers.ts'
import { seen } from '../evidence.ts'
import { quoteRule } from '../robots/quotes.ts'
import type { Site } from './site-facts.ts'

/** The rule of robots.txt that forbids a crawler to fetch an address; empty when it may. */
export function closingRule({ robots }: Site, crawler: Crawler, address: string): readonly Evidence[] {
  const decision = robots.decide(crawler, address)
  const rule = decision.allowed ? null : quoteRule(decision)
  return rule ? [seen(robots.address, `${rule.where} (${crawler.name})`, rule.quote)] : []
}
