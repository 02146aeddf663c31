import { expect, test } from 'vitest'
import { atomFeed } from './feed.ts'

const article = {
  address: 'https://ibid.example/blog/a',
  title: 'R&D: "a < b"',
  summary: 'One.',
  published: '2025-04-26',
  updated: '2026-01-02',
}
const feed = {
  language: 'fr',
  title: 'Blog',
  subtitle: 'Analyses',
  author: 'Ibid.',
  address: 'https://ibid.example/feed.xml',
  page: 'https://ibid.example/blog',
  entries: [article, { ...article, address: 'https://ibid.example/blog/b', updated: '2026-11-21' }],
} as const

test('a feed begins with the latest change, and has its date', () => {
  const xml = atomFeed(feed)
  expect([...xml.matchAll(/<id>([^<]+)<\/id>/g)].map(match => match[1])).toEqual([
    'https://ibid.example/blog',
    'https://ibid.example/blog/b',
    'https://ibid.example/blog/a',
  ])
  expect(/<updated>([^<]+)/.exec(xml)?.[1]).toBe('2026-11-21T00:00:00.000Z')
  expect(xml).toContain('<published>2025-04-26T00:00:00.000Z</published>')
})

test('a title may contain any character', () => {
  expect(atomFeed(feed)).toContain('<title>R&amp;D: &quot;a &lt; b&quot;</title>')
})
