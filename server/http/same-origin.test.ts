import fastify from 'fastify'
import { expect, test } from 'vitest'
import { refuseCrossSite } from './same-origin.ts'

/** The status that a post with these headers gets, on `http://localhost:4321`. */
async function statusOf(
  headers: Readonly<Record<string, string>>,
  siteUrl: string | null = null,
): Promise<number> {
  const app = fastify()
  app.post('/', async request => {
    refuseCrossSite(request, siteUrl)
    return 'accepted'
  })
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/',
    headers: { host: 'localhost:4321', ...headers },
  })
  return statusCode
}

test.each([
  ['of our own pages', { origin: 'http://localhost:4321' }],
  ['of our own pages, as the browser says', { 'sec-fetch-site': 'same-origin' }],
  [
    'of our own pages, behind a proxy that renames the host',
    { 'sec-fetch-site': 'same-origin', origin: 'https://www.ibid.example' },
  ],
  ['reloaded by the visitor', { 'sec-fetch-site': 'none' }],
  ['of a client that is no browser', {}],
])('a post %s is accepted', async (_whose, headers) => {
  expect(await statusOf(headers)).toBe(200)
})

test.each([
  ['of another site', { origin: 'https://evil.example' }],
  ['of another port', { origin: 'http://localhost:8080' }],
  ['of a page without an origin', { origin: 'null' }],
  ['of another site, as the browser says', { 'sec-fetch-site': 'cross-site' }],
  ['of a sibling domain', { 'sec-fetch-site': 'same-site', origin: 'https://blog.ibid.example' }],
])('a post %s is refused', async (_whose, headers) => {
  expect(await statusOf(headers)).toBe(403)
})

test('the public address is ours, whatever Host a proxy sends', async () => {
  const origin = 'https://www.ibid.example'
  expect(await statusOf({ origin, host: 'backend:4321' }, origin)).toBe(200)
  expect(await statusOf({ origin: 'https://ibid.example', host: 'backend:4321' }, origin)).toBe(403)
})
