import { beforeEach, expect, test } from 'vitest'
import { eventsPerRequest } from '#contracts/analytics-event.ts'
import { countRefusals } from '#database/maintenance/daily-counts.ts'
import { emptyTables } from '#database/testing/empty-tables.ts'
import { call, postForm } from '../testing/ask.ts'
import { consentingHeaders } from '../testing/consenting.ts'
import { keepLoggedLines } from '../testing/logged-lines.ts'
import { sharedServer } from '../testing/test-server.ts'
import { limits } from './limits.ts'

const server = await sharedServer({ settings: { TRUST_PROXY: '127.0.0.1' } })
beforeEach(() => emptyTables(server.database, 'analytics_events', 'refusals', 'consents'))
keepLoggedLines()

const event = {
  event_type: 'page_view',
  site_id: 'ibid',
  page_path: '/en',
  session_id: 'c0ffee',
  device_type: 'desktop',
  geo_metric: { page_type: 'home', content_language: 'en', is_geo_optimized: true },
  properties: { timestamp: new Date().toISOString() },
}

function send(events: unknown, address: string) {
  return call(server.origin, 'analytics_events', {
    values: events,
    headers: { ...consentingHeaders(), 'x-forwarded-for': address },
  })
}

const ten = Array(eventsPerRequest).fill(event)

test('a network may send 120 events a minute, and is told when it may send more', async () => {
  const statuses: number[] = []
  for (let request = 0; request < 30; request++) statuses.push((await send(ten, '192.0.2.1')).status)
  // A minute may end in between, and another begin.
  const stored = (await server.rows('select from analytics_events')).length
  expect(stored).toBeLessThanOrEqual(2 * limits.eventsPerNetworkPerMinute)
  expect(statuses.filter(status => status === 429).length).toBeGreaterThan(5)
  let refused = await send(ten, '192.0.2.1')
  while (refused.status === 201) refused = await send(ten, '192.0.2.1')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await send(ten, '192.0.2.2')).status).toBe(201)
})

test('more events than our script sends at once are refused', async () => {
  expect((await send([...ten, event], '192.0.2.3')).status).toBe(413)
  expect(await server.rows('select from analytics_events')).toEqual([])
})

test('an event with more than two thousand characters is counted but not stored', async () => {
  const properties = { ...event.properties, said: 'a'.repeat(limits.eventPropertiesLength) }
  expect((await send([{ ...event, properties }], '192.0.2.4')).status).toBe(201)
  expect(await server.rows('select from analytics_events')).toEqual([])
})

test('events refused for their number are counted', async () => {
  const counts = { 'too-large': 1, 'too-many': 2 }
  await server.database.transaction(query => countRefusals(query, counts))
  expect(await server.rows('select reason, times::int as times from refusals order by 1')).toEqual([
    { reason: 'too-large', times: 1 },
    { reason: 'too-many', times: 2 },
  ])
})

test('a network may store so many choices an hour, and is told when it may store more', async () => {
  const choose = (address: string) =>
    postForm(server.origin, '/consents', {
      values: { choice: 'reject' },
      headers: { 'x-forwarded-for': address },
    })
  const tries = 2 * limits.consentsPerNetworkPerHour + 1
  let last = await choose('192.0.2.5')
  for (let choice = 1; choice < tries; choice++) last = await choose('192.0.2.5')
  expect(last.status).toBe(429)
  expect(Number(last.headers['retry-after'])).toBeGreaterThan(0)
  expect((await server.rows('select from consents')).length).toBeLessThan(tries)
  expect((await choose('192.0.2.6')).status).toBe(303)
})
