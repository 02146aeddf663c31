import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { AuditRecord } from '#contracts/audit-report.ts'
import { readAudit } from '#database/audits.ts'
import type { Database } from '#database/database.ts'
import { emptyTables } from '#database/testing/empty-tables.ts'
import { openInMemory } from '#database/testing/templates.ts'
import { auditRequest, createFreeAudit } from '#database/testing/visitor.ts'
import { type LocalServer, serveLocally } from '#tests/support/local-server.ts'
import { type SampleSite, startSampleSite } from '#tests/support/sample-site.ts'
import { failAudit } from './audits/run-audit.job.ts'
import { readEnvironment } from './environment.ts'
import { keepLoggedLines } from './testing/logged-lines.ts'
import { bottomlessTransport, sender } from './testing/sender.ts'
import { startWorker as startWith, type Worker } from './worker.ts'

let database: Database
let site: SampleSite
let onePage: LocalServer
let silent: LocalServer
let worker: Worker | null = null
beforeAll(async () => {
  database = await openInMemory()
  site = await startSampleSite()
  onePage = await startOnePage()
  silent = await serveLocally(() => {})
})
beforeEach(() => emptyTables(database, 'leads', 'pgboss.job'))
afterEach(() => worker?.stop())
afterAll(async () => {
  await site.close()
  await onePage.close()
  await silent.close()
  await database.close()
})
const log = keepLoggedLines()

/** A site that is audited in no time. */
function startOnePage(): Promise<LocalServer> {
  return serveLocally((request, response) =>
    request.url === '/'
      ? response
          .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
          .end(
            '<html lang="en"><title>Flues</title><main><h1>Flues</h1><p>A flue is a pipe.</p></main></html>',
          )
      : response.writeHead(404).end(),
  )
}

function startWorker(settings: Readonly<Record<string, string>> = {}): Promise<Worker> {
  const allow = [site.host, onePage.host, silent.host].join()
  const environment = readEnvironment({ AUDIT_ALLOW: allow, ...settings })
  return startWith({
    database,
    environment,
    transport: bottomlessTransport,
    sender,
    formSecret: Buffer.from('secret'),
  })
}

async function requestAudit(address: string): Promise<string> {
  const request = { ...auditRequest, p_website: address, p_email: `${crypto.randomUUID()}@example.org` }
  const { audit_id } = await database.transaction(query => createFreeAudit(query, request))
  return audit_id ?? ''
}

async function audit(id: string): Promise<AuditRecord> {
  const [record] = await audits([id])
  return record ?? missing(id)
}

/** Where each stands, all at the same moment. */
function audits(ids: readonly string[]): Promise<readonly AuditRecord[]> {
  return database.transaction(async query => {
    const records: AuditRecord[] = []
    for (const id of ids) records.push((await readAudit(query, id)) ?? missing(id))
    return records
  })
}

function missing(id: string): never {
  throw new Error(`There is no audit ${id}.`)
}

const within = { timeout: 100_000 }

test('a requested audit is run, and its report is stored', async () => {
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

test('the progress of a running audit can be read', async () => {
  const id = await requestAudit(silent.origin)
  worker = await startWorker()
  await expect.poll(async () => (await audit(id)).progress, within).toEqual({ step: 'looking' })
})

test('a worker that stops returns its audit at once, and the next one runs it', async () => {
  const id = await requestAudit(silent.origin)
  worker = await startWorker()
  await expect.poll(async () => (await audit(id)).status, within).toBe('running')
  // The site never answers: a worker that waited for its audit would wait for a minute.
  await worker.stop()
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
    await requestAudit(silent.origin),
    await requestAudit(silent.origin),
    await requestAudit(silent.origin),
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

test('twelve audits requested at once all end with a report, and each shows its place in the queue until then', async () => {
  const ids: string[] = []
  for (let count = 0; count < 12; count += 1) ids.push(await requestAudit(onePage.origin))
  expect((await audits(ids)).map(({ ahead }) => ahead)).toEqual(ids.map((_id, index) => index))

  worker = await startWorker({ CONCURRENT_AUDITS: '4' })
  const placesOfLast = new Set<number>()
  const standing = async () => {
    const records = await audits(ids)
    const unfinished = records.filter(({ status }) => status === 'queued' || status === 'running')
    expect(unfinished.filter(({ status }) => status === 'running').length).toBeLessThanOrEqual(4)
    const last = unfinished.at(-1)
    if (last?.status === 'queued') placesOfLast.add(last.ahead)
    const told = unfinished.map(({ status, ahead }) => (status === 'queued' ? ahead : 0))
    expect(told).toEqual(unfinished.map(({ status }, index) => (status === 'queued' ? index : 0)))
    return unfinished.length
  }
  await expect.poll(standing, { timeout: 220_000 }).toBe(0)

  // They were seen to move up, not only to wait and to be done.
  expect(placesOfLast.size).toBeGreaterThan(2)
  for (const { status, report } of await audits(ids)) {
    expect(status).toBe('completed')
    expect(report?.score).not.toBeNull()
  }
}, 240_000)

test('an abandoned audit ends with a report that says it was our fault', async () => {
  const id = await requestAudit(site.origin)
  await failAudit(database, id)
  expect(await audit(id)).toMatchObject({
    status: 'failed',
    report: { outcome: 'failed', problem: { code: 'internal' } },
  })
})

test('abandoning an audit that has ended changes nothing', async () => {
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
