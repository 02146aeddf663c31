import type { CrawlerPurpose } from '#contracts/audit-report.ts'
import { type Crawler, crawlers } from '#contracts/crawlers.ts'

/** What an engine may send a crawler for, as the list of engines shows it. */
export const crawlerUses = ['search', 'user-action', 'training'] as const satisfies readonly CrawlerPurpose[]

export function crawlersOf(operator: string, purpose: CrawlerPurpose): readonly Crawler[] {
  return crawlers.filter(crawler => crawler.operator === operator && crawler.purpose === purpose)
}
