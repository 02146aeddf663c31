import { type Crawler, crawlers } from '#contracts/crawlers.ts'
import { type Route, routes } from '../../routes.ts'
import { type Group, rulesText, tokensFor } from '../crawlers/rules.ts'
import type { CrawlersWords } from '../crawlers/words.ts'

/** The pages of answer engines, in the order in which they are listed. */
export const engineRoutes: readonly Route[] = routes.filter(({ id }) => id.startsWith('engine-'))

/** What an engine may send a crawler for, as the list of engines shows it. */
export const crawlerUses = [
  'search',
  'user-action',
  'training',
] as const satisfies readonly Crawler['purpose'][]

export type CrawlerUse = (typeof crawlerUses)[number]

/** Whether none of the crawlers of an engine is documented. */
export function isUnread(crawlers: readonly Crawler[]): boolean {
  return undrawnOf(crawlers).length === crawlers.length
}

/** Those of an engine that come for none of the uses drawn. */
export function undrawnOf(crawlers: readonly Crawler[]): readonly Crawler[] {
  return crawlers.filter(crawler => !crawlerUses.some(use => isFor(use, crawler)))
}

/**
 * Of the crawlers that fill an index, those that decide on citations: others serve somebody's own agent. Training may
 * have a setting in robots.txt in place of a crawler.
 */
export function isFor(use: CrawlerUse, crawler: Crawler): boolean {
  const { purpose, citationCritical } = crawler
  if (use === 'training' && isSetting(crawler)) return true
  return purpose === use && (use !== 'search' || citationCritical)
}

/** Whether it is a name to write in robots.txt that no crawler bears. */
export function isSetting({ purpose }: Crawler): boolean {
  return purpose === 'training-token'
}

/** Whether its maker no longer uses the name: it is listed to be recognized in old files. */
export function isRetired({ uaEvidence }: Crawler): boolean {
  return uaEvidence === 'retired'
}

export function crawlersOf(operator: string, use: CrawlerUse): readonly Crawler[] {
  return crawlers.filter(crawler => crawler.operator === operator && isFor(use, crawler))
}

/** Those of a maker: what each use shows first, then the rest. */
export function crawlersBy(operator: string): readonly Crawler[] {
  const used = crawlerUses.flatMap(use => crawlersOf(operator, use))
  return [...used, ...crawlers.filter(crawler => crawler.operator === operator && !used.includes(crawler))]
}

/**
 * The lines of robots.txt that let an engine cite a site and refuse its training; empty where its maker documents no
 * crawler. Those that ignore the file are left out, and so is a setting, unless `settingComment` says all that it refuses.
 */
export function engineRules(
  crawlers: readonly Crawler[],
  { purposes }: Pick<CrawlersWords, 'purposes'>,
  settingComment = '',
): string {
  const of = (purpose: Crawler['purpose']) => crawlers.filter(crawler => crawler.purpose === purpose)
  const cited = (purpose: Crawler['purpose']) =>
    of(purpose).filter(
      ({ citationCritical, respectsRobots }) => citationCritical && !heedless.includes(respectsRobots),
    )
  const groups: readonly Group[] = [
    { comment: purposes.search.comment, crawlers: cited('search'), rule: 'allow' },
    { comment: purposes['user-action'].comment, crawlers: cited('user-action'), rule: 'allow' },
    { comment: purposes.training.comment, crawlers: of('training'), rule: 'refuse' },
    { comment: settingComment, crawlers: settingComment ? crawlers.filter(isSetting) : [], rule: 'refuse' },
  ]
  const written = groups.filter(({ crawlers, rule }) => tokensFor(crawlers, rule).length > 0)
  return written.length > 0 ? rulesText(written) : ''
}

const heedless: readonly Crawler['respectsRobots'][] = ['generally-ignores', 'no']
