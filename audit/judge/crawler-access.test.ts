import { expect, test } from 'vitest'
import { crawlers } from '#contracts/crawlers.ts'
import { madeExchange, madeSite, pageOf } from '../testing/made-up.ts'
import { crawlerAccess } from './crawler-access.ts'

const robots =
  'User-agent: *\nDisallow: /private\n\nUser-agent: GPTBot\nDisallow: /\n\nUser-agent: bingbot\nAllow: /\n'
const access = (options: Parameters<typeof madeSite>[1] = { robots }) =>
  crawlerAccess(madeSite([pageOf('')], options))
const named = (name: string, list = access()) => list.find(crawler => crawler.name === name)

test('every known crawler is there, those that decide on citations first', () => {
  expect(access()).toHaveLength(crawlers.length)
  expect(access()[0]?.purpose).toBe('search')
})

test('each crawler has the rule that decides, with its line', () => {
  expect(named('GPTBot')).toMatchObject({
    rule: 'blocked',
    decidedBy: 'robots.txt, line 5: User-agent: GPTBot … Disallow: /',
  })
  expect(named('bingbot')).toMatchObject({ rule: 'allowed' })
  expect(named('PerplexityBot')).toMatchObject({ rule: 'no-rule', decidedBy: null })
})

test('no rule is told of an agent whose operator documents no name', () => {
  const closed = access({ robots: 'User-agent: *\nDisallow: /' })
  const unnamed = crawlers.filter(({ robotsToken }) => robotsToken === null)
  expect(unnamed.length).toBeGreaterThan(0)
  for (const { name } of unnamed) expect(named(name, closed)).toMatchObject({ rule: 'no-rule' })
})

test('the answer of the server is told for crawlers that were tried', () => {
  const agents = [{ crawler: 'bingbot', exchange: madeExchange('/', { status: 403, firstByteMs: 81.6 }) }]
  expect(named('bingbot', access({ agents }))?.answer).toEqual({ status: 403, milliseconds: 82 })
  expect(named('GPTBot', access({ agents }))?.answer).toBeNull()
})

test('when robots.txt could not be read, no rule is told', () => {
  const site = madeSite([pageOf('')])
  expect(crawlerAccess({ ...site, robots: { ...site.robots, state: 'unknown' } })).toEqual([])
})
