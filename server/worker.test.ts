import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { AuditRecord } from '#contracts/audit-report.ts'
import { readAudit } from '#database/audits.ts'
import { createFreeAudit } from '#database/calls.ts'
import type { Database } from '#database/database.ts'
import { auditRequest } from '#database/testing/visitor.ts'
import { type SampleSite, startSampleSite } from '#tests/support/sample-site.ts'
import { failAudit } from './audits/fail-audit.job.ts'
import { readEnvironment } from './environment.ts'
import { keepLoggedLines } from './testing/logged-lines.ts'
import { bottomlessPostbox, office } from './testing/office.ts'
import { openMigrated } from './testing/test-server.ts'
import { startWorker as startWith, type Worker } from './worker.ts'

let database: Database
let site: SampleSite
let silent: Server
let worker: Worker | null = null
beforeAll(async () => {
  database = await openMigrated()
  site = await startSampleSite()
  silent = createServer(() => {}).listen(0, 'localhost')
  await once(silent, 'listening')
})
beforeEach(() => database.transaction(query => query('truncate leads cascade; truncate pgboss.job')))
afterEach(() => worker?.stop())
afterAll(async () => {
  await site.close()
  silent.closeAllConnections()
  silent.close()
  await database.close()
})
const log = keepLoggedLines()

function silentAddress(): string {
  return `http://localhost:${(silent.address() as AddressInfo).port}`
}

function startWorker(settings: Readonly<Record<string, string>> = {}): Promise<Worker> {
  const allow = [site.host, new URL(silentAddress()).host].join()
  const environment = readEnvironment({ AUDIT_ALLOW: allow, ...settings })
  return startWith({ database, environment, postbox: bottomlessPostbox, office: async () => office })
}

async function requestAudit(address: string): Promise<string> {
  const request = { ...auditRequest, p_website: address, p_email: `${crypto.randomUUID()}@example.org` }
  const { audit_id } = await database.transaction(query => createFreeAudit(query, request))
  return audit_id ?? ''
}

async function audit(id: string): Promise<AuditRecord> {
  const record = await database.transaction(query => readAudit(query, id))
  if (!record) throw new Error(`There is no audit ${id}.`)
  return record
}

const within = { timeout: 25_000 }

test('an audit that was asked for is run, and its report is stored', async () => {
  const id = await requestAudit(site.origin)
  worker = await startWorker()
  await expect.poll(async () => (await audit(id)).status, within).toBe('completed')
  const { report } = await audit(id)
  expect(report).toMatchObject({ outcome: 'complete', address: `${site.origin}/` })
  expect(report?.score?.points).toBeGreaterThan(0)
  expect(log.lines).toEqual([])
})

test('an address that may not be visited ends with a report that says so', async () => {
  const id = await requestAudit('http://10.0.0.1/')
  worker = await startWorker()
  await expect.poll(async () => (await audit(id)).status, within).toBe('failed')
  expect((await audit(id)).report?.problem?.code).toBe('private-address')
})

test('whoever waits can read where a running audit stands', async () => {
  const id = await requestAudit(silentAddress())
  worker = await startWorker()
  await expect.poll(async () => (await audit(id)).progress, within).toEqual({ step: 'looking' })
})

test('a worker that stops gives its audit back at once, and the next one runs it', async () => {
  const id = await requestAudit(silentAddress())
  worker = await startWorker()
  await expect.poll(async () => (await audit(id)).status, within).toBe('running')
  const start = performance.now()
  await worker.stop()
  expect(performance.now() - start).toBeLessThan(2_000)
  expect((await audit(id)).report).toBeNull()
  expect(await jobs()).toEqual([{ name: 'run-audit', state: 'retry' }])
  expect(log.lines).toEqual([])

  await database.transaction(query =>
    query(`update audits set address = '${site.origin}'; update pgboss.job set start_after = now()`),
  )
  worker = await startWorker()
  await expect.poll(async () => (await audit(id)).status, within).toBe('completed')
})

test('no more audits run at the same time than the setting says', async () => {
  const ids = [
    await requestAudit(silentAddress()),
    await requestAudit(silentAddress()),
    await requestAudit(silentAddress()),
  ]
  worker = await startWorker({ CONCURRENT_AUDITS: '2' })
  const running = async () =>
    (await Promise.all(ids.map(audit))).filter(({ status }) => status === 'running').length
  await expect.poll(running, within).toBe(2)
  expect((await Promise.all(ids.map(audit))).map(({ status }) => status).toSorted()).toEqual([
    'queued',
    'running',
    'running',
  ])
})

test('an audit that was given up ends with a report that says it was our fault', async () => {
  const id = await requestAudit(site.origin)
  await failAudit(database, id)
  expect(await audit(id)).toMatchObject({
    status: 'failed',
    report: { outcome: 'failed', problem: { code: 'internal' } },
  })
})

test('giving up an audit that has ended changes nothing', async () => {
  const id = await requestAudit('http://10.0.0.1/')
  await failAudit(database, id)
  const ended = await audit(id)
  await failAudit(database, id)
  expect(await audit(id)).toEqual(ended)
})

function jobs() {
  return database.transaction(query =>
    query("select name, state::text from pgboss.job where name <> 'send-mail'"),
  )
}
