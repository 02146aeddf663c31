import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, test } from 'vitest'
import { lengthLimits } from '#contracts/calls.ts'
import { asVisitor } from './calls.ts'
import { engines, sharedDatabase } from './testing/engines.ts'
import { auditRequest, contact, createFreeAudit, createLead } from './testing/visitor.ts'

const perDay = 'Rate limit exceeded. You can only request 2 free audits per day.'
const perNetwork = 'Rate limit exceeded. Too many audits were requested from this network today.'

const contactRefusals = [
  [{ p_name: '' }, 'Name is required.'],
  [{ p_name: 'a\tb' }, 'Name contains control characters.'],
  [{ p_name: 'n'.repeat(lengthLimits.name + 1) }, 'Name is too long: 100 characters at most.'],
  [{ p_email: '' }, 'Email is required.'],
  [{ p_email: 'marie@example' }, 'Email is not valid.'],
  [{ p_email: `${'a'.repeat(64)}@${'b.'.repeat(95)}org` }, 'Email is too long: 254 characters at most.'],
  [{ p_phone: 'abc' }, 'Phone is not valid.'],
  [{ p_phone: '1'.repeat(lengthLimits.phone + 1) }, 'Phone is too long: 40 characters at most.'],
  [{ p_company: 'c'.repeat(lengthLimits.company + 1) }, 'Company is too long: 120 characters at most.'],
  [{ p_message: '\n\n' }, 'Message is required.'],
  [{ p_message: 'm'.repeat(lengthLimits.message + 1) }, 'Message is too long: 5000 characters at most.'],
  [{ p_language: 'de' }, 'Language must be fr or en.'],
  [{ p_language: null }, 'Language must be fr or en.'],
  [{ p_utm_data: ['a'] }, 'Campaign data must be an object of texts.'],
  [{ p_utm_data: 'a' }, 'Campaign data must be an object of texts.'],
  [{ p_utm_data: { a: { b: 'c' } } }, 'Campaign data must be an object of texts.'],
  [{ p_utm_data: { a: 'a'.repeat(16_000) } }, 'Campaign data is too long: 16000 characters at most.'],
] as const

const auditRefusals = [
  [{ p_website: null }, 'Website is required.'],
  [{ p_website: ' ' }, 'Website is required.'],
  [{ p_website: 'javascript:alert(1)' }, 'Website is not valid.'],
  [{ p_website: '\ufeffjavascript:alert(1)' }, 'Website is not valid.'],
  [{ p_website: 'ftp://example.com' }, 'Website is not valid.'],
  [{ p_website: 'https://user:password@example.com' }, 'Website is not valid.'],
  [{ p_website: 'my website' }, 'Website is not valid.'],
  [
    { p_website: `https://${'w'.repeat(lengthLimits.website)}` },
    'Website is too long: 2048 characters at most.',
  ],
  [{ p_name: null }, 'Name is required.'],
  [{ p_email: 'nobody' }, 'Email is not valid.'],
  [{ p_project_source: 's'.repeat(121) }, 'Project source is too long: 120 characters at most.'],
] as const

test('every sentence of a refusal is in the README', () => {
  const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8')
  const sentences = [...contactRefusals, ...auditRefusals].map(([, sentence]) => sentence)
  expect([...sentences, perDay, perNetwork].filter(sentence => !readme.includes(`\`${sentence}\``))).toEqual(
    [],
  )
})

describe.each(engines)('on $name', async engine => {
  const database = await sharedDatabase(engine)
  // A worker takes them: only so many may wait.
  afterEach(() =>
    database.transaction(query => query("update audits set status = 'running' where status = 'queued'")),
  )

  function requestAudit(changes: Partial<typeof auditRequest>, context?: Parameters<typeof asVisitor>[2]) {
    // A site of its own each time: one site may be audited six times an hour.
    const request = { ...auditRequest, p_website: `https://${crypto.randomUUID()}.example`, ...changes }
    return asVisitor(database, query => createFreeAudit(query, request), context)
  }

  async function counts() {
    const [row] = await database.transaction(query =>
      query(`select (select count(*) from leads)::int as leads, (select count(*) from audits)::int as audits,
                    (select count(*) from pgboss.job where name = 'run-audit')::int as jobs,
                    (select coalesce(sum(audits), 0) from network_audits)::int as networks`),
    )
    return row
  }

  describe('the contact call', () => {
    test('stores a lead as it was typed', async () => {
      const typed = {
        ...contact,
        p_name: '  Zoé ',
        p_phone: '+33 1',
        p_company: 'C&A',
        p_message: ' a\n\n b ',
      }
      const answer = await asVisitor(database, query => createLead(query, typed))
      expect(answer).toEqual({ success: true, error: null, lead_id: expect.any(String) })
      const stored = await database.transaction(query =>
        query('select name, phone, company, message, language, utm_data from leads where id = $1', [
          answer.lead_id,
        ]),
      )
      expect(stored).toEqual([
        {
          name: '  Zoé ',
          phone: '+33 1',
          company: 'C&A',
          message: ' a\n\n b ',
          language: 'fr',
          utm_data: { utm_source: 'website' },
        },
      ])
    })

    test('stores null for optional fields that are blank', async () => {
      const answer = await asVisitor(database, query =>
        createLead(query, { ...contact, p_company: ' ', p_phone: '' }),
      )
      const stored = await database.transaction(query =>
        query('select phone, company from leads where id = $1', [answer.lead_id]),
      )
      expect(stored).toEqual([{ phone: null, company: null }])
    })

    test.each(contactRefusals)('refuses %j with “%s”, and stores nothing', async (changes, error) => {
      const before = await counts()
      // What arrives is whatever was sent: some of these are not of the type of the contract.
      const sent = { ...contact, ...changes } as typeof contact
      const answer = await asVisitor(database, query => createLead(query, sent))
      expect(answer).toMatchObject({ success: false, error, lead_id: null })
      expect(await counts()).toEqual(before)
    })

    test.each([
      [{ p_message: 'a\u0000b' }, '22021'],
      [{ p_message: 'a\udc00b' }, '22021'],
      [{ p_utm_data: { 'a\u0000': '' } }, '22P05'],
    ])('fails on %j, which cannot be stored, with %s', async (changes, code) => {
      const before = await counts()
      const call = asVisitor(database, query => createLead(query, { ...contact, ...changes }))
      await expect(call).rejects.toMatchObject({ code })
      expect(await counts()).toEqual(before)
    })

    test('accepts other JSON types as text', async () => {
      // What arrives is whatever was sent.
      const sent: object = { ...contact, p_name: 42, p_company: true }
      const answer = await asVisitor(database, query => createLead(query, sent as typeof contact))
      const stored = await database.transaction(query =>
        query('select name, company from leads where id = $1', [answer.lead_id]),
      )
      expect(stored).toEqual([{ name: '42', company: 'true' }])
    })

    test.each([
      ['p_name', 'é'.repeat(lengthLimits.name)],
      ['p_email', `${'a'.repeat(64)}@${'b.'.repeat(93)}org`],
      ['p_phone', '1'.repeat(lengthLimits.phone)],
      ['p_company', '企'.repeat(lengthLimits.company)],
      ['p_message', '😀'.repeat(lengthLimits.message)],
      ['p_utm_data', { goals: '\u0001'.repeat(lengthLimits.goals) }],
    ])('counts the length of %s in characters, and accepts the longest', async (parameter, value) => {
      const answer = await asVisitor(database, query => createLead(query, { ...contact, [parameter]: value }))
      expect(answer).toMatchObject({ success: true })
    })

    test.each([null, undefined])('accepts a call whose optional parameters are %s', async absent => {
      const optional = { p_phone: absent, p_company: absent, p_utm_data: absent }
      // A browser may leave out what is empty.
      const sent = { ...contact, ...optional } as unknown as typeof contact
      const answer = await asVisitor(database, query => createLead(query, sent))
      expect(answer).toMatchObject({ success: true })
    })

    test.each([
      ['[]', 'Campaign data must be an object of texts.'],
      ['{"a": 1}', 'Campaign data must be an object of texts.'],
      ['{"a": null, "b": "text"}', null],
    ])('is as strict about campaign data %s when called in SQL', async (campaign, error) => {
      const [row] = await asVisitor(database, query =>
        query(
          `select create_lead_from_contact_form(p_name => 'a', p_email => 'a@b.co', p_message => 'a',
                  p_language => 'fr', p_utm_data => $1) as answer`,
          [campaign],
        ),
      )
      expect(row?.answer).toMatchObject({ error })
    })

    test('answers a call with missing parameters by naming what is missing', async () => {
      const [row] = await asVisitor(database, query =>
        query("select create_lead_from_contact_form(p_name => 'Marie') as answer"),
      )
      expect(row).toEqual({ answer: { success: false, error: 'Email is required.', lead_id: null } })
    })
  })

  describe('the audit call', () => {
    test('stores the lead, the audit and its job', async () => {
      const answer = await requestAudit({
        p_email: 'all@example.org',
        p_website: 'Example.com/page',
        p_language: 'fr',
      })
      expect(answer).toEqual({
        success: true,
        error: null,
        lead_id: expect.any(String),
        audit_id: expect.any(String),
        owner_key: expect.any(String),
      })
      const stored = await database.transaction(query =>
        query(
          `select leads.email, leads.project_source, audits.address, audits.language, audits.status, job.name, job.state::text
           from audits join leads on leads.id = lead_id join pgboss.job on job.data ->> 'auditId' = audits.id::text
           where audits.id = $1`,
          [answer.audit_id],
        ),
      )
      expect(stored).toEqual([
        {
          email: 'all@example.org',
          project_source: 'free_geo_audit_page',
          address: 'Example.com/page',
          language: 'fr',
          status: 'queued',
          name: 'run-audit',
          state: 'created',
        },
      ])
    })

    test('keeps an audit for 12 months', async () => {
      const { audit_id } = await requestAudit({ p_email: 'keep@example.org' })
      const kept = await database.transaction(query =>
        query("select kept_until = requested_at + interval '12 months' as year from audits where id = $1", [
          audit_id,
        ]),
      )
      expect(kept).toEqual([{ year: true }])
    })

    test('leaves neither audit nor job when its transaction is rolled back', async () => {
      const before = await counts()
      const undone = asVisitor(
        database,
        async query => {
          const answer = await createFreeAudit(query, { ...auditRequest, p_email: 'undone@example.org' })
          expect(answer.success).toBe(true)
          throw new Error('undo')
        },
        { address: '192.0.2.99' },
      )
      await expect(undone).rejects.toThrow('undo')
      expect(await counts()).toEqual(before)
    })

    test.each(auditRefusals)('refuses %j with “%s”, and stores nothing', async (changes, error) => {
      const before = await counts()
      const answer = await requestAudit(changes as Partial<typeof auditRequest>, { address: '192.0.2.98' })
      expect(answer).toMatchObject({ success: false, error, lead_id: null })
      expect(await counts()).toEqual(before)
    })

    test.each([
      'example.com',
      'example.com:8080/a?b=c@d',
      'http://localhost:3000',
      'localhost:3000',
      'https://société.fr',
    ])('accepts the web address %s', async website => {
      const answer = await requestAudit({ p_email: `${crypto.randomUUID()}@example.org`, p_website: website })
      expect(answer.success).toBe(true)
    })
  })

  describe('the limit of two a day', () => {
    test('accepts exactly two of 40 simultaneous calls with one address', async () => {
      const before = await counts()
      const answers = await Promise.all(
        Array.from({ length: 40 }, () => requestAudit({ p_email: 'race@example.org' })),
      )
      expect(answers.filter(answer => answer.success)).toHaveLength(2)
      expect(answers.filter(answer => answer.error === perDay)).toHaveLength(38)
      expect(answers.at(-1)).toMatchObject({ lead_id: null, audit_id: null, owner_key: null })
      const after = await counts()
      expect([after?.leads, after?.audits, after?.jobs]).toEqual(
        [before?.leads, before?.audits, before?.jobs].map(count => Number(count) + 2),
      )
    })

    test('is reset at midnight UTC, wherever the caller is', async () => {
      const email = 'midnight@example.org'
      await requestAudit({ p_email: email })
      await requestAudit({ p_email: email })
      const moveAudits = (to: string) =>
        database.transaction(query =>
          query(
            `update audits set requested_at = (${to}) at time zone 'utc'
             where lead_id in (select id from leads where email = $1)`,
            [email],
          ),
        )
      // In Kiritimati it is 14 hours later: its day is never the day of UTC for long.
      const fromKiritimati = () =>
        asVisitor(database, async query => {
          await query("set local time zone 'Pacific/Kiritimati'")
          return createFreeAudit(query, { ...auditRequest, p_email: email })
        })

      await moveAudits("date_trunc('day', now() at time zone 'utc')")
      expect(await fromKiritimati()).toMatchObject({ success: false, error: perDay })
      await moveAudits("date_trunc('day', now() at time zone 'utc') - interval '1 millisecond'")
      expect(await fromKiritimati()).toMatchObject({ success: true })
    })
  })

  describe('the limit of a network', () => {
    const anyone = () => ({ p_email: `${crypto.randomUUID()}@example.org` })

    test('accepts exactly the given number of simultaneous calls from one network', async () => {
      const before = await counts()
      const answers = await Promise.all(
        Array.from({ length: 12 }, () => requestAudit(anyone(), { address: '192.0.2.1', audits: 5 })),
      )
      expect(answers.filter(answer => answer.success)).toHaveLength(5)
      expect(answers.filter(answer => answer.error === perNetwork)).toHaveLength(7)
      const after = await counts()
      expect(Number(after?.leads) - Number(before?.leads)).toBe(5)
      expect(Number(after?.networks) - Number(before?.networks)).toBe(5)
    })

    test('is 20 when nothing else is set', async () => {
      const answers = []
      for (let call = 0; call < 21; call++)
        answers.push(await requestAudit(anyone(), { address: '192.0.2.2' }))
      expect(answers.filter(answer => answer.success)).toHaveLength(20)
      expect(answers.at(-1)).toEqual({
        success: false,
        error: perNetwork,
        lead_id: null,
        audit_id: null,
        owner_key: null,
      })
    })

    test('does not count calls refused by the limit of the address', async () => {
      const email = 'refused@example.org'
      for (let call = 0; call < 4; call++) {
        await requestAudit({ p_email: email }, { address: '192.0.2.3', audits: 3 })
      }
      expect(await requestAudit(anyone(), { address: '192.0.2.3', audits: 3 })).toMatchObject({
        success: true,
      })
    })

    test('counts for the last address of a list', async () => {
      const request = (address: string) => requestAudit(anyone(), { address, audits: 1 })
      expect(await request('198.51.100.8')).toMatchObject({ success: true })
      expect(await request('203.0.113.5, 198.51.100.8')).toMatchObject({ error: perNetwork })
    })

    test('refuses everyone when it is zero', async () => {
      expect(await requestAudit(anyone(), { address: '192.0.2.4', audits: 0 })).toMatchObject({
        error: perNetwork,
      })
    })

    test('does not apply without a network', async () => {
      expect(await requestAudit(anyone(), { audits: 0 })).toMatchObject({ success: true })
    })

    test('is reset the next day, when the networks of the day before are deleted', async () => {
      await requestAudit(anyone(), { address: '192.0.2.5', audits: 1 })
      await database.transaction(query =>
        query('update network_salts set day = day - 1; update network_audits set day = day - 1'),
      )
      expect(await requestAudit(anyone(), { address: '192.0.2.5', audits: 1 })).toMatchObject({
        success: true,
      })
      const left = await database.transaction(query =>
        query(
          'select (select count(*) from network_salts)::int as salts, (select count(*) from network_audits)::int as networks',
        ),
      )
      expect(left).toEqual([{ salts: 1, networks: 1 }])
    })

    test('is applied without storing an address', async () => {
      await requestAudit(anyone(), { address: '192.0.2.250' })
      const [row] = await database.transaction(query =>
        query(`select string_agg(concat_ws(' ', leads.*, audits.*, network_audits.*), ' ') as everything
               from leads, audits, network_audits`),
      )
      expect(row?.everything).not.toContain('192.0.2.250')
    })
  })
})
