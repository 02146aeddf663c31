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

test('the patch, added to robots.txt, opens the site', () => {
  const robots = 'User-agent: *\nDisallow: /\n'
  const patch = searchAgentsAllowed.fix?.patch?.(null, madeSite(pages, { robots }))
  expect(decide(`${robots}\n${patch?.added}`)).toMatchObject({ share: 1 })
})

test('the patch removes the rule written in the name of the crawler', () => {
  const patch = searchAgentsAllowed.fix?.patch?.(
    null,
    madeSite(pages, { robots: 'User-agent: PerplexityBot\nDisallow: /journal/' }),
  )
  expect(patch).toEqual({
    place: '/robots.txt',
    removed: 'User-agent: PerplexityBot\nDisallow: /journal/',
    added: 'User-agent: PerplexityBot\nAllow: /',
  })
})

test('the patch repeats what is closed to everyone, which a group in a name would open', () => {
  const robots =
    'User-agent: *\nDisallow: /tags/\nDisallow: /admin/\n\nUser-agent: PerplexityBot\nDisallow: /'
  expect(searchAgentsAllowed.fix?.patch?.(null, madeSite(pages, { robots }))).toMatchObject({
    removed: 'User-agent: PerplexityBot\nDisallow: /',
    added: 'User-agent: PerplexityBot\nAllow: /\nDisallow: /tags/\nDisallow: /admin/',
  })
})

test.each([
  'User-agent: PerplexityBot\nUser-agent: PiplBot\nDisallow: /',
  'User-agent: PerplexityBot\nDisallow: /\nDisallow: /admin/',
  'User-agent: PerplexityBot\nCrawl-delay: 5\nDisallow: /',
])('without two lines that close the site to one crawler alone, there is no patch: %j', robots => {
  const site = madeSite(pages, { robots })
  expect(searchAgentsAllowed.decide(site)).toMatchObject({ verdict: 'partial' })
  expect(searchAgentsAllowed.fix?.patch?.(null, site)).toBeNull()
})
