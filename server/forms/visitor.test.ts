import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '#database/database.ts'
import { emptyTables } from '#database/testing/empty-tables.ts'
import { openInMemory } from '#database/testing/templates.ts'
import { postForm } from '../testing/ask.ts'
import { keepLoggedLines } from '../testing/logged-lines.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let database: Database
let direct: TestServer
let proxied: TestServer
beforeAll(async () => {
  database = await openInMemory()
  direct = await startTestServer({ database, settings: { AUDITS_PER_NETWORK_PER_DAY: '3' } })
  proxied = await startTestServer({
    database,
    settings: { AUDITS_PER_NETWORK_PER_DAY: '3', TRUST_PROXY: '127.0.0.0/8' },
  })
})
beforeEach(() => emptyTables(database, 'network_audits'))
afterAll(async () => {
  await direct.close()
  await proxied.close()
  await database.close()
})
keepLoggedLines()

/** The status that an audit gets, asked for by somebody new who sends this header. */
async function requestAudit(server: TestServer, forwardedFor: string): Promise<number> {
  const values = { url: `${crypto.randomUUID()}.example`, email: `${crypto.randomUUID()}@example.org` }
  const headers = {
    'x-forwarded-for': forwardedFor,
    forwarded: `for=${forwardedFor}`,
    'x-real-ip': forwardedFor,
  }
  return (await postForm(server.origin, '/tools/free-geo-audit', { values, headers })).status
}

async function requestAudits(server: TestServer, forwarded: readonly string[]): Promise<number[]> {
  const statuses: number[] = []
  for (const address of forwarded) statuses.push(await requestAudit(server, address))
  return statuses
}

test('a visitor cannot escape the limit of a network with an invented X-Forwarded-For', async () => {
  const invented = ['192.0.2.1', '192.0.2.2', '2001:db8::1', '192.0.2.4']
  expect(await requestAudits(direct, invented)).toEqual([303, 303, 303, 429])
})

test('a trusted proxy gives the address of each visitor, who has a limit of their own', async () => {
  const networks = ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4']
  expect(await requestAudits(proxied, networks)).toEqual([303, 303, 303, 303])
})

test('behind a trusted proxy, addresses that the visitor added are ignored', async () => {
  const chains = ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4'].map(
    invented => `${invented}, 198.51.100.7`,
  )
  expect(await requestAudits(proxied, chains)).toEqual([303, 303, 303, 429])
})

test('an IPv6 network has the same limit as an IPv4 address', async () => {
  const sameNetwork = ['2001:db8::1', '2001:db8::2', '2001:db8::3', '2001:db8::4']
  expect(await requestAudits(proxied, sameNetwork)).toEqual([303, 303, 303, 429])
})
