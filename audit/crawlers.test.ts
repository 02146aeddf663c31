import { expect, test } from 'vitest'
import { crawlerPurposes, engineIds } from '#contracts/audit-report.ts'
import { crawlers, robotsPromises, userAgentEvidence } from '#contracts/crawlers.ts'
import { citationCrawlers, engineCrawlers } from './crawlers.ts'

test('each of the 56 agents has only values that its type allows', () => {
  expect(crawlers).toHaveLength(56)
  expect(new Set(crawlers.map(crawler => crawler.name)).size).toBe(56)
  for (const crawler of crawlers) {
    expect(crawlerPurposes, crawler.name).toContain(crawler.purpose)
    expect(userAgentEvidence, crawler.name).toContain(crawler.uaEvidence)
    expect(robotsPromises, crawler.name).toContain(crawler.respectsRobots)
    expect(crawler.docs, crawler.name).toMatch(/^https:\/\//)
  }
})

test('citations depend only on search and user-action agents', () => {
  expect(citationCrawlers).toHaveLength(10)
  for (const crawler of citationCrawlers) expect(['search', 'user-action']).toContain(crawler.purpose)
})

test('of the agents that citations depend on, sites are told to verify only those of Google and Microsoft', () => {
  const verified = citationCrawlers.filter(({ verifiedBySites }) => verifiedBySites)
  expect(verified.map(({ name }) => name)).toEqual(['Googlebot', 'bingbot'])
})

test('user agents are sent with a version of Chrome, never with the placeholder', () => {
  expect(engineCrawlers.copilot.search.userAgent).toContain('Chrome/156.0.0.0 Safari/537.36 Edg/156.0.0.0')
  for (const { userAgent } of crawlers) expect(userAgent ?? '').not.toMatch(/[WX]\.X\./)
})

test('each engine has the search agent of its own operator', () => {
  expect(engineIds.map(engine => engineCrawlers[engine].search.operator)).toEqual([
    'OpenAI',
    'Anthropic',
    'Perplexity',
    'Google',
    'Microsoft',
    'Mistral AI',
  ])
  for (const engine of engineIds) expect(engineCrawlers[engine].search.purpose).toBe('search')
})
