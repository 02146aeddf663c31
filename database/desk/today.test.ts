import { beforeEach, describe, expect, test } from 'vitest'
import { completeReport } from '#tests/support/sample-report.ts'
import { contradict } from '../audits.ts'
import { asVisitor } from '../calls.ts'
import { countRefusals } from '../maintenance/daily-counts.ts'
import { changeLead, releaseFromQuarantine } from './leads.ts'
import { handleContradiction, readToday, retryMail, sendHeldMails } from './today.ts'
import { recordMailFailure } from '../mails.ts'
import { emptyTables } from '../testing/empty-tables.ts'
import { engines } from '../testing/engines.ts'
import { sharedDesk } from '../testing/member.ts'
import { finishedReport } from '../testing/finished-report.ts'
import { contact, createLead } from '../testing/visitor.ts'

describe.each(engines)('on $name', async engine => {
  const { database, rows, desk } = await sharedDesk(engine)
  beforeEach(() => emptyTables(database, 'leads', 'network_messages', 'refusals', 'pgboss.job'))

  const write = async (p_name: string, visitor: Parameters<typeof asVisitor>[2] = {}) => {
    const lead = { ...contact, p_name, p_email: `${crypto.randomUUID()}@example.org` }
    return (await asVisitor(database, query => createLead(query, lead), visitor)).lead_id ?? ''
  }

  const [{ check } = { check: '' }] = completeReport.findings
  /** Of a report, which is stored. */
  const audited = () => database.transaction(query => finishedReport(query))

  test('leads without an answer are listed, the oldest first, and none in quarantine', async () => {
    await write('Second')
    await write('Held', { suspicion: 'honeypot' })
    const first = await write('First')
    await rows(`update leads set created_at = now() - interval '30 hours' where id = '${first}'`)
    const answered = await write('Answered')
    await desk(query => changeLead(query, answered, { state: 'answered', owner: null, followUpOn: null }))
    const { unanswered, counts } = await desk(readToday)
    expect(unanswered.map(({ name }) => name)).toEqual(['First', 'Second'])
    expect(counts).toEqual({ new: 2, answered: 1, won: 0, lost: 0, quarantine: 1 })
  })

  test('a lead is listed again on its day, unless it is won or lost', async () => {
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
    const follow = async (name: string, state: 'answered' | 'won', days: number) => {
      const id = await write(name)
      await desk(query => changeLead(query, id, { state, owner: null, followUpOn: day(days) }))
    }
    await follow('Due', 'answered', 0)
    await follow('Overdue', 'answered', -3)
    await follow('Later', 'answered', 2)
    await follow('Won', 'won', -1)
    expect((await desk(readToday)).followUps.map(({ name }) => name)).toEqual(['Overdue', 'Due'])
  })

  test('mails that wait, are held or were given up are counted, and each given up is tried again once', async () => {
    const id = await write('Marie')
    const [{ mail } = { mail: '' }] = await rows(
      `select id::text as mail from mails where lead_id = '${id}' and kind = 'receipt'`,
    )
    await database.transaction(query =>
      recordMailFailure(query, String(mail), { failure: '550 no such mailbox', isGivenUp: true }),
    )
    await rows("update mails set held_at = now() where kind = 'notice'")
    const { mails, givenUp } = await desk(readToday)
    expect(mails).toEqual({ waiting: 0, held: 1, 'given-up': 1 })
    expect(givenUp).toEqual([
      { id: mail, kind: 'receipt', leadId: id, failure: '550 no such mailbox', name: 'Marie' },
    ])
    await emptyTables(database, 'pgboss.job')
    expect(await desk(query => retryMail(query, String(mail)))).toBe(true)
    expect(await desk(query => retryMail(query, String(mail)))).toBe(false)
    expect(await desk(sendHeldMails)).toBe(1)
    expect(await rows("select from pgboss.job where name = 'send-mail'")).toHaveLength(2)
    expect((await desk(readToday)).mails).toEqual({ waiting: 2, held: 0, 'given-up': 0 })
  })

  test('what readers say is wrong in findings is counted, and the newest twenty are listed', async () => {
    expect(await desk(readToday)).toMatchObject({ contradictions: 0, newestContradictions: [] })
    const auditId = await audited()
    await database.transaction(async query => {
      for (let said = 1; said <= 20; said += 1)
        await contradict(query, auditId, { check, page: null, words: `Faux ${said}` })
      await query("update contradictions set made_at = made_at - interval '1 day'")
      await contradict(query, auditId, { check, page: null, words: 'Faux 21' })
    })
    const { contradictions, newestContradictions } = await desk(readToday)
    expect(contradictions).toBe(21)
    expect(newestContradictions.map(({ words }) => words)).toEqual(
      Array.from({ length: 20 }, (_, index) => `Faux ${21 - index}`),
    )
    expect(newestContradictions[0]).toMatchObject({ auditId, site: completeReport.site, check, page: null })
  })

  test('what a reader says is wrong is listed until a member has handled it, and again once it is reopened', async () => {
    const auditId = await audited()
    await database.transaction(query => contradict(query, auditId, { check, page: null, words: 'Faux' }))
    const [{ id } = { id: 0 }] = (await desk(readToday)).newestContradictions
    const told = { id, words: 'Faux', handledAt: null, handledBy: null }
    expect(await desk(readToday)).toMatchObject({ contradictions: 1, newestContradictions: [told] })
    expect(await desk(query => handleContradiction(query, String(id), true))).toBe(true)
    const handled = { ...told, handledAt: expect.any(String), handledBy: 'camille@ibid.example' }
    expect(await desk(readToday)).toMatchObject({
      contradictions: 0,
      newestContradictions: [],
      handledContradictions: [handled],
    })
    expect(await desk(query => handleContradiction(query, String(id), false))).toBe(true)
    expect(await desk(readToday)).toMatchObject({
      contradictions: 1,
      newestContradictions: [told],
      handledContradictions: [],
    })
    expect(await desk(query => handleContradiction(query, String(id + 1), true))).toBe(false)
  })

  test('refusals are counted by reason, for this day and for seven', async () => {
    expect((await desk(readToday)).refused).toEqual({})
    await database.transaction(query => countRefusals(query, { 'no-consent': 4, forbidden: 2 }))
    await database.transaction(query => countRefusals(query, { forbidden: 1 }))
    const utcDay = "(now() at time zone 'utc')::date"
    await rows(`insert into refusals values (${utcDay} - 6, 'forbidden', 5), (${utcDay} - 3, 'failed', 1)`)
    await rows(`insert into refusals values (${utcDay} - 7, 'forbidden', 100)`)
    expect((await desk(readToday)).refused).toEqual({
      'no-consent': { today: 4, week: 4 },
      forbidden: { today: 3, week: 8 },
      failed: { today: 0, week: 1 },
    })
  })

  test('leads in quarantine count among what was refused, until they are released', async () => {
    const [old, released] = [await held(), await held(), await held()]
    await rows(`update leads set created_at = now() - interval '8 days' where id = '${old}'`)
    expect((await desk(readToday)).refused).toEqual({ quarantine: { today: 2, week: 2 } })
    await desk(query => releaseFromQuarantine(query, released ?? ''))
    expect((await desk(readToday)).refused).toEqual({ quarantine: { today: 1, week: 1 } })
  })
  const held = () => write('Held', { suspicion: 'honeypot' })
})
