import { expect, test } from 'vitest'
import { crawlers } from '#contracts/crawlers.ts'
import { crawlerOf } from './crawler-of.ts'

const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36'

function nameOf(userAgent: string | undefined): string | undefined {
  return crawlerOf({ 'user-agent': userAgent })?.name
}

test('there are 56 agents', () => {
  expect(new Set(crawlers.map(({ name }) => name)).size).toBe(56)
})

const sent = crawlers.map(({ name, userAgent, robotsToken }) => [name, userAgent ?? robotsToken ?? 'GrokBot'])

test.each(sent)('%s is recognised by its user agent', (name, userAgent) => {
  expect(nameOf(userAgent)).toBe(name)
})

test.each(crawlers.flatMap(({ name, robotsToken }) => (robotsToken ? [[name, robotsToken]] : [])))(
  '%s is known by its token, whatever its version, its capitals and what stands around it',
  (name, token) => {
    expect(nameOf(`Mozilla/5.0 (compatible; ${token?.toUpperCase()}/99.1; +https://bots.example)`)).toBe(name)
  },
)

test.each(['GrokBot/1.0', 'Grok-DeepSearch/1.0', 'xAI-Grok', 'xAI-Bot/2', 'xai-searchbot/1.0'])(
  'Grok, which has no documented token, is recognised by a name on public lists: %s',
  userAgent => {
    expect(nameOf(userAgent)).toBe('xAI / Grok')
  },
)

test('the agent of ChatGPT, which has the user agent of a browser, is recognised by its Signature-Agent', () => {
  const headers = { 'user-agent': chrome, 'signature-agent': '"https://chatgpt.com"' }
  expect(crawlerOf(headers)?.name).toBe('ChatGPT Agent')
  expect(crawlerOf({ ...headers, 'signature-agent': '"https://bots.example"' })).toBeNull()
})

test.each([
  undefined,
  '',
  chrome,
  'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  'curl/8.5.0',
])('%s is not a crawler', userAgent => {
  expect(crawlerOf({ 'user-agent': userAgent })).toBeNull()
})
