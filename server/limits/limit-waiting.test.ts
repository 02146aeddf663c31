import { afterAll, beforeAll, expect, test } from 'vitest'
import { contact } from '#database/testing/visitor.ts'
import { call } from '../testing/ask.ts'
import { keepLoggedLines } from '../testing/logged-lines.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
const log = keepLoggedLines()

test('when too many wait for the database, further ones are refused at once, and all others are served', async () => {
  const busy = Promise.withResolvers<void>()
  const stuck = server.database.transaction(() => busy.promise)
  // Two hundred within an hour is also what one network may send, each from another address.
  const calls = Array.from({ length: 220 }, (_, number) => {
    const values = { ...contact, p_email: `visitor-${number}@example.org` }
    return call(server.origin, 'rpc/create_lead_from_contact_form', { values })
  })
  let refused = 0
  for (const answer of calls) void answer.then(({ status }) => (refused += Number(status === 503)))
  await expect.poll(() => refused).toBe(20)

  busy.resolve()
  await stuck
  const answers = await Promise.all(calls)
  const turnedAway = answers.filter(({ status }) => status === 503)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(200)
  expect(turnedAway).toHaveLength(20)
  expect(turnedAway[0]?.headers['retry-after']).toBe('5')
  expect(await server.database.transaction(query => query('select count(*)::int from leads'))).toEqual([
    { count: 200 },
  ])
  expect(log.lines.join('')).not.toContain('stack')
})
