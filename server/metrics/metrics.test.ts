import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventsCall } from '#contracts/calls.ts'
import { contactForm } from '#contracts/contact-form.ts'
import { contactFormPaths } from '#contracts/paths.ts'
import { recordBackup } from '#database/maintenance/maintenance.ts'
import { engines } from '#database/testing/engines.ts'
import { openInMemory } from '#database/testing/templates.ts'
import { auditRequest, contact } from '#database/testing/visitor.ts'
import { ask, call, postForm } from '../testing/ask.ts'
import { type FallibleDatabase, fallible } from '../testing/fallible-database.ts'
import { keepLoggedLines } from '../testing/logged-lines.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { serveMetrics } from './serve-metrics.ts'

let database: FallibleDatabase
let server: TestServer
let metrics: Metrics
beforeAll(async () => {
  database = fallible(await openInMemory())
  server = await startTestServer({ database, metrics: true })
  if (!server.metrics) throw new Error('The server was to count.')
  metrics = server.metrics
})
afterAll(async () => {
  await server.close()
  await database.close()
})
keepLoggedLines()

/** The value of a line such as `website_jobs{queue="send-mail",state="waiting"} 2`; null when there is none. */
async function figure(line: string): Promise<number | null> {
  const found = (await metrics.text()).split('\n').find(text => text.startsWith(`${line} `))
  return found === undefined ? null : Number(found.slice(line.length + 1))
}

test('figures tell what was accepted, what waits, how long requests took, and how the process is', async () => {
  await call(server.origin, 'rpc/create_free_audit_from_form', { values: auditRequest })
  await call(server.origin, 'rpc/create_lead_from_contact_form', { values: contact })
  await call(server.origin, 'rpc/create_lead_from_contact_form', {
    values: { ...contact, p_email: 'nobody' },
  })
  await ask(server.origin, '/faq')
  await database.transaction(recordBackup)

  expect(await figure('website_accepted_total{kind="message"}')).toBe(1)
  expect(await figure('website_accepted_total{kind="audit"}')).toBe(1)
  expect(await figure('website_refused_total{reason="invalid-form"}')).toBe(1)
  expect(await figure('website_jobs{queue="run-audit",state="waiting"}')).toBe(1)
  expect(await figure('website_oldest_job_seconds{queue="run-audit"}')).toBeGreaterThan(0)
  expect(await figure('website_mails{state="given-up"}')).toBe(0)
  expect(await figure('website_request_seconds_count{route="/rest/v1/rpc/:name",status="2xx"}')).toBe(3)
  expect(await figure('website_request_seconds_count{route="/*",status="2xx"}')).toBe(1)
  expect(await figure('website_database_up')).toBe(1)
  expect(await figure('website_disk_free_bytes')).toBeGreaterThan(0)
  expect(await figure('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0)
  expect(await figure('process_resident_memory_bytes')).toBeGreaterThan(0)
  const backupAt = await figure('website_done_timestamp_seconds{task="backup"}')
  expect(Math.abs((backupAt ?? 0) - Date.now() / 1_000)).toBeLessThan(300)
})

test('a database that is gone is a figure too, and those that it would give are left out', async () => {
  database.error = new Error('Connection terminated')
  expect(await figure('website_database_up')).toBe(0)
  expect(await figure('website_jobs{queue="run-audit",state="waiting"}')).toBeNull()
  database.error = null
  expect(await figure('website_database_up')).toBe(1)
})

test('nothing that a visitor sends becomes a figure, and invented addresses add none', async () => {
  const values = Object.fromEntries(contactForm.fields.map(field => [field, `canary-${field}`]))
  const headers = {
    'user-agent': 'canary-agent',
    referer: 'https://canary.example/',
    cookie: 'canary=canary',
  }
  const send = async (round: number) => {
    await postForm(server.origin, `${contactFormPaths.fr}?q=canary${round}`, {
      values: { ...values, email: `canary${round}@example.org` },
      headers,
    })
    await ask(server.origin, `/canary-${round}?canary`, { headers })
    await ask(server.origin, `/audits/canary-${round}`, { headers })
    await ask(server.origin, `/rest/v1/rpc/canary_${round}`, { method: 'POST', headers })
    await ask(server.origin, eventsCall, { method: 'CANARY', headers }).catch(() => null)
  }
  await send(0)
  const before = lines(await metrics.text())
  for (let round = 1; round <= 20; round += 1) await send(round)
  const text = await metrics.text()
  expect(text).not.toMatch(/canary/i)
  expect(lines(text)).toBe(before)
  expect(before).toBeGreaterThan(50)
  expect(before).toBeLessThan(2_000)
})

/** Without those of Node.js, which adds some when it first collects garbage in another way. */
function lines(text: string): number {
  return text.split('\n').filter(line => line.startsWith('website_')).length
}

test('figures have a port of their own, on this machine alone, and are on no public one', async () => {
  const served = await serveMetrics(metrics, server.environment)
  expect(served.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/metrics$/)
  const { origin } = new URL(served.address)
  const { status, headers, text } = await ask(origin, '/metrics')
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8'])
  expect(text).toContain('# TYPE website_jobs gauge')
  expect((await ask(origin, '/')).status).toBe(404)
  expect((await ask(origin, '/metrics', { method: 'POST' })).status).toBe(404)
  for (const path of ['/metrics', '/en/metrics', '//metrics', '/metrics/'])
    expect((await ask(server.origin, path)).status).not.toBe(200)
  await served.close()
  await expect(ask(origin, '/metrics')).rejects.toThrow('ECONNREFUSED')
})

test.each(engines)('on $name the database gives its figures', async engine => {
  const other = await engine.open()
  const figures = createMetrics({
    database: other,
    disk: { free: async () => 1, refuseFull: async () => {} },
  })
  expect(await figures.text()).toContain('website_jobs{queue="send-mail",state="waiting"} 0')
  await other.close()
})

test('every figure that the panel and the alerts of deploy/ read is there', async () => {
  const files = ['grafana.json', 'alerts.yaml'].map(name => readFileSync(join('deploy', name), 'utf8'))
  const named = new Set(files.join().match(/\b(?:website|process|nodejs)_[a-z0-9_]+/g))
  expect(named.size).toBeGreaterThan(10)
  const text = await metrics.text()
  expect([...named].filter(name => !new RegExp(`^${name}[ {]`, 'm').test(text))).toEqual([])
})
