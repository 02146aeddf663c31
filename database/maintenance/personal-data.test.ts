import { describe, expect, test } from 'vitest'
import { asVisitor } from '../calls.ts'
import { eraseByEmail, readErasures, readPerson, repeatErasures, tables } from './personal-data.ts'
import { engines, sharedDatabase } from '../testing/engines.ts'
import { auditRequest, contact, createFreeAudit, createLead } from '../testing/visitor.ts'

describe.each(engines)('on $name', async engine => {
  const database = await sharedDatabase(engine)

  const run = <T>(sql: string, parameters: readonly unknown[] = []) =>
    database.transaction(query => query<T & object>(sql, parameters))
  const read = (email: string) => database.transaction(query => readPerson(query, email))
  const erase = (email: string) => database.transaction(query => eraseByEmail(query, email))

  /** A row in every table that holds rows of people. */
  async function leaveTraces(email: string): Promise<void> {
    const consent = crypto.randomUUID()
    await run(
      `insert into consents (consent_id, action, version, words, language, analytics, marketing, ai, gpc, expires_at)
       values ($1, 'accept', 1, 'words', 'fr', true, false, '{}', false, now())`,
      [consent],
    )
    await asVisitor(database, query => createFreeAudit(query, { ...auditRequest, p_email: email }))
    await asVisitor(database, query => createLead(query, { ...contact, p_email: email }))
    await run(`update leads set ai_consent = jsonb_build_object('consent_id', $2::text) where email = $1`, [
      email,
      consent,
    ])
    await run(
      `insert into contradictions (audit_id, check_id, words)
       select audits.id, 'https', 'faux' from audits join leads on leads.id = lead_id where email = $1`,
      [email],
    )
    await run(`insert into lead_notes (lead_id, text) select id, 'rappeler' from leads where email = $1`, [
      email,
    ])
    await run(
      `insert into answered_calls (call, lead_id, answer)
       select sha256(uuid_send(id)), id, '{}' from leads where email = $1`,
      [email],
    )
    await run(`insert into watchers (email, language) values ($1, 'fr')`, [email])
    await run('insert into members (email) values ($1)', [email])
  }

  const ofPeople = Object.entries(tables).flatMap(([table, rule]) => ('rows' in rule ? [table] : []))

  test('every table, and every text in a table of nobody, is known to whoever answers a request about data', async () => {
    const columns = await run<{ table: string; column: string }>(
      `select c.table_name as table, c.column_name as column
       from information_schema.columns as c join information_schema.tables as t using (table_schema, table_name)
       where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
         and c.data_type in ('text', 'character varying', 'character', 'jsonb', 'json', 'bytea', 'inet')`,
    )
    const names = await run<{ name: string }>(
      `select table_name as name from information_schema.tables
       where table_schema = 'public' and table_type = 'BASE TABLE'`,
    )
    expect(names.length).toBeGreaterThan(20)
    expect(names.map(({ name }) => name).toSorted()).toEqual(Object.keys(tables).toSorted())
    for (const [table, rule] of Object.entries(tables)) {
      if ('rows' in rule) continue
      const texts = columns.flatMap(found => (found.table === table ? [found.column] : []))
      expect([table, texts.toSorted()]).toEqual([table, [...rule.texts]])
    }
  })

  test('all that is stored of a person is found, whatever the letters and the tag of the address, and nothing of another', async () => {
    await leaveTraces('marie@example.org')
    await leaveTraces('paul@example.org')
    const found = await read('MARIE+site@example.org')
    expect(Object.keys(found).toSorted()).toEqual(ofPeople.toSorted())
    expect(found['leads']).toHaveLength(2)
    expect(found['mails']?.length).toBeGreaterThan(2)
    expect(JSON.stringify(found)).not.toContain('paul')
    expect(await read('nobody@example.org')).toEqual({})
  })

  test('an erased person leaves proofs of consent that lead to nobody, and no job in the queue', async () => {
    const waiting = async () => (await run('select from pgboss.job')).length
    const before = await waiting()
    expect(await erase('marie@example.org')).toBe(2)
    expect(await waiting()).toBeLessThan(before)
    // A member is removed by DESK_MEMBERS.
    expect(Object.keys(await read('marie@example.org'))).toEqual(['members'])
    expect(Object.keys(await read('paul@example.org')).toSorted()).toEqual(ofPeople.toSorted())
    expect(await run('select from consents')).toHaveLength(2)
  })

  test('erasures are kept as digests, and repeated on what was written before them, not after', async () => {
    const erasures = await database.transaction(readErasures)
    expect(JSON.stringify(erasures)).not.toContain('marie')
    await asVisitor(database, query => createLead(query, { ...contact, p_message: 'de retour' }))
    const repeat = () => database.transaction(query => repeatErasures(query, erasures))
    expect(await repeat()).toBe(0)
    await run(`update leads set created_at = now() - interval '1 day' where email = $1`, [contact.p_email])
    expect(await repeat()).toBe(1)
    expect(await read(contact.p_email)).not.toHaveProperty('leads')
  })
})
