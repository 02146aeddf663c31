import { describe, expect, test } from 'vitest'
import { asVisitor, atDesk, isCallable } from '../calls.ts'
import { engines, sharedDatabase } from '../testing/engines.ts'

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

describe.each(engines)('on $name', async engine => {
  const database = await sharedDatabase(engine)

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
      query<{ name: string; parameters: string[]; call: string }>(
        `select proname as name, to_jsonb(proargnames) as parameters,
           proname || '(' || array_to_string(array(
             select case type when 'uuid'::regtype then 'gen_random_uuid()' else 'null::' || type::regtype end
             from unnest(proargtypes::oid[]) as type
           ), ', ') || ')' as call
         from pg_proc
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

  test('the desk may execute its 34 procedures, and without a live session none but those that sign in', async () => {
    const allowed = await callableBy('desk')
    expect(allowed).toHaveLength(34)
    expect(allowed.filter(({ name, parameters }) => isCallable(name, parameters ?? []))).toEqual([])
    for (const session of [{}, { session: 'ab'.repeat(32) }]) {
      const refusals = await Promise.all(
        allowed.map(async ({ name, call }) => ({ name, code: await refusalOf(call, session) })),
      )
      // `read_member` says that there is no member; it has a form for older versions too.
      expect(refusals.filter(({ code }) => code !== '28000').map(({ name }) => name)).toEqual([
        'read_member',
        'read_member',
        'request_sign_in',
        'sign_in_by_code',
        'sign_in_by_link',
      ])
    }
  })

  /** The code of the error that a call at the desk ends with; null when it is answered. */
  function refusalOf(call: string, session: Parameters<typeof atDesk>[2]): Promise<unknown> {
    return atDesk(database, query => query(`select ${call}`), session).then(
      () => null,
      (error: { readonly code?: unknown }) => error.code,
    )
  }

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

  // One of each kind: that there is no other right is shown above, for every function and every table.
  test.each([
    'select * from leads',
    'select * from applied_files',
    "insert into leads (name, email, language) values ('a', 'a@b.co', 'fr')",
    'update audits set status = status',
    'delete from analytics_events',
    'truncate analytics_events',
    'select read_audit(gen_random_uuid())',
    'select read_member(true)',
    'select * from pgboss.job',
    "insert into pgboss.job (name) values ('run-audit')",
    "select pgboss.create_queue('mine', '{}')",
    'create table mine (id integer)',
  ])('a visitor is refused: %s', async statement => {
    await expect(asVisitor(database, query => query(statement))).rejects.toMatchObject(insufficientPrivilege)
  })

  test.each([
    'select * from leads',
    'select calling_member()',
    "select create_lead_from_contact_form('a', 'a@b.co')",
    "insert into analytics_events (event_type) values ('page_view')",
    'select * from pgboss.job',
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
