import { expect, test } from 'vitest'
import { crawlers } from '#contracts/crawlers.ts'
import { crawlerOf } from './crawler-of.ts'

test.each(
  crawlers.filter(({ userAgent }) => userAgent !== null).map(({ name, userAgent }) => [name, userAgent]),
)('%s is known by what it sends', (name, userAgent) => {
  expect(crawlerOf(userAgent ?? '')?.name).toBe(name)
})

test('a crawler is known by its token, whatever its version or its capitals', () => {
  expect(crawlerOf('Mozilla/5.0 (compatible; gptbot/99.1)')?.name).toBe('GPTBot')
})

test.each([
  undefined,
  '',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
  'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  'curl/8.5.0',
])('%s is no crawler', userAgent => {
  expect(crawlerOf(userAgent)).toBeNull()
})
