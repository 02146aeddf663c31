import { describe, expect, test } from 'vitest'
import { retention } from '#contracts/retention.ts'
import { asVisitor } from '../calls.ts'
import { emptyTables } from '../testing/empty-tables.ts'
import { engines, sharedDatabase } from '../testing/engines.ts'
import { auditRequest, createFreeAudit } from '../testing/visitor.ts'
import { deleteExpired } from './retention.ts'

/**
 * What begins each period of rows: sets the clock of all rows of a table back, by an interval of SQL. Files are tried
 * beside the code that deletes them.
 */
const clocks = {
  request: ['leads', 'kept_until = kept_until - $1::interval'],
  report: ['audits', 'kept_until = kept_until - $1::interval'],
  event: ['analytics_events', 'received_at = now() - $1::interval'],
  crawlerVisit: ['crawler_visits', 'visited_at = now() - $1::interval'],
  consentProof: ['consents', 'expires_at = now() - $1::interval'],
  watchRequest: ['watchers', 'kept_until = kept_until - $1::interval'],
  watch: ['watchers', 'kept_until = kept_until - $1::interval'],
  signInCode: ['sign_in_codes', 'made_at = now() - $1::interval'],
  session: ['desk_sessions', 'began_at = began_at - $1::interval'],
  member: ['members', 'removed_at = now() - $1::interval'],
} as const satisfies Readonly<
  Record<Exclude<keyof typeof retention, 'mailFile' | 'backup'>, readonly [table: string, clock: string]>
>

describe.each(engines)('on $name', async engine => {
  const database = await sharedDatabase(engine)

  const run = (sql: string, parameters?: readonly unknown[]) =>
    database.transaction(query => query(sql, parameters))

  async function fill(): Promise<void> {
    await emptyTables(
      database,
      'leads',
      'analytics_events',
      'crawler_visits',
      'consents',
      'members',
      'watched_sites',
      'watchers',
    )
    await asVisitor(database, query => createFreeAudit(query, auditRequest))
    await run(`
      insert into analytics_events (event_type, site_id, page_path, session_id, device_type, geo_metric, properties)
      values ('page_view', 'site', '/', 'session', 'desktop',
        '{"page_type": "home", "content_language": "fr", "is_geo_optimized": true}', '{"timestamp": ""}');
      insert into crawler_visits (agent, operator, purpose, path, status, identity, visits, visited_at)
      values ('GPTBot', 'OpenAI', 'training', '/', 200, 'claimed', 1, now());
      insert into consents (consent_id, action, version, words, language, analytics, marketing, ai, gpc, expires_at)
      values (gen_random_uuid(), 'accept', 1, 'words', 'fr', true, false, '{}', false, now());
      insert into members (email) values ('camille@ibid.example');
      insert into sign_in_codes (member_id, code, link) select id, '\\x01', '\\x02' from members;
      insert into desk_sessions (member_id, token, browser) select id, '\\x03', 'Firefox 145' from members;
      update audits
      set status = 'completed', finished_at = now(), report = '{"address": "https://example.com/"}';
      insert into watchers (email, language, audit_id) select 'nora@example.org', 'fr', id from audits`)
  }

  test.each(Object.entries(clocks))(
    '%s is kept as long as the pages say, and no longer',
    async (name, [table, clock]) => {
      // The keys of the table above are names of periods.
      const { count, unit } = retention[name as keyof typeof clocks]
      const left = async (interval: string) => {
        await fill()
        if (name === 'watch') await run('select confirm_watch(id) from watchers')
        await run(`update ${table} set ${clock}`, [interval])
        await database.transaction(deleteExpired)
        return (await run(`select from ${table}`)).length
      }
      expect(await left(`${count} ${unit} -1 hour`)).toBe(1)
      expect(await left(`${count} ${unit} 1 second`)).toBe(0)
    },
  )
})
