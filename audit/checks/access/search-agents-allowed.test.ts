import { expect, test } from 'vitest'
import { madeSite, pageOf } from '../../testing/made-up.ts'
import { searchAgentsAllowed } from './search-agents-allowed.ts'

const pages = [pageOf('<main></main>'), pageOf('<main></main>', { path: '/journal/bois' })]
const decide = (robots: string) => searchAgentsAllowed.decide(madeSite(pages, { robots }))

test('a site open to all passes', () => {
  expect(decide('User-agent: *\nAllow: /')).toMatchObject({ verdict: 'passed', share: 1 })
})

test('blocking training crawlers costs nothing', () => {
  expect(decide('User-agent: GPTBot\nUser-agent: ClaudeBot\nDisallow: /')).toMatchObject({ share: 1 })
})

test('a site closed to all fails, with the line that closes it', () => {
  const outcome = decide('User-agent: *\nDisallow: /')
  expect(outcome).toMatchObject({ verdict: 'failed', share: 0 })
  expect(outcome.evidence[0]).toMatchObject({
    where: 'robots.txt, line 2 (OAI-SearchBot)',
    quote: 'User-agent: * … Disallow: /',
  })
})

test('an engine closed on half of the pages loses half of its part', () => {
  const outcome = decide('User-agent: PerplexityBot\nDisallow: /journal/')
  expect(outcome.verdict).toBe('partial')
  expect(outcome.share).toBeCloseTo(8 / 9)
  expect(outcome.sentence.fr).toContain('Perplexity')
})

test('a robots.txt that does not answer is not judged', () => {
  const site = madeSite(pages)
  const unknown = { ...site, robots: { ...site.robots, state: 'unknown' as const } }
  expect(searchAgentsAllowed.decide(unknown)).toMatchObject({ verdict: 'could-not-tell', share: null })
})
