import type { Crawler } from '#contracts/crawlers.ts'
import { type Group, rulesText, tokensFor } from '../crawlers/rules.ts'
import type { CrawlersWords } from '../crawlers/words.ts'

/**
 * The lines of robots.txt that let an engine cite a site and refuse its training; empty where its maker
 * documents no crawler. Tokens without a crawler are left out: what refusing one costs, its page says.
 */
export function engineRules(
  crawlers: readonly Crawler[],
  { purposes }: Pick<CrawlersWords, 'purposes'>,
): string {
  const of = (purpose: Crawler['purpose']) => crawlers.filter(crawler => crawler.purpose === purpose)
  const cited = (purpose: Crawler['purpose']) => of(purpose).filter(crawler => crawler.citationCritical)
  const groups: readonly Group[] = [
    { comment: purposes.search.comment, crawlers: cited('search'), rule: 'allow' },
    { comment: purposes['user-action'].comment, crawlers: cited('user-action'), rule: 'allow' },
    { comment: purposes.training.comment, crawlers: of('training'), rule: 'refuse' },
  ]
  const written = groups.filter(({ crawlers, rule }) => tokensFor(crawlers, rule).length > 0)
  return written.length > 0 ? rulesText(written) : ''
}
