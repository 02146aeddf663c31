import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asVisitor, atDesk, isCallable } from '../calls.ts'
import type { Database } from '../database.ts'
import { engines } from '../testing/engines.ts'

/** Each of them either signs in, or asks first who calls (`calling_member`). */
const deskProcedures = [
  'answer_lead',
  'change_lead',
  'change_watched_site',
  'end_client_link',
  'end_session',
  'erase_person',
  'export_leads',
  'handle_contradiction',
  'import_report',
  'list_audited_sites',
  'list_leads',
  'list_sessions',
  'list_watched_sites',
  'make_client_link',
  'note_lead',
  'read_audience',
  'read_audited_site',
  'read_crawler_figures',
  'read_lead',
  // Of two forms: one is of older versions.
  'read_member',
  'read_member',
  'read_reports_to_compare',
  'read_today',
  'read_watched_site',
  'read_watched_site_now',
  'release_from_quarantine',
  'repeat_audit_at_desk',
  'request_sign_in',
  'retry_mail',
  'send_held_mails',
  'sign_in_by_code',
  'sign_in_by_link',
  'stop_watching_site',
  'watch_sites',
]

const insufficientPrivilege = { code: '42501' }
const checkViolation = { code: '23514' }
const notNullViolation = { code: '23502' }
const generatedAlways = { code: '428C9' }

const event = {
  event_type: 'page_view',
  site_id: 'ibid',
  page_path: '/en',
  referrer: '',
  session_id: 'c0ffee',
  device_type: 'desktop',
  geo_metric: { page_type: 'home', content_language: 'en', is_geo_optimized: true, section: 'hero' },
  properties: { timestamp: '2026-11-21T10:00:00.000Z', performance_metrics: { first_paint: 12 } },
}

describe.each(engines)('on $name', engine => {
  let database: Database
  beforeAll(async () => {
    database = await engine.open()
  })
  afterAll(() => database.close())

  function insertEvent(changes: Record<string, unknown> = {}) {
    const values = Object.entries({ ...event, ...changes }).filter(([, value]) => value !== undefined)
    const columns = values.map(([column]) => column)
    const places = values.map((_, index) => `$${index + 1}`)
    return asVisitor(database, query =>
      query(
        `insert into analytics_events (${columns}) values (${places})`,
        values.map(([, value]) =>
          value !== null && typeof value === 'object' ? JSON.stringify(value) : value,
        ),
      ),
    )
  }

  function callableBy(role: 'anon' | 'desk') {
    return database.transaction(query =>
      query<{ name: string; parameters: string[] }>(
        `select proname as name, to_jsonb(proargnames) as parameters from pg_proc
         where pronamespace = 'public'::regnamespace and has_function_privilege($1, oid, 'execute') order by 1`,
        [role],
      ),
    )
  }

  test('a visitor may execute only the two calls', async () => {
    const allowed = await callableBy('anon')
    expect(allowed.map(row => row.name)).toEqual([
      'create_free_audit_from_form',
      'create_lead_from_contact_form',
    ])
    expect(allowed.filter(({ name, parameters }) => !isCallable(name, parameters))).toEqual([])
  })

  test('the desk may execute only its procedures', async () => {
    const allowed = await callableBy('desk')
    expect(allowed.map(row => row.name)).toEqual(deskProcedures)
    expect(allowed.filter(({ name, parameters }) => isCallable(name, parameters ?? []))).toEqual([])
  })

  function rightsOf(role: 'anon' | 'desk') {
    return database.transaction(query =>
      query<{ name: string }>(
        `select relname || ' ' || privilege as name
         from pg_class, unnest(array['select', 'insert', 'update', 'references']) as privilege
         where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'p')
           and has_any_column_privilege($1, pg_class.oid, privilege)
         union all
         select relname || ' ' || privilege
         from pg_class, unnest(array['delete', 'truncate', 'trigger']) as privilege
         where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'p')
           and has_table_privilege($1, pg_class.oid, privilege)`,
        [role],
      ),
    )
  }

  test('a visitor may insert events, and has no other right on any table', async () => {
    const rights = await rightsOf('anon')
    expect(rights.map(row => row.name)).toEqual(['analytics_events insert'])
  })

  test('the desk has no right on any table', async () => {
    expect(await rightsOf('desk')).toEqual([])
  })

  test('row-level security is on for every table', async () => {
    const open = await database.transaction(query =>
      query(
        "select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and not relrowsecurity",
      ),
    )
    expect(open).toEqual([])
  })

  test.each([
    'select * from leads',
    'select * from audits',
    'select * from analytics_events',
    'select * from consents',
    'select * from crawler_visits',
    'select * from refusals',
    'select * from refused_events',
    'select * from applied_files',
    'select * from network_audits',
    'select * from network_salts',
    'select * from gone_reports',
    'select * from answered_calls',
    'select * from form_token_secret',
    'select * from spent_form_tokens',
    'select * from network_messages',
    'select * from mails',
    'select * from pgboss.job',
    "insert into leads (name, email, language) values ('a', 'a@b.co', 'fr')",
    'update audits set status = status',
    'delete from analytics_events',
    'truncate analytics_events',
    'select read_audit(gen_random_uuid())',
    'select start_audit(gen_random_uuid())',
    "select finish_audit(gen_random_uuid(), 'failed', '{}')",
    "select enqueue_job('run-audit', '{}')",
    "select take_maintenance('retention', now())",
    'select count_network_audit()',
    'select earlier_answer(null)',
    'select suspicion_of_call()',
    'select release_lead(gen_random_uuid())',
    "select write_mail(gen_random_uuid(), 'receipt')",
    'select start_mail(gen_random_uuid())',
    'select delete_expired_audits()',
    'select delete_audit(gen_random_uuid(), gen_random_uuid())',
    'select repeat_audit(gen_random_uuid())',
    "select add_rival(gen_random_uuid(), 'rival.example')",
    "select contradict(gen_random_uuid(), 'https', null, 'a')",
    'select * from contradictions',
    'select delete_expired_consents()',
    'select delete_expired_crawler_visits()',
    "select record_crawler_visits('[]')",
    "select count_refusals('{}')",
    "select count_refused_events('{}')",
    "select daily_counts('2026-11-21')",
    'select * from members',
    'select * from sign_in_codes',
    'select * from sign_in_attempts',
    'select * from desk_sessions',
    "insert into members (email) values ('mallory@example.org')",
    "select set_members('[]')",
    'select make_sign_in_link(null)',
    "select request_sign_in('camille@ibid.example')",
    "select sign_in_by_code('camille@ibid.example', 'A1B2C3', 'Firefox 145')",
    "select sign_in_by_link('abc', 'Firefox 145')",
    'select read_member(true)',
    'select read_member()',
    'select * from lead_notes',
    "select list_leads('{}')",
    "select export_leads('{}')",
    'select read_lead(gen_random_uuid())',
    "select change_lead(gen_random_uuid(), 'won', null, null)",
    "select note_lead(gen_random_uuid(), gen_random_uuid(), 'a')",
    "select answer_lead(gen_random_uuid(), gen_random_uuid(), 'a')",
    'select release_from_quarantine(gen_random_uuid())',
    'select erase_person(gen_random_uuid())',
    'select read_today()',
    "select list_audited_sites('{}')",
    "select read_audited_site('example.com')",
    "select read_reports_to_compare('example.com', gen_random_uuid(), gen_random_uuid())",
    'select repeat_audit_at_desk(gen_random_uuid())',
    "select read_audience(30, 'ibid.example')",
    'select read_crawler_figures()',
    "select import_report('bing', '[]')",
    'select roll_up_next_day()',
    'select * from audience_visits',
    'select * from imported_pages',
    'select * from watched_sites',
    'select * from site_readings',
    'select * from watchers',
    'select list_watched_sites()',
    "select watch_sites('[]')",
    'select read_watched_site(gen_random_uuid())',
    "select change_watched_site(gen_random_uuid(), 'a', null, 'weekly')",
    'select read_watched_site_now(gen_random_uuid())',
    'select make_client_link(gen_random_uuid())',
    'select end_client_link(gen_random_uuid())',
    'select stop_watching_site(gen_random_uuid())',
    "select read_site_of_link('abc')",
    'select begin_due_readings()',
    "select record_reading(gen_random_uuid(), '[]')",
    "select ask_to_watch(gen_random_uuid(), 'a@b.co', 'fr')",
    'select read_watch(gen_random_uuid())',
    'select confirm_watch(gen_random_uuid())',
    'select end_watch(gen_random_uuid())',
    'select retry_mail(gen_random_uuid())',
    'select send_held_mails()',
    'select handle_contradiction(1, true)',
    'select list_sessions()',
    'select end_session(gen_random_uuid())',
    "insert into pgboss.job (name) values ('run-audit')",
    "select pgboss.create_queue('mine', '{}')",
    'create table mine (id integer)',
  ])('a visitor is refused: %s', async statement => {
    await expect(asVisitor(database, query => query(statement))).rejects.toMatchObject(insufficientPrivilege)
  })

  test.each([
    'select * from leads',
    'select * from members',
    'select * from desk_sessions',
    'select calling_member()',
    "select set_members('[]')",
    'select make_sign_in_link(null)',
    'select begin_session(gen_random_uuid(), $$$$)',
    'select release_lead(gen_random_uuid())',
    'select * from watched_sites',
    'select * from contradictions',
    "select contradict(gen_random_uuid(), 'https', null, 'a')",
    'select confirm_watch(gen_random_uuid())',
    "select read_site_of_link('abc')",
    'select read_audit(gen_random_uuid())',
    "select create_lead_from_contact_form('a', 'a@b.co')",
    "insert into analytics_events (event_type) values ('page_view')",
    'create table mine (id integer)',
  ])('the desk is refused: %s', async statement => {
    await expect(atDesk(database, query => query(statement), {})).rejects.toMatchObject(insufficientPrivilege)
  })

  test('after a transaction of a visitor, the server has its own rights again', async () => {
    await asVisitor(database, query => query('select 1'))
    await expect(database.transaction(query => query('select * from leads'))).resolves.toEqual([])
  })

  test('a visitor may insert an event, by default of the category general', async () => {
    await insertEvent()
    const stored = await database.transaction(query =>
      query('select event_category, geo_metric, properties, user_id, utm_source from analytics_events'),
    )
    expect(stored).toEqual([
      {
        event_category: 'general',
        geo_metric: event.geo_metric,
        properties: event.properties,
        user_id: null,
        utm_source: null,
      },
    ])
  })

  test.each([
    [{ device_type: 'watch' }, checkViolation],
    [{ event_type: '' }, checkViolation],
    [{ event_type: 'e'.repeat(101) }, checkViolation],
    [{ page_path: undefined }, notNullViolation],
    [{ session_id: null }, notNullViolation],
    [{ geo_metric: { ...event.geo_metric, page_type: 'shop' } }, checkViolation],
    [{ geo_metric: { ...event.geo_metric, content_language: undefined } }, checkViolation],
    [{ geo_metric: { ...event.geo_metric, is_geo_optimized: 'yes' } }, checkViolation],
    [{ geo_metric: [] }, checkViolation],
    [{ geo_metric: { ...event.geo_metric, extra: 'x'.repeat(8000) } }, checkViolation],
    [{ properties: {} }, checkViolation],
    [{ properties: { ...event.properties, performance_metrics: 3 } }, checkViolation],
    [{ id: 1 }, generatedAlways],
    [{ received_at: '2020-01-01' }, insufficientPrivilege],
  ])('an event with %j is refused', async (changes, error) => {
    await expect(insertEvent(changes)).rejects.toMatchObject(error)
  })
})
