import { PostgrestClient } from '@supabase/postgrest-js'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type AuditParameters,
  auditCall,
  type ContactParameters,
  contactCall,
  eventsCall,
} from '#contracts/calls.ts'
import { envelope } from '#contracts/forms.ts'
import type { Database } from '#database/database.ts'
import { engines } from '#database/testing/engines.ts'
import { auditRequest, contact } from '#database/testing/visitor.ts'
import { ask } from '#server/testing/ask.ts'
import { consentingHeaders } from '#server/testing/consenting.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'

const event = {
  event_type: 'page_view',
  site_id: 'ibid',
  page_path: '/',
  session_id: 'a-session',
  device_type: 'desktop',
  geo_metric: { page_type: 'home', content_language: 'fr', is_geo_optimized: true },
  properties: { timestamp: new Date().toISOString() },
}

/** Whole requests are refused too, by the other tests. */
const eventsRefused = `select reason, times::int as times from refusals
  where reason not in ('too-many-requests', 'forbidden', 'unreadable', 'invalid-form', 'failed') order by reason`

describe.each(engines)('the calls on $name, made with the client of PostgREST', engine => {
  let database: Database
  let server: TestServer
  let client: PostgrestClient
  beforeAll(async () => {
    database = await engine.open()
    server = await startTestServer({ database, settings: { AUDITS_PER_NETWORK_PER_DAY: '5' } })
    client = new PostgrestClient(`${server.origin}/rest/v1`, { headers: consentingHeaders() })
  })
  beforeEach(() =>
    rows('truncate leads, network_audits, network_messages, analytics_events cascade; truncate pgboss.job'),
  )
  afterAll(async () => {
    await server.close()
    await database.close()
  })

  function rows(sql: string) {
    return database.transaction(query => query(sql))
  }

  function createLead(parameters: Readonly<Record<keyof ContactParameters, unknown>>) {
    return client.rpc('create_lead_from_contact_form', parameters)
  }

  function createAudit(parameters: AuditParameters) {
    return client.rpc('create_free_audit_from_form', parameters)
  }

  describe('a procedure', () => {
    test('answers with the id of what it stored', async () => {
      const { data, error, status } = await createLead(contact)
      expect({ error, status }).toEqual({ error: null, status: 200 })
      expect(data).toEqual({ success: true, error: null, lead_id: expect.stringMatching(/^[0-9a-f-]{36}$/) })
      expect(await rows('select id::text, name, email from leads')).toEqual([
        { id: data.lead_id, name: contact.p_name, email: contact.p_email },
      ])
    })

    test('answers with the sentence of a refusal, and stores nothing', async () => {
      const { data, status } = await createLead({ ...contact, p_email: 'marie@' })
      expect([status, data]).toEqual([200, { success: false, error: 'Email is not valid.', lead_id: null }])
      expect(await rows('select from leads')).toEqual([])
    })

    test('with one key stores one lead, however often it is sent and however many times at once', async () => {
      const keyed = new PostgrestClient(`${server.origin}/rest/v1`, {
        headers: { [envelope.key.header]: crypto.randomUUID() },
      })
      const send = () => keyed.rpc('create_lead_from_contact_form', contact)
      const answers = [...(await Promise.all(Array.from({ length: 50 }, send))), await send()]
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
      expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1)
      expect(await rows('select id::text from leads')).toEqual([{ id: answers[0]?.data.lead_id }])

      await keyed.rpc('create_lead_from_contact_form', { ...contact, p_message: 'Une précision.' })
      expect(await rows('select from leads')).toHaveLength(2)
    })

    test('that reaches a limit says in a header when to come back', async () => {
      for (let message = 0; message < 10; message++) await createLead(contact)
      const { status, headers, text } = await ask(server.origin, contactCall, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(contact),
      })
      expect([status, JSON.parse(text)]).toEqual([
        200,
        { success: false, error: 'Rate limit exceeded. Please try again later.', lead_id: null },
      ])
      expect(Number(headers['retry-after'])).toBeGreaterThan(3_000)
    })

    test('applies the setting for one network', async () => {
      const answers = []
      for (const number of [1, 2, 3, 4, 5, 6]) {
        answers.push((await createAudit({ ...auditRequest, p_email: `visitor-${number}@example.org` })).data)
      }
      expect(answers.map(({ success }) => success)).toEqual([true, true, true, true, true, false])
      expect(answers[5].error).toContain('Too many audits were requested from this network today.')
    })

    test('keeps every character of a text', async () => {
      const message = 'Ça va ? 𝄞 "quotes" \\ $1 %s \' ; -- \n\ttab 日本語'
      const { data } = await createLead({ ...contact, p_message: message })
      expect(data.success).toBe(true)
      expect(await rows('select message from leads')).toEqual([{ message }])
    })

    test.each([
      ['a NUL', 'a\0b'],
      ['half of a surrogate pair', 'a\ud800b'],
    ])('refuses %s, which cannot be stored', async (_what, text) => {
      const message = await createLead({ ...contact, p_message: text })
      const campaign = await createLead({ ...contact, p_utm_data: { source: text } })
      expect([message.status, campaign.status]).toEqual([400, 400])
      expect(await rows('select from leads')).toEqual([])
    })

    test.each([
      ['an unknown name', 'nothing', {}],
      ['an unknown parameter', 'create_lead_from_contact_form', { p_name: 'Marie', p_role: 'admin' }],
      ['names that every object has', 'create_lead_from_contact_form', { toString: 'x', constructor: 'y' }],
      ['a name that visitors may not call', 'read_audit', { p_audit_id: crypto.randomUUID() }],
      ['a name of PostgreSQL itself', 'pg_sleep', { seconds: 1 }],
      ['SQL in place of a name', 'create_lead_from_contact_form"(); select "1', {}],
    ])('is not found by %s', async (_what, name, parameters) => {
      const { data, error, status } = await client.rpc(name, parameters)
      expect({ data, status }).toEqual({ data: null, status: 404 })
      expect(error).toMatchObject({ code: 'PGRST202', details: null, hint: null })
      expect(error?.message).toContain(`Could not find the function public.${name}(`)
    })
  })

  describe('an insert', () => {
    test('of one row stores it', async () => {
      const { error, status } = await client.from('analytics_events').insert(event)
      expect({ error, status }).toEqual({ error: null, status: 201 })
      expect(
        await rows('select event_type, event_category, geo_metric, properties from analytics_events'),
      ).toEqual([
        {
          event_type: 'page_view',
          event_category: 'general',
          geo_metric: event.geo_metric,
          properties: event.properties,
        },
      ])
    })

    test('of many rows stores all of them, null where one lacks a column', async () => {
      const others = [event, { ...event, page_path: '/faq', referrer: 'https://example.org/' }]
      const { error, status } = await client
        .from('analytics_events')
        .insert(others.map(row => ({ ...row, event_category: 'test' })))
      expect({ error, status }).toEqual({ error: null, status: 201 })
      expect(await rows('select page_path, referrer from analytics_events order by id')).toEqual([
        { page_path: '/', referrer: null },
        { page_path: '/faq', referrer: 'https://example.org/' },
      ])
    })

    test('of many rows stores all or none', async () => {
      const { error, status } = await client.from('analytics_events').insert([
        { ...event, event_category: 'test' },
        { ...event, event_category: 'test', device_type: 'toaster' },
      ])
      expect([status, error?.code]).toEqual([400, '23514'])
      expect(await rows('select from analytics_events')).toEqual([])
    })

    test('of no rows stores none', async () => {
      expect((await client.from('analytics_events').insert([])).status).toBe(201)
    })

    test('refused by a constraint names it, and quotes no row', async () => {
      const { error, status } = await client
        .from('analytics_events')
        .insert({ ...event, device_type: 'toaster' })
      expect(status).toBe(400)
      expect(error).toMatchObject({ code: '23514', details: null, hint: null })
      expect(error?.message).toContain('analytics_events_device_type_check')
      expect(JSON.stringify(error)).not.toContain('toaster')
    })

    test('into an unknown column says so', async () => {
      const { error, status } = await client.from('analytics_events').insert({ ...event, color: 'red' })
      expect([status, error?.code]).toEqual([400, 'PGRST204'])
      expect(error?.message).toBe(
        "Could not find the 'color' column of 'analytics_events' in the schema cache",
      )
    })

    test('into a column that visitors may not set is not allowed', async () => {
      const { error, status } = await client
        .from('analytics_events')
        .insert({ ...event, received_at: '2020-01-01' })
      expect([status, error?.code]).toEqual([401, '42501'])
      expect(await rows('select from analytics_events')).toEqual([])
    })

    test.each(['leads', 'audits', 'pg_class', 'nothing'])('into %s is not found', async table => {
      const { error, status } = await client.from(table).insert({ name: 'Marie' })
      expect([status, error?.code]).toEqual([404, 'PGRST205'])
    })
  })

  describe('a request that our pages never send', () => {
    /** A post that the client of PostgREST cannot send. */
    function post(path: string, body: string | Buffer, headers: Readonly<Record<string, string>> = {}) {
      return ask(server.origin, path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
      })
    }

    test.each([
      ['broken JSON', contactCall, '{"p_name":', 400, 'PGRST102'],
      ['an empty body', contactCall, '', 400, 'PGRST102'],
      ['a list of parameters', contactCall, '[1]', 400, 'PGRST102'],
      ['a text in place of parameters', contactCall, '"p_name"', 400, 'PGRST102'],
      ['null in place of parameters', contactCall, 'null', 400, 'PGRST102'],
      ['a polluted prototype', contactCall, '{"__proto__":{"p_name":"x"}}', 400, 'PGRST102'],
      [
        'rows that differ without saying which columns',
        eventsCall,
        '[{"event_type":"a"},{"site_id":"b"}]',
        400,
        'PGRST102',
      ],
      [
        'a parameter nested too deeply',
        contactCall,
        `{"p_utm_data":${'['.repeat(9_000)}${']'.repeat(9_000)}}`,
        400,
        'PGRST102',
      ],
      ['a row of nothing', eventsCall, '{}', 400, 'PGRST102'],
      ['a number in place of a row', eventsCall, '[1]', 400, 'PGRST102'],
      [
        'a body that is too large',
        contactCall,
        JSON.stringify({ p_message: 'a'.repeat(70_000) }),
        413,
        '413',
      ],
      ['a path that leads nowhere', '/rest/v1/rpc/a/b', '{}', 404, 'PGRST125'],
    ])('with %s is refused', async (_what, path, body, status, code) => {
      const answer = await post(path, body)
      expect(answer.status).toBe(status)
      expect(JSON.parse(answer.text)).toEqual({
        code,
        details: null,
        hint: null,
        message: expect.any(String),
      })
    })

    test.each([
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/jsonp',
      '',
    ])('in the media type "%s" is refused, since any other site could send it', async type => {
      const answer = await post(auditCall, JSON.stringify(auditRequest), { 'content-type': type })
      expect([answer.status, JSON.parse(answer.text).code]).toEqual([415, 'PGRST107'])
      expect(await rows('select from leads')).toEqual([])
    })

    test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
      'with the method %s is refused, and POST is named as the allowed one',
      async method => {
        for (const path of [auditCall, eventsCall]) {
          const answer = await ask(server.origin, path, { method })
          expect([answer.status, answer.headers.allow]).toEqual([405, 'POST'])
        }
      },
    )

    test.each([
      ['compressed', { 'content-encoding': 'gzip' }, 415, 'PGRST107'],
      ['in another encoding', { 'content-type': 'application/json; charset=utf-16' }, 415, 'PGRST107'],
    ])('%s is refused', async (_what, headers, status, code) => {
      const answer = await post(contactCall, '{}', headers)
      expect([answer.status, JSON.parse(answer.text).code]).toEqual([status, code])
    })

    test('in bytes that are not UTF-8 is refused, and nothing is stored', async () => {
      const latin1 = Buffer.from(JSON.stringify({ ...contact, p_name: 'Zoé' }), 'latin1')
      const answer = await post(contactCall, latin1)
      expect([answer.status, JSON.parse(answer.text).code]).toEqual([400, 'PGRST102'])
      expect(await rows('select from leads')).toEqual([])
    })

    test('from a page of another site is refused', async () => {
      const answer = await post(contactCall, JSON.stringify(contact), { origin: 'https://evil.example' })
      expect([answer.status, JSON.parse(answer.text).code]).toEqual([403, '403'])
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
      expect(await rows('select from leads')).toEqual([])
    })

    test('with events that may not be stored is accepted, and each refusal is counted', async () => {
      const headers = consentingHeaders()
      const old = { ...event, properties: { timestamp: '2020-01-01T00:00:00.000Z' } }
      await post(eventsCall, JSON.stringify([event, event]), { 'user-agent': headers['user-agent'] })
      await post(eventsCall, JSON.stringify(event), { ...headers, 'user-agent': 'GPTBot/1.4' })
      await post(eventsCall, JSON.stringify([event, old]), headers)
      await post(eventsCall, JSON.stringify({ ...event, color: 'red' }), headers)
      expect(await rows('select from analytics_events')).toHaveLength(1)
      await expect
        .poll(() => rows(eventsRefused))
        .toEqual([
          { reason: 'no-consent', times: 2 },
          { reason: 'robot', times: 1 },
          { reason: 'too-old', times: 1 },
          // One from a test above, one from this test.
          { reason: 'unknown-field', times: 2 },
        ])
    })

    test('that names its columns fills only those', async () => {
      const columns = encodeURIComponent(
        '"event_type","site_id","page_path","session_id","device_type","geo_metric","properties","event_category"',
      )
      const row = { ...event, event_category: 'test', color: 'red' }
      const answer = await post(
        `${eventsCall}?columns=${columns}`,
        JSON.stringify([row]),
        consentingHeaders(),
      )
      expect(answer.status).toBe(201)
      expect(await rows('select event_category from analytics_events')).toEqual([{ event_category: 'test' }])
    })
  })
})
