import { beforeEach, describe, expect, test } from 'vitest'
import { completeReport } from '#tests/support/sample-report.ts'
import { finishAudit } from '../audits.ts'
import { asVisitor } from '../calls.ts'
import type { Query } from '../database.ts'
import { startMail } from '../mails.ts'
import { deleteExpired } from '../maintenance/retention.ts'
import { emptyTables } from '../testing/empty-tables.ts'
import { engines, sharedDatabase } from '../testing/engines.ts'
import { auditRequest, contact, createFreeAudit, createLead } from '../testing/visitor.ts'

type Request = Parameters<typeof asVisitor>[2]

describe.each(engines)('on $name', async engine => {
  const database = await sharedDatabase(engine)
  beforeEach(() => emptyTables(database, 'leads', 'network_messages', 'spent_form_tokens', 'pgboss.job'))

  const anyone = () => ({ ...contact, p_email: `${crypto.randomUUID()}@example.org` })
  const write = (changes: Partial<typeof contact> = {}, request: Request = {}) =>
    asVisitor(database, query => createLead(query, { ...contact, ...changes }), request)
  const askAudit = (changes: Partial<typeof auditRequest> = {}, request: Request = {}) =>
    asVisitor(database, query => createFreeAudit(query, { ...auditRequest, ...changes }), request)
  const rows = (sql: string) => database.transaction(query => query(sql))
  const leads = () => rows('select quarantined_for from leads order by created_at')
  const mails = () => rows('select kind from mails order by kind').then(all => all.map(({ kind }) => kind))
  const repeat = <T>(times: number, work: (index: number) => Promise<T>) =>
    Promise.all(Array.from({ length: times }, (_, index) => work(index)))

  describe('the same call under the same key', () => {
    test('fifty times at once creates one lead and gives one answer', async () => {
      const answers = await repeat(50, () => write({}, { key: 'a-key' }))
      expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1)
      expect(answers[0]?.success).toBe(true)
      expect(await leads()).toHaveLength(1)
      expect(await mails()).toEqual(['notice', 'receipt'])
    })

    test('fifty times at once creates one audit and one job, within the limits', async () => {
      const answers = await repeat(50, () => askAudit({}, { key: 'a-key', address: '192.0.2.1', audits: 1 }))
      expect(new Set(answers.map(({ audit_id }) => audit_id)).size).toBe(1)
      expect(answers.every(({ success }) => success)).toBe(true)
      expect(await rows("select from pgboss.job where name = 'run-audit'")).toHaveLength(1)
    })

    test('creates another lead when something else was typed', async () => {
      await write({}, { key: 'a-key' })
      await write({ p_message: 'Bonjour, une précision.' }, { key: 'a-key' })
      expect(await leads()).toHaveLength(2)
    })

    test('may succeed after it was refused', async () => {
      const refused = await repeat(11, index => write({ p_message: `Message ${index}` }))
      expect(refused.filter(({ success }) => !success)).toHaveLength(1)
      expect(await write({}, { key: 'a-key' })).toMatchObject({ success: false })
      await rows("update leads set created_at = created_at - interval '1 hour'")
      expect(await write({}, { key: 'a-key' })).toMatchObject({ success: true })
    })

    test('gets the same answer for a day, and is then forgotten', async () => {
      const first = await write({}, { key: 'a-key' })
      const delay = (time: string) =>
        rows(`update answered_calls set answered_at = now() - interval '${time}'`)
      await delay('23 hours 59 minutes')
      expect(await database.transaction(deleteExpired)).toMatchObject({ calls: 0 })
      expect(await write({}, { key: 'a-key' })).toEqual(first)
      await delay('24 hours')
      expect(await database.transaction(deleteExpired)).toMatchObject({ calls: 1 })
      expect(await write({}, { key: 'a-key' })).not.toEqual(first)
    })

    test('is forgotten with its lead', async () => {
      await write({}, { key: 'a-key' })
      await rows("update leads set kept_until = now() - interval '1 second'")
      await database.transaction(deleteExpired)
      expect(await rows('select call from answered_calls')).toEqual([])
      expect(await mails()).toEqual([])
    })
  })

  test('without a key, every call creates a lead', async () => {
    await repeat(3, () => write())
    expect(await leads()).toHaveLength(3)
  })

  describe('a lead in quarantine', () => {
    test.each(['honeypot', 'no-token', 'forged-token', 'early-token', 'expired-token'])(
      'for %s is stored and answered as a success, but no mail is sent',
      async suspicion => {
        expect(await write({}, { suspicion })).toMatchObject({ success: true, error: null })
        expect(await askAudit({}, { suspicion })).toMatchObject({ success: true, error: null })
        expect(await leads()).toEqual([{ quarantined_for: suspicion }, { quarantined_for: suspicion }])
        expect(await mails()).toEqual([])
      },
    )

    test('has its audit run, but gets no mail about the report', async () => {
      const { audit_id } = await askAudit({}, { suspicion: 'no-token' })
      expect(await finish(audit_id)).toBe(true)
      expect(await mails()).toEqual([])
    })

    test('is released, with its mails, by the same call once nothing is suspicious', async () => {
      const { audit_id } = await askAudit({}, { key: 'a-key', suspicion: 'no-token' })
      await finish(audit_id)
      expect(await askAudit({}, { key: 'a-key', suspicion: 'early-token' })).toMatchObject({ audit_id })
      expect(await mails()).toEqual([])

      const token = crypto.randomUUID()
      const answers = await repeat(5, () => askAudit({}, { key: 'a-key', token }))
      expect(answers.every(answer => answer.audit_id === audit_id)).toBe(true)
      expect(await leads()).toEqual([{ quarantined_for: null }])
      expect(await mails()).toEqual(['notice', 'receipt', 'report'])
    })
  })

  test('a token is accepted for one lead, even by simultaneous calls', async () => {
    const token = crypto.randomUUID()
    await repeat(10, index => write(anyone(), { key: `key-${index}`, token }))
    const reasons = (await leads()).map(lead => lead.quarantined_for)
    expect(reasons.filter(reason => reason === null)).toHaveLength(1)
    expect(reasons.filter(reason => reason === 'spent-token')).toHaveLength(9)
  })

  test('a refused call does not use up its token', async () => {
    const token = crypto.randomUUID()
    await write({ p_email: 'marie@' }, { token })
    await write({}, { token })
    expect(await leads()).toEqual([{ quarantined_for: null }])
  })

  describe('the limits of messages', () => {
    const limit = 'Rate limit exceeded. Please try again later.'
    const retryAfter = async (query: Query) => {
      const [row] = await query<{ headers: string }>(
        "select current_setting('response.headers', true) as headers",
      )
      return Number(JSON.parse(row?.headers ?? '[]')[0]?.['Retry-After'])
    }

    test('allow ten an hour for one e-mail address, and say when to come back', async () => {
      const answers = await repeat(15, index =>
        write({
          p_email: index % 2 ? 'Same@Example.org' : ' same@example.org ',
          p_message: `Message ${index}`,
        }),
      )
      expect(answers.filter(({ success }) => success)).toHaveLength(10)
      expect(answers.filter(({ error }) => error === limit)).toHaveLength(5)
      const seconds = await asVisitor(database, async query => {
        await createLead(query, { ...contact, p_email: 'same@example.org' })
        return retryAfter(query)
      })
      expect(seconds).toBeGreaterThan(3_000)
      expect(seconds).toBeLessThanOrEqual(3_600)
      expect(await write()).toMatchObject({ success: true })
    })

    test('first quarantine and then refuse too many messages of one network', async () => {
      await write(anyone(), { address: '192.0.2.9' })
      await rows('update network_messages set messages = 99')
      await write(anyone(), { address: '192.0.2.9' })
      await write(anyone(), { address: '192.0.2.9' })
      expect((await leads()).map(lead => lead.quarantined_for)).toEqual([null, null, 'busy-network'])

      await rows('update network_messages set messages = 199')
      const answers = await repeat(5, () => write(anyone(), { address: '192.0.2.9' }))
      expect(answers.filter(({ success }) => success)).toHaveLength(1)
      const refusal = 'Rate limit exceeded. Too many messages were sent from this network within the hour.'
      expect(answers.filter(({ error }) => error === refusal)).toHaveLength(4)
      expect(await write(anyone(), { address: '192.0.2.10' })).toMatchObject({ success: true })
    })

    test('are reset the next hour, and the networks of earlier days are deleted', async () => {
      await write(anyone(), { address: '192.0.2.9' })
      await rows("update network_messages set messages = 200, hour = hour - interval '1 hour'")
      expect(await write(anyone(), { address: '192.0.2.9' })).toMatchObject({ success: true })
      await rows("update network_messages set hour = hour - interval '2 days'")
      await database.transaction(deleteExpired)
      expect(await rows('select hour from network_messages')).toEqual([])
    })
  })

  describe('a mail', () => {
    test('is stored in the transaction of its lead, or not at all', async () => {
      await asVisitor(database, async query => {
        await createLead(query, contact)
        throw new Error('The connection was lost.')
      }).catch(() => {})
      expect(await mails()).toEqual([])
      expect(await rows('select id from pgboss.job')).toEqual([])
    })

    test('contains everything, including the goals of an audit', async () => {
      const { lead_id, audit_id, owner_key } = await askAudit({
        p_utm_data: { source: 'website', goals: 'Être cité par Perplexity' },
      })
      await finish(audit_id)
      const [{ id } = { id: '' }] = await rows("select id::text from mails where kind = 'report'")
      expect(await database.transaction(query => startMail(query, String(id)))).toEqual({
        id,
        kind: 'report',
        writtenAt: expect.stringMatching(/^\d{4}-.*Z$/),
        attempts: 1,
        text: null,
        held: 0,
        lead: {
          id: lead_id,
          name: auditRequest.p_name,
          email: auditRequest.p_email,
          phone: null,
          company: null,
          message: null,
          goals: 'Être cité par Perplexity',
          language: 'en',
          receivedAt: expect.stringMatching(/^\d{4}-.*Z$/),
        },
        audit: {
          id: audit_id,
          ownerKey: owner_key,
          address: auditRequest.p_website,
          keptUntil: expect.stringMatching(/^\d{4}-.*Z$/),
          points: completeReport.score?.points,
          outcome: completeReport.outcome,
          problem: null,
        },
      })
    })

    test('is not sent to a person who was erased', async () => {
      await write()
      const [{ id } = { id: '' }] = await rows('select id::text from mails limit 1')
      await rows('delete from leads')
      expect(await database.transaction(query => startMail(query, String(id)))).toBeNull()
    })
  })

  function finish(auditId: string | null | undefined): Promise<boolean> {
    return database.transaction(query => finishAudit(query, auditId ?? '', completeReport))
  }
})
