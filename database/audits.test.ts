import { beforeEach, describe, expect, test } from 'vitest'
import { completeReport as report } from '#tests/support/sample-report.ts'
import { finishAudit, readAudit, recordAuditProgress, startAudit } from './audits.ts'
import { asVisitor } from './calls.ts'
import type { Query } from './database.ts'
import { deleteExpired } from './maintenance/retention.ts'
import { emptyTables } from './testing/empty-tables.ts'
import { engines, sharedDatabase } from './testing/engines.ts'
import { auditRequest, createFreeAudit } from './testing/visitor.ts'

const iso8601 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

describe.each(engines)('on $name', async engine => {
  const database = await sharedDatabase(engine)
  beforeEach(() =>
    emptyTables(database, 'leads', 'audits', 'network_audits', 'network_salts', 'analytics_events'),
  )

  function run<T>(work: (query: Query) => Promise<T>): Promise<T> {
    return database.transaction(work)
  }

  async function requestAudit(): Promise<string> {
    const request = { ...auditRequest, p_email: `${crypto.randomUUID()}@example.org` }
    const { audit_id } = await asVisitor(database, query => createFreeAudit(query, request), {
      address: '192.0.2.1',
    })
    return audit_id ?? ''
  }

  test('a report too large for its readers is not stored', async () => {
    const id = await requestAudit()
    const [finding] = report.findings
    const findings = Array.from({ length: 5_000 }, () => finding).flatMap(one => one ?? [])
    const refused = run(query => finishAudit(query, id, { ...report, findings }))
    await expect(refused).rejects.toThrow('more than 500000 bytes')
    expect((await run(query => readAudit(query, id)))?.report).toBeNull()
  })

  test('a waiting audit has the shape of the contract', async () => {
    const id = await requestAudit()
    expect(await run(query => readAudit(query, id))).toStrictEqual({
      id,
      address: 'https://example.com',
      language: 'en',
      status: 'queued',
      requestedAt: expect.stringMatching(iso8601),
      keptUntil: expect.stringMatching(iso8601),
      ahead: 0,
      progress: null,
      report: null,
    })
  })

  test('times are UTC, whatever the time zone of the session', async () => {
    const id = await requestAudit()
    await run(query => query("update audits set requested_at = '2026-11-21T23:30:00.5Z' where id = $1", [id]))
    const record = await run(async query => {
      await query("set local time zone 'Asia/Tokyo'")
      return readAudit(query, id)
    })
    expect(record?.requestedAt).toBe('2026-11-21T23:30:00.500Z')
  })

  test('an audit says how many run or wait before it, and none once it runs', async () => {
    const ids = [await requestAudit(), await requestAudit(), await requestAudit()]
    // In one millisecond (PGlite counts no finer) the order would be that of the ids.
    for (const [hour, id] of ids.entries()) {
      await run(query =>
        query('update audits set requested_at = requested_at + $1::interval where id = $2', [
          `${hour} hours`,
          id,
        ]),
      )
    }
    const ahead = () => Promise.all(ids.map(async id => (await run(query => readAudit(query, id)))?.ahead))
    expect(await ahead()).toEqual([0, 1, 2])
    await run(query => startAudit(query, ids[1] ?? ''))
    expect(await ahead()).toEqual([0, 0, 2])
    await run(query => finishAudit(query, ids[1] ?? '', report))
    expect(await ahead()).toEqual([0, 0, 1])
  })

  test('a running audit shows its progress, a finished one its report', async () => {
    const id = await requestAudit()
    expect(await run(query => startAudit(query, id))).toEqual({
      address: 'https://example.com',
      language: 'en',
    })
    await run(query => recordAuditProgress(query, id, { step: 'reading', pagesRead: 1, pagesPlanned: 5 }))
    expect(await run(query => readAudit(query, id))).toMatchObject({
      status: 'running',
      progress: { step: 'reading', pagesRead: 1, pagesPlanned: 5 },
      report: null,
    })
    expect(await run(query => finishAudit(query, id, report))).toBe(true)
    expect(await run(query => readAudit(query, id))).toMatchObject({
      status: 'completed',
      progress: null,
      report,
    })
  })

  test('a report whose outcome is failed makes a failed audit', async () => {
    const id = await requestAudit()
    await run(query => finishAudit(query, id, { ...report, outcome: 'failed' }))
    expect(await run(query => readAudit(query, id))).toMatchObject({
      status: 'failed',
      report: { outcome: 'failed' },
    })
  })

  test('an audit abandoned by a worker can be started again, without its old progress', async () => {
    const id = await requestAudit()
    await run(query => startAudit(query, id))
    await run(query => recordAuditProgress(query, id, { step: 'judging' }))
    expect(await run(query => startAudit(query, id))).not.toBeNull()
    expect(await run(query => readAudit(query, id))).toMatchObject({ status: 'running', progress: null })
    expect(await run(query => query('select attempts from audits'))).toEqual([{ attempts: 2 }])
  })

  test('an audit that has ended does not change', async () => {
    const id = await requestAudit()
    await run(query => finishAudit(query, id, report))
    expect(await run(query => startAudit(query, id))).toBeNull()
    await run(query => recordAuditProgress(query, id, { step: 'looking' }))
    expect(await run(query => finishAudit(query, id, { ...report, outcome: 'failed' }))).toBe(false)
    expect(await run(query => readAudit(query, id))).toMatchObject({
      status: 'completed',
      progress: null,
      report,
    })
  })

  test('a report keeps the text of a hostile page, except what no database can store', async () => {
    const id = await requestAudit()
    await run(query => finishAudit(query, id, { ...report, site: 'a\u0000b\ud800 \\u0000 é 😀' }))
    const record = await run(query => readAudit(query, id))
    expect(record?.report?.site).toBe('a\ufffdb\ufffd \\u0000 é 😀')
  })

  test('an address without an audit has no record', async () => {
    expect(await run(query => readAudit(query, crypto.randomUUID()))).toBeNull()
    expect(await run(query => readAudit(query, "1' or '1'='1"))).toBeNull()
    expect(await run(query => startAudit(query, crypto.randomUUID()))).toBeNull()
    expect(await run(query => finishAudit(query, crypto.randomUUID(), report))).toBe(false)
  })

  test('an expired audit is not shown, and is deleted with the networks of earlier days', async () => {
    const [gone, kept] = [await requestAudit(), await requestAudit()]
    await run(query => query('update audits set kept_until = now() where id = $1', [gone]))
    await run(query =>
      query('update network_audits set day = day - 1; update network_salts set day = day - 1'),
    )
    expect(await run(query => readAudit(query, gone))).toBeNull()
    expect(await run(deleteExpired)).toMatchObject({ audits: 1, leads: 0 })
    expect(await run(query => query('select id from audits'))).toEqual([{ id: kept }])
    expect(
      await run(query => query('select 1 from network_audits union all select 1 from network_salts')),
    ).toEqual([])
  })

  test('an expired lead is deleted with its audits', async () => {
    await requestAudit()
    await run(query => query('update leads set kept_until = now()'))
    expect(await run(deleteExpired)).toMatchObject({ audits: 0, leads: 1 })
    expect(await run(query => query('select id from audits'))).toEqual([])
  })
})
