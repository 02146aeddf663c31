import { expect, test } from 'vitest'
import type { CrawlerChange } from '#contracts/watched-sites.ts'
import { linesChanged } from './changed-lines.ts'

/** As one reads a difference: the sign, the number of the line, its text. */
function written(before: string, after: string): readonly string[] {
  return linesChanged(before, after, []).shown.map(
    ({ change, number, text }) => `${change === 'added' ? '+' : '-'}${number} ${text}`,
  )
}

test('lines taken out and put in are told in the order of the file, each with its number', () => {
  const before = 'User-agent: *\nDisallow: /admin\nAllow: /\n\nSitemap: https://a.example/sitemap.xml\n'
  const after =
    'User-agent: GPTBot\nDisallow: /\n\nUser-agent: *\nAllow: /\n\nSitemap: https://a.example/map.xml\n'
  expect(written(before, after)).toEqual([
    '+1 User-agent: GPTBot',
    '+2 Disallow: /',
    '+3 ',
    '-2 Disallow: /admin',
    '-5 Sitemap: https://a.example/sitemap.xml',
    '+7 Sitemap: https://a.example/map.xml',
  ])
})

test('a line put in that closes the site to a crawler names it: that one is to be mended', () => {
  const crawlers: readonly CrawlerChange[] = [
    {
      name: 'OAI-SearchBot',
      before: 'allowed',
      after: 'blocked',
      decidedBy: 'robots.txt, line 2: User-agent: oai-searchbot … Disallow: /',
    },
    { name: 'GPTBot', before: 'blocked', after: 'allowed', decidedBy: 'robots.txt, line 1: x' },
    { name: 'CCBot', before: 'allowed', after: 'blocked', decidedBy: 'robots.txt, line 20: x' },
  ]
  const { shown } = linesChanged('', 'User-agent: OAI-SearchBot\nDisallow: /\n', crawlers)
  expect(shown.map(({ closesTo }) => closesTo)).toEqual([[], ['OAI-SearchBot']])
})

test('other ends of lines are no change, and an empty file has no lines', () => {
  expect(written('a\r\nb\rc', 'a\nb\nc\n')).toEqual([])
  expect(written('', 'a\n')).toEqual(['+1 a'])
  expect(written('a\n', '')).toEqual(['-1 a'])
})

test('at most 40 lines of 200 characters are told, with how many others there are', () => {
  const many = Array.from({ length: 100 }, (_, at) => `Disallow: /${at}`)
  const { shown, more } = linesChanged('', many.join('\n'), [])
  expect([shown.length, more]).toEqual([40, 60])
  const [long] = linesChanged('', 'x'.repeat(5_000), []).shown
  expect(long?.text).toHaveLength(200)
  expect(long?.text.endsWith('…')).toBe(true)
})

test('of a file written anew, only the number of its lines is told, without long work', () => {
  const lines = (name: string) => Array.from({ length: 10_000 }, (_, at) => `${name}${at % 10}`).join('\n')
  const differences = linesChanged(lines('a'), lines('b'), [])
  expect(differences).toEqual({ shown: [], more: 20_000 })
})
