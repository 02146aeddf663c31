import { expect, test } from 'vitest'
import { type CrawlerVisit, crawlerStats, crawlerVisit, withVisit } from './crawler-log.client.ts'

const day = 24 * 60 * 60_000
const now = 100 * day
const page = { timestamp: now, pageUrl: 'https://ibid.example/faq', referrer: '' }

test.each([
  ['Mozilla/5.0 (compatible; PerplexityBot/1.0)', 'ai', 'perplexity', 1],
  ['Mozilla/5.0 (compatible; GPTBot/1.4)', 'ai', 'GPTBot', 1],
  ['Mozilla/5.0 (compatible; Googlebot/2.1)', 'search', 'Googlebot', 0],
  ['LinkedInBot/1.0', 'social', 'LinkedInBot', 2],
  ['some-crawler/1', 'unknown', 'some-crawler', 2],
] as const)('a visit of "%s" is one of kind %s, by %s', (userAgent, botType, botName, crawlDelay) => {
  expect(crawlerVisit(userAgent, page)).toEqual({ userAgent, ...page, botType, botName, crawlDelay })
})

test('a person is not a crawler', () => {
  expect(
    crawlerVisit('Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', page),
  ).toBeNull()
})

function visit(botName: string, timestamp = now): CrawlerVisit {
  return { ...page, userAgent: botName, botType: 'ai', botName, crawlDelay: 1, timestamp }
}

test('the last 1000 visits are kept', () => {
  const visits = Array.from({ length: 1_000 }, (_, index) => visit(`bot ${index}`))
  const kept = withVisit(visits, visit('last'))
  expect([kept.length, kept[0]?.botName, kept.at(-1)?.botName]).toEqual([1_000, 'bot 1', 'last'])
})

test('statistics cover 30 days, and name the ten most frequent crawlers', () => {
  const names = Array.from({ length: 12 }, (_, index) => `bot ${index}`)
  const visits = [...names.map(name => visit(name)), visit('bot 11', now - day), visit('old', now - 31 * day)]
  const { totalVisits, uniqueBots, topBots } = crawlerStats(visits, now)
  expect([totalVisits, uniqueBots, topBots.length]).toEqual([13, 12, 10])
  expect(topBots[0]).toEqual({ name: 'bot 11', visits: 2, lastSeen: now })
})
