import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { measuredPath } from '#contracts/analytics-event.ts'
import { crawlers } from '#contracts/crawlers.ts'
import type { Database } from '#database/database.ts'
import { emptyTables } from '#database/testing/empty-tables.ts'
import { openInMemory } from '#database/testing/templates.ts'
import { ask } from '../testing/ask.ts'
import { keepLoggedLines } from '../testing/logged-lines.ts'
import { keepRoutes } from '../testing/registered-routes.ts'
import { startTestServer } from '../testing/test-server.ts'

const gptbot = 'Mozilla/5.0 (compatible; GPTBot/1.4; +https://openai.com/gptbot)'
const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'

const routes = keepRoutes()
let database: Database
let folder: string
beforeAll(async () => {
  database = await openInMemory()
  folder = mkdtempSync(join(tmpdir(), 'ibid-ranges-'))
})
beforeEach(() => emptyTables(database, 'crawler_visits'))
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})
keepLoggedLines()

/** What is recorded of some requests once the server has ended. */
async function recorded(
  requests: readonly (readonly [path: string, userAgent: string])[],
  {
    settings = {},
    headers = {},
  }: {
    readonly settings?: Readonly<Record<string, string>>
    readonly headers?: Readonly<Record<string, string>>
  } = {},
) {
  const server = await startTestServer({ database, settings })
  for (const [path, userAgent] of requests)
    await ask(server.origin, path, { headers: { ...headers, 'user-agent': userAgent } })
  await server.close()
  return database.transaction(query =>
    query(`select agent, operator, purpose, path, status, identity, sum(visits)::int as visits
           from crawler_visits group by 1, 2, 3, 4, 5, 6 order by path, status, min(id)`),
  )
}

const visit = { agent: 'GPTBot', operator: 'OpenAI', purpose: 'training', identity: 'claimed', visits: 1 }

test('a visit of a crawler is recorded with its request and the answer', async () => {
  const visits = [
    ['/faq?key=secret', gptbot],
    ['/', browser],
  ] as const
  expect(await recorded(visits)).toEqual([{ ...visit, path: '/faq', status: 200 }])
})

test('of an address with an id or a key, neither is kept, at any route that has one', async () => {
  const key = `0a1b2c3d.${'k'.repeat(43)}`
  await recorded([])
  const urls = new Set(routes.filter(({ method }) => method === 'GET').map(({ url }) => url))
  const addresses = [...urls]
    .filter(url => url.includes(':'))
    .map(url => url.replaceAll(/:\w+(?:\([^)]*\))?/g, key))
  expect(addresses.length).toBeGreaterThan(30)
  // A stylesheet, no page: a visitor never comes from it, and a crawler's visit of it counts as elsewhere.
  expect(addresses.filter(path => measuredPath(path).includes(key))).toEqual([`/form-received/${key}`])
})

test('missing pages are counted under one path, so that invented paths cannot fill the table', async () => {
  const visits = [
    ...Array.from({ length: 20 }, (_, index) => [`/nowhere-${index}`, gptbot] as const),
    [`/form-received/${'a'.repeat(50)}`, gptbot] as const,
  ]
  const rows = await recorded(visits)
  expect(rows.map(({ path, status }) => ({ path, status }))).toEqual([
    { path: '(elsewhere)', status: 200 },
    { path: '(elsewhere)', status: 404 },
  ])
  expect(rows.map(row => row['visits'])).toEqual([1, 20])
})

test('twins, files for machines and pages requested as Markdown count as visits too', async () => {
  const files = [
    ['/faq.md', gptbot],
    ['/feed.xml', gptbot],
    ['/robots.txt', gptbot],
  ] as const
  expect((await recorded(files)).map(row => row['path'])).toEqual(['/faq.md', '/feed.xml', '/robots.txt'])
  await emptyTables(database, 'crawler_visits')
  const page = await recorded([['/faq', gptbot]], { headers: { accept: 'text/markdown' } })
  expect(page).toEqual([{ ...visit, path: '/faq', status: 200 }])
})

test('each of the 56 agents is recorded under its name, its operator and its purpose', async () => {
  const visits = crawlers.map(
    ({ userAgent, robotsToken }, index) =>
      [index % 2 ? '/' : '/faq', userAgent ?? robotsToken ?? 'GrokBot/1.0'] as const,
  )
  const rows = await recorded(visits)
  const recordedAgents = rows.map(({ agent, operator, purpose }) => `${agent}, ${operator}, ${purpose}`)
  expect(recordedAgents.toSorted()).toEqual(
    crawlers.map(({ name, operator, purpose }) => `${name}, ${operator}, ${purpose}`).toSorted(),
  )
})

test('the address of a report is not recorded', async () => {
  const [row] = await recorded([['/audits/0a1b2c3d-0000-4000-8000-000000000000', gptbot]])
  expect(row).toMatchObject({ path: expect.not.stringContaining('0a1b2c3d') })
})

test('equal visits within a second are counted in one row', async () => {
  const visits = Array.from({ length: 20 }, () => ['/', gptbot] as const)
  expect(await recorded(visits)).toEqual([{ ...visit, path: '/', status: 200, visits: 20 }])
})

test.each([
  ['192.0.2.77', 'verified'],
  ['192.0.3.77', 'claimed'],
  ['198.51.100.7', 'verified'],
  ['198.51.100.8', 'claimed'],
  ['2001:db8:1::7', 'verified'],
  ['2001:db9::7', 'claimed'],
  // As a server that listens on every interface sees an IPv4 address.
  ['::ffff:192.0.2.77', 'verified'],
])('with the published ranges of the agent, a visit from %s is %s', async (address, identity) => {
  const file = join(folder, 'ranges.json')
  writeFileSync(
    file,
    JSON.stringify({
      GPTBot: ['192.0.2.0/24', '198.51.100.7', '2001:db8::/32'],
      ClaudeBot: ['203.0.113.0/24'],
    }),
  )
  const settings = { CRAWLER_RANGES: file, TRUST_PROXY: '127.0.0.1' }
  const visits = [
    ['/', gptbot],
    ['/faq', 'ClaudeBot/1.0'],
  ] as const
  expect(await recorded(visits, { settings, headers: { 'x-forwarded-for': address } })).toMatchObject([
    { agent: 'GPTBot', identity },
    { agent: 'ClaudeBot', identity: 'claimed' },
  ])
})

test.each([
  '',
  'GPTBot',
  '[]',
  '{"GPTBot": "192.0.2.0/24"}',
  '{"GPTBot": ["not a range"]}',
  '{"GPTBot": ["192.0.2.0/"]}',
  '{"GPTBot": ["192.0.2.0/0"]}',
  '{"GPTBot": ["192.0.2.0/33"]}',
  '{"GPTBot": ["192.0.2.0/24/8"]}',
  '{"GtpBot": ["192.0.2.0/24"]}',
])('an invalid file of ranges stops the start with a sentence: %s', async content => {
  const file = join(folder, 'wrong.json')
  writeFileSync(file, content)
  await expect(startTestServer({ database, settings: { CRAWLER_RANGES: file } })).rejects.toThrow(
    /The setting CRAWLER_RANGES has .*; it must be the path of a JSON file/,
  )
})

test('nothing is recorded when the log is off', async () => {
  expect(await recorded([['/', gptbot]], { settings: { CRAWLER_LOG: 'off' } })).toEqual([])
})
