import robotsParser from 'robots-parser'
import { expect, test } from 'vitest'
import type { CrawlerPurpose } from '#contracts/audit-report.ts'
import { crawlers } from '#contracts/crawlers.ts'
import { fileText, type Group, rulesText, tokensFor } from './rules.ts'

const page = 'https://example.com/page'

test.each(['search', 'user-action', 'training', 'training-token', 'data-provider'] as const)(
  'the two groups for %s allow and refuse each crawler that they name',
  purpose => {
    for (const rule of ['allow', 'refuse'] as const) {
      const { crawlers: named } = group(purpose, rule)
      const file = robotsParser('https://example.com/robots.txt', rulesText([group(purpose, rule)]))
      const tokens = tokensFor(named, rule)
      expect(tokens.length).toBeGreaterThan(0)
      for (const token of tokens)
        expect([token, file.isAllowed(page, token)]).toEqual([token, rule === 'allow'])
    }
  },
)

test('there are no rules for crawlers that promise nothing', () => {
  const silent = crawlers.filter(({ respectsRobots }) => respectsRobots !== 'yes')
  expect(silent.length).toBeGreaterThan(10)
  expect(tokensFor(silent, 'refuse')).toEqual([])
})

test('a crawler without a token is left out', () => {
  expect(tokensFor(crawlers, 'allow').filter(token => /\s/u.test(token))).toEqual([])
})

test('the file to copy allows search and user actions, forbids training, and allows everyone else', () => {
  const groups = [group('search', 'allow'), group('user-action', 'allow'), group('training', 'refuse')]
  const file = robotsParser('https://example.com/robots.txt', fileText(groups, 'Everyone else'))
  const isAllowed = (name: string) => file.isAllowed(page, name)
  expect(['OAI-SearchBot', 'Googlebot', 'Claude-User', 'Some-Browser'].map(isAllowed)).toEqual([
    true,
    true,
    true,
    true,
  ])
  expect(['GPTBot', 'ClaudeBot', 'CCBot'].map(isAllowed)).toEqual([false, false, false])
})

function group(purpose: CrawlerPurpose, rule: Group['rule']): Group {
  return { comment: purpose, crawlers: crawlers.filter(crawler => crawler.purpose === purpose), rule }
}
