import { expect, test } from 'vitest'
import { robotsText } from './robots.ts'

const crawlers = [
  { robotsToken: 'SearchBot', purpose: 'search' },
  { robotsToken: 'TrainingBot', purpose: 'training' },
  { robotsToken: 'ResaleBot', purpose: 'data-provider' },
  { robotsToken: null, purpose: 'other' },
] as const

function groupOf(agent: string): string | undefined {
  return robotsText(crawlers, 'https://ibid.example')
    .split('\n\n')
    .find(group => group.includes(`User-agent: ${agent}\n`))
}

test('who indexes is asked to leave out nothing: a report says itself that it is not to be listed', () => {
  expect(groupOf('SearchBot')).not.toContain('Disallow')
})

test('who trains is asked to leave out the reports, as anyone without a name of its own', () => {
  expect(groupOf('TrainingBot')).toContain('Allow: /\nDisallow: /audits/\nDisallow: /en/audits/')
  expect(groupOf('*')).toContain('Allow: /\nDisallow: /audits/\nDisallow: /en/audits/')
})

test('who resells is asked to leave out everything', () => {
  expect(groupOf('ResaleBot')).toMatch(/\nDisallow: \/$/)
})

test('the sitemap is named outside of the groups, in full', () => {
  expect(robotsText(crawlers, 'https://ibid.example')).toMatch(
    /\n\nSitemap: https:\/\/ibid\.example\/sitemap\.xml\n$/,
  )
})
