import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { beforeEach, expect, test } from 'vitest'
import { signInPaths } from '#contracts/desk.ts'
import { asVisitor } from '#database/calls.ts'
import { emptyTables } from '#database/testing/empty-tables.ts'
import { sharedDatabase } from '#database/testing/engines.ts'
import { auditRequest, contact, createFreeAudit } from '#database/testing/visitor.ts'
import { failedReport } from '#tests/support/sample-report.ts'
import { storeReport } from '../audits/run-audit.job.ts'
import { ask, call, postForm } from '../testing/ask.ts'
import { keepLoggedLines } from '../testing/logged-lines.ts'
import { startTestServer, type TestServerOptions } from '../testing/test-server.ts'
import { refusalOf } from './count-refusals.ts'

const database = await sharedDatabase()
beforeEach(() => emptyTables(database, 'refusals', 'leads'))
keepLoggedLines()

/** What was counted of what is asked of a server: it stores the counts before it ends. */
async function countedAfter(work: (origin: string) => Promise<unknown>, options: TestServerOptions = {}) {
  const server = await startTestServer({ database, ...options })
  await work(server.origin)
  await server.close()
  return counted()
}

async function counted() {
  const rows = await database.transaction(query =>
    query<{ reason: string; times: number }>('select reason, times::int as times from refusals'),
  )
  return Object.fromEntries(rows.map(({ reason, times }) => [reason, times]))
}

test('what the server refuses is counted by reason, whichever part of it refuses', async () => {
  const refused = await countedAfter(
    async origin => {
      const elsewhere = { origin: 'https://evil.example' }
      const values = { ...auditRequest, p_email: 'a@example.org' }
      await call(origin, 'rpc/create_lead_from_contact_form', { values: contact, headers: elsewhere })
      await postForm(origin, '/consents', { values: { choice: 'reject' }, headers: elsewhere })
      await ask(origin, '/rest/v1/rpc/create_lead_from_contact_form')
      await postForm(origin, '/consents', { values: {} })
      await rawly(origin, '\x16\x03\x01 hello\r\n\r\n')
      await call(origin, 'rpc/create_lead_from_contact_form', { values: { ...contact, p_email: 'nobody' } })
      await call(origin, 'rpc/create_free_audit_from_form', { values })
      await call(origin, 'rpc/create_free_audit_from_form', { values: { ...values, p_website: 'b.example' } })
      await postForm(origin, signInPaths.en, { values: { address: 'a@example.org', code: 'WRONG1' } })
    },
    { settings: { AUDITS_PER_NETWORK_PER_DAY: '1' } },
  )
  expect(refused).toEqual({
    forbidden: 2,
    unreadable: 3,
    'invalid-form': 1,
    'too-many-requests': 1,
    'sign-in': 1,
  })
})

test('a missing page is not a refusal, nor is a server that is stopping', async () => {
  const work = async (origin: string) => {
    expect((await ask(origin, '/nowhere')).status).toBe(404)
    expect((await ask(origin, '/desk')).status).toBe(404)
    expect((await ask(origin, '/readyz')).status).toBe(503)
  }
  expect(await countedAfter(work, { isStopping: () => true })).toEqual({})
})

test('an audit of an address that is not public is counted once, however often its report comes', async () => {
  const { audit_id } = await asVisitor(database, query => createFreeAudit(query, auditRequest))
  const problem = { ...failedReport.problem, code: 'private-address' } as typeof failedReport.problem
  for (const report of [1, 2].map(() => ({ ...failedReport, problem })))
    await storeReport(database, audit_id ?? '', report)
  expect(await counted()).toEqual({ 'private-address': 1 })
})

test.each([
  [500, 'failed'],
  [503, 'failed'],
  [429, 'too-many-requests'],
  [422, 'invalid-form'],
  [413, 'unreadable'],
  [410, null],
])('an answer with status %i counts as %s', (status, reason) => {
  expect(refusalOf(status, '/agency/contact')).toBe(reason)
})

/** Sends bytes that are no request. */
function rawly(origin: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(origin)
  const socket = connect({ host: hostname, port: Number(port) })
  socket.end(bytes)
  return text(socket)
}
