import { beforeEach, describe, expect, test } from 'vitest'
import { completeReport } from '#tests/support/sample-report.ts'
import {
  addRival,
  contradict,
  deleteAudit,
  finishAudit,
  ownsAudit,
  readAudit,
  readReportEnd,
  readSurroundings,
  repeatAudit,
} from '../audits.ts'
import { asVisitor, forVisitor } from '../calls.ts'
import type { Query } from '../database.ts'
import { deleteExpired } from '../maintenance/retention.ts'
import { emptyTables } from '../testing/empty-tables.ts'
import { engines, sharedDatabase } from '../testing/engines.ts'
import { auditRequest, createFreeAudit } from '../testing/visitor.ts'

const perNetwork = 'Rate limit exceeded. Too many audits were requested from this network today.'

describe.each(engines)('on $name', async engine => {
  const database = await sharedDatabase(engine)
  beforeEach(() =>
    emptyTables(
      database,
      'leads',
      'audits',
      'gone_reports',
      'network_audits',
      'network_messages',
      'network_salts',
      'pgboss.job',
    ),
  )

  function run<T>(work: (query: Query) => Promise<T>): Promise<T> {
    return database.transaction(work)
  }

  /** As the server does for a reader: with its own rights, and the network of the reader. */
  function forReader<T>(work: (query: Query) => Promise<T>, audits = 20): Promise<T> {
    return forVisitor(database, work, { address: '192.0.2.7', audits })
  }

  async function requestAudit(): Promise<{ readonly id: string; readonly key: string }> {
    const request = { ...auditRequest, p_email: `${crypto.randomUUID()}@example.org` }
    const answer = await asVisitor(database, query => createFreeAudit(query, request))
    return { id: answer.audit_id ?? '', key: answer.owner_key ?? '' }
  }

  /** An audit that ended some minutes ago. */
  async function finishedAudit(minutesAgo: number) {
    const audit = await requestAudit()
    await age(audit.id, minutesAgo)
    await run(query => finishAudit(query, audit.id, completeReport))
    return audit
  }

  function age(id: string, minutes: number) {
    return run(query =>
      query('update audits set requested_at = requested_at - $1::interval where id = $2', [
        `${minutes} minutes`,
        id,
      ]),
    )
  }

  function idOf(answer: Awaited<ReturnType<typeof repeatAudit>>): string {
    if (!answer || !('audit_id' in answer)) throw new Error(`No audit: ${JSON.stringify(answer)}`)
    return answer.audit_id
  }

  const counts = () =>
    run(query =>
      query(
        `select (select count(*)::int from audits) as audits,
                (select count(*)::int from pgboss.job where name = 'run-audit') as jobs`,
      ),
    )

  describe('the owner of a report', () => {
    test('is identified by the key in the answer to their request', async () => {
      const { id, key } = await requestAudit()
      expect(await run(query => ownsAudit(query, id, key))).toBe(true)
      expect(await run(query => ownsAudit(query, id, id))).toBe(false)
      expect(await run(query => ownsAudit(query, id, 'not a key'))).toBe(false)
    })

    test('deletes it permanently, and its address says so', async () => {
      const { id, key } = await finishedAudit(0)
      expect(await run(query => deleteAudit(query, id, key))).toBe(true)
      expect(await run(query => readAudit(query, id))).toBeNull()
      expect(await run(query => readReportEnd(query, id))).toBe('deleted')
      expect(await run(query => deleteAudit(query, id, key))).toBe(false)
    })

    test('deletes the rival with it', async () => {
      const { id, key } = await finishedAudit(0)
      const rival = idOf(await forReader(query => addRival(query, id, 'https://rival.example')))
      await run(query => deleteAudit(query, id, key))
      expect(await run(query => readAudit(query, rival))).toBeNull()
    })

    test('cannot be someone who only knows the address, or the key of another report', async () => {
      const { id } = await requestAudit()
      const other = await requestAudit()
      for (const key of [other.key, id, '']) {
        expect(await run(query => deleteAudit(query, id, key))).toBe(false)
      }
      expect(await run(query => readAudit(query, id))).not.toBeNull()
    })
  })

  test('an address distinguishes an expired report from one that never existed', async () => {
    const { id } = await finishedAudit(0)
    await run(query => query('update audits set kept_until = now() where id = $1', [id]))
    expect(await run(query => readReportEnd(query, id))).toBe('expired')
    await run(deleteExpired)
    expect(await run(query => readReportEnd(query, id))).toBe('expired')
    expect(await run(query => readReportEnd(query, crypto.randomUUID()))).toBeNull()
    expect(await run(query => readReportEnd(query, "1' or '1'='1"))).toBeNull()
  })

  test('after twelve months, a deleted report is forgotten', async () => {
    const { id, key } = await requestAudit()
    await run(query => deleteAudit(query, id, key))
    await run(query => query('update gone_reports set kept_until = now()'))
    await run(deleteExpired)
    expect(await run(query => readReportEnd(query, id))).toBeNull()
  })

  describe('running again', () => {
    test('creates a new audit of the same address, with its job, for the same owner', async () => {
      const { id, key } = await finishedAudit(11)
      const again = idOf(await forReader(query => repeatAudit(query, id)))
      expect(again).not.toBe(id)
      expect(await counts()).toEqual([{ audits: 2, jobs: 2 }])
      expect(await run(query => readAudit(query, again))).toMatchObject({
        address: 'https://example.com',
        language: 'en',
        status: 'queued',
      })
      expect(await run(query => ownsAudit(query, again, key))).toBe(true)
    })

    test('leads to the newest audit while that is running, or less than ten minutes old', async () => {
      const { id } = await requestAudit()
      await age(id, 60)
      expect(idOf(await forReader(query => repeatAudit(query, id)))).toBe(id)
      await run(query => finishAudit(query, id, completeReport))
      const again = idOf(await forReader(query => repeatAudit(query, id)))
      await run(query => finishAudit(query, again, completeReport))
      expect(idOf(await forReader(query => repeatAudit(query, id)))).toBe(again)
      expect(idOf(await forReader(query => repeatAudit(query, again)))).toBe(again)
      expect(await counts()).toEqual([{ audits: 2, jobs: 2 }])
    })

    test('creates one audit when many readers ask at once', async () => {
      const { id } = await finishedAudit(11)
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => forReader(query => repeatAudit(query, id))),
      )
      expect(new Set(answers.map(idOf)).size).toBe(1)
      expect(await counts()).toEqual([{ audits: 2, jobs: 2 }])
    })

    test('counts for the network, and is refused beyond its limit', async () => {
      const { id } = await finishedAudit(11)
      expect(await forReader(query => repeatAudit(query, id), 0)).toEqual({ error: perNetwork })
      expect(await counts()).toEqual([{ audits: 1, jobs: 1 }])
    })

    test('does not count as one of the two free audits of the day', async () => {
      const request = { ...auditRequest, p_email: 'again@example.org' }
      const first = await asVisitor(database, query => createFreeAudit(query, request))
      await run(query => finishAudit(query, first.audit_id ?? '', completeReport))
      await run(query => query("update audits set requested_at = now() - interval '11 minutes'"))
      await forReader(query => repeatAudit(query, first.audit_id ?? ''))
      // Whatever the time of day is, it was asked for today.
      await run(query => query('update audits set requested_at = now()'))
      const second = await asVisitor(database, query => createFreeAudit(query, request))
      const third = await asVisitor(database, query => createFreeAudit(query, request))
      expect([second.success, third.success]).toEqual([true, false])
    })

    test('links the earlier report and the newer one to each other', async () => {
      const { id } = await finishedAudit(30)
      const again = idOf(await forReader(query => repeatAudit(query, id)))
      expect(await run(query => readSurroundings(query, again))).toMatchObject({
        newest: null,
        previous: completeReport,
      })
      expect(await run(query => readSurroundings(query, id))).toMatchObject({ newest: again, previous: null })
    })

    test('is not possible without a report', async () => {
      expect(await forReader(query => repeatAudit(query, crypto.randomUUID()))).toBeNull()
      expect(await forReader(query => repeatAudit(query, '*'))).toBeNull()
    })
  })

  describe('a finding that a reader says is wrong', () => {
    const finding = completeReport.findings.find(({ pages }) => pages.length > 0)
    const said = {
      check: finding?.check ?? '',
      page: finding?.pages[0]?.address ?? '',
      words: 'Faux :\nla date est en haut.',
    }
    const stored = () =>
      run(query => query<object>('select audit_id, check_id, page, words from contradictions order by id'))

    test('is stored with its page and their words, or with the whole site, also for a rival', async () => {
      const { id } = await finishedAudit(0)
      const rival = idOf(await forReader(query => addRival(query, id, 'https://rival.example')))
      await run(query => finishAudit(query, rival, completeReport))
      expect(await forReader(query => contradict(query, id, said))).toEqual({ audit_id: id })
      await forReader(query => contradict(query, rival, { ...said, page: null }))
      expect(await stored()).toEqual([
        { audit_id: id, check_id: said.check, page: said.page, words: said.words },
        { audit_id: rival, check_id: said.check, page: null, words: said.words },
      ])
    })

    test.each([
      ['a finding that the report does not have', { check: 'no-such-check' }],
      ['a page that the report does not have', { page: 'https://elsewhere.example/' }],
    ])('is refused for %s', async (_what, changes) => {
      const { id } = await finishedAudit(0)
      expect(await forReader(query => contradict(query, id, { ...said, ...changes }))).toBeNull()
      expect(await stored()).toEqual([])
    })

    test('is refused without a report that is kept and complete', async () => {
      const { id } = await requestAudit()
      const expired = await finishedAudit(0)
      await run(query => query('update audits set kept_until = now() where id = $1', [expired.id]))
      for (const report of [id, expired.id, crypto.randomUUID(), '*']) {
        expect(await forReader(query => contradict(query, report, said))).toBeNull()
      }
      expect(await stored()).toEqual([])
    })

    test.each([
      ['  ', 'Message is required.'],
      ['x'.repeat(501), 'Message is too long: 500 characters at most.'],
    ])('is refused with the words %j', async (words, error) => {
      const { id } = await finishedAudit(0)
      expect(await forReader(query => contradict(query, id, { ...said, words }))).toEqual({ error })
      expect(await stored()).toEqual([])
    })

    test('is stored twenty times a day for a report, even at once, and for another report still', async () => {
      const { id } = await finishedAudit(0)
      const other = await finishedAudit(0)
      const answers = await Promise.all(
        Array.from({ length: 22 }, () => forReader(query => contradict(query, id, said))),
      )
      const refused = { error: 'Rate limit exceeded. Please try again later.' }
      expect(answers.filter(answer => answer && 'error' in answer)).toEqual([refused, refused])
      expect(await stored()).toHaveLength(20)
      expect(await forReader(query => contradict(query, other.id, said))).toEqual({ audit_id: other.id })
      await run(query => query("update contradictions set made_at = made_at - interval '1 day'"))
      expect(await forReader(query => contradict(query, id, said))).toEqual({ audit_id: id })
    })

    test('counts as a message of the network, and is refused beyond its limit', async () => {
      const { id } = await finishedAudit(0)
      await forReader(query => contradict(query, id, said))
      expect(await run(query => query('select messages from network_messages'))).toEqual([{ messages: 1 }])
      await run(query => query('update network_messages set messages = 200'))
      expect(await forReader(query => contradict(query, id, said))).toEqual({
        error: 'Rate limit exceeded. Too many messages were sent from this network within the hour.',
      })
      expect(await stored()).toHaveLength(1)
    })

    test('goes with its report: deleted by its owner, or expired', async () => {
      const { id, key } = await finishedAudit(0)
      const expired = await finishedAudit(0)
      await forReader(query => contradict(query, id, said))
      await forReader(query => contradict(query, expired.id, said))
      await run(query => deleteAudit(query, id, key))
      expect(await stored()).toHaveLength(1)
      await run(query => query('update audits set kept_until = now() where id = $1', [expired.id]))
      await run(deleteExpired)
      expect(await stored()).toEqual([])
    })
  })

  describe('a rival', () => {
    test('is audited with a job of its own, and belongs to the report', async () => {
      const { id } = await finishedAudit(0)
      const rival = idOf(await forReader(query => addRival(query, id, 'rival.example')))
      expect(await counts()).toEqual([{ audits: 2, jobs: 2 }])
      const { keptUntil } = (await run(query => readAudit(query, id))) ?? {}
      expect(await run(query => readSurroundings(query, id))).toMatchObject({
        newest: null,
        isRival: false,
        rival: { id: rival, address: 'rival.example', status: 'queued', keptUntil },
      })
      expect(await run(query => readSurroundings(query, rival))).toMatchObject({
        isRival: true,
        rival: null,
        previous: null,
      })
    })

    test('cannot be replaced: the first stays, even when two are named at once', async () => {
      const { id } = await finishedAudit(0)
      const answers = await Promise.all(
        ['one.example', 'two.example', 'three.example'].map(site =>
          forReader(query => addRival(query, id, site)),
        ),
      )
      expect(new Set(answers.map(idOf)).size).toBe(1)
      expect(await counts()).toEqual([{ audits: 2, jobs: 2 }])
    })

    test('that could not be judged may be replaced', async () => {
      const { id } = await finishedAudit(0)
      const mistyped = idOf(await forReader(query => addRival(query, id, 'mistyped.example')))
      await run(query => finishAudit(query, mistyped, { ...completeReport, outcome: 'failed' }))
      const rival = idOf(await forReader(query => addRival(query, id, 'rival.example')))
      expect(rival).not.toBe(mistyped)
      expect(await run(query => readAudit(query, mistyped))).toBeNull()
    })

    test('has no rival of its own, and cannot be repeated', async () => {
      const { id } = await finishedAudit(30)
      const rival = idOf(await forReader(query => addRival(query, id, 'rival.example')))
      await age(rival, 30)
      await run(query => finishAudit(query, rival, completeReport))
      expect(await forReader(query => addRival(query, rival, 'third.example'))).toBeNull()
      expect(await forReader(query => repeatAudit(query, rival))).toBeNull()
      expect(idOf(await forReader(query => repeatAudit(query, id)))).not.toBe(rival)
    })

    test.each([
      ['', 'Website is required.'],
      ['ftp://rival.example', 'Website is not valid.'],
    ])('with the address %j is refused', async (address, error) => {
      const { id } = await finishedAudit(0)
      expect(await forReader(query => addRival(query, id, address))).toEqual({ error })
      expect(await forReader(query => addRival(query, id, 'rival.example'), 0)).toEqual({ error: perNetwork })
      expect(await counts()).toEqual([{ audits: 1, jobs: 1 }])
    })
  })
})
