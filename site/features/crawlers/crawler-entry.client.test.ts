import { expect, test } from 'vitest'
import { isSuspected } from './crawler-entry.client.ts'
import { detectCrawler, models } from './detect-crawler.client.ts'

test.each([...models, 'Some-Bot/1', 'a crawler', 'Spider', 'my-agent/2', 'OpenAI fetcher'])(
  'every crawler is suspected first: %s',
  userAgent => {
    expect(detectCrawler(userAgent).model).not.toBe('unknown')
    expect(isSuspected(userAgent)).toBe(true)
  },
)

test('an ordinary browser is not suspected', () => {
  const chrome =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36'
  expect(isSuspected(chrome)).toBe(false)
})
