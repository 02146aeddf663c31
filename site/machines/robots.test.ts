import { expect, test } from 'vitest'
import { robotsText } from './robots.ts'

const crawlers = [
  { robotsToken: 'SearchBot', purpose: 'search' },
  { robotsToken: 'TrainingBot', purpose: 'training' },
  { robotsToken: 'ResaleBot', purpose: 'data-provider' },
  { robotsToken: null, purpose: 'other' },
  { robotsToken: 'Signing Agent', purpose: 'search' },
] as const

function groupOf(agent: string): string | undefined {
  return robotsText(crawlers, 'https://ibid.example')
    .split('\n\n')
    .find(group => group.includes(`User-agent: ${agent}\n`))
}

test('crawlers that index may read everything, since reports themselves forbid indexing', () => {
  expect(groupOf('SearchBot')).not.toContain('Disallow')
})

test('crawlers that train, and crawlers without a group, may not read reports', () => {
  expect(groupOf('TrainingBot')).toContain('Allow: /\nDisallow: /audits/\nDisallow: /en/audits/')
  expect(groupOf('*')).toContain('Allow: /\nDisallow: /audits/\nDisallow: /en/audits/')
})

test('crawlers that resell data may read nothing', () => {
  expect(groupOf('ResaleBot')).toMatch(/\nDisallow: \/$/)
})

test('a name with a space, which no crawler can read there, is left out', () => {
  expect(robotsText(crawlers, 'https://ibid.example')).not.toContain('Signing Agent')
})

test('the sitemap is named outside the groups, with its full address', () => {
  expect(robotsText(crawlers, 'https://ibid.example')).toMatch(
    /\n\nSitemap: https:\/\/ibid\.example\/sitemap\.xml\n$/,
  )
})
