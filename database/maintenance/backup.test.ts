import { mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asVisitor } from '../calls.ts'
import type { OwnDatabase } from '../database.ts'
import { engines } from '../testing/engines.ts'
import { auditRequest, contact, createFreeAudit, createLead } from '../testing/visitor.ts'
import { eraseByEmail, readErasures } from './personal-data.ts'
import { restoreBackup } from './restore-backup.ts'
import { countTable, writeBackup } from './write-backup.ts'

const folder = mkdtempSync(join(tmpdir(), 'ibid-backups-'))
afterAll(() => rmSync(folder, { recursive: true }))

const ways = engines.flatMap(from => engines.map(to => ({ from, to, name: `${from.name} to ${to.name}` })))

describe.each(ways)('from $name', ({ from, to }) => {
  let database: OwnDatabase
  const file = join(folder, `${from.name}-${to.name}.jsonl.gz`)
  beforeAll(async () => {
    database = await from.open()
    await asVisitor(database, query => createLead(query, contact))
    await asVisitor(database, query =>
      createFreeAudit(query, { ...auditRequest, p_email: 'paul@example.org' }),
    )
    await database.transaction(query =>
      query(`
        insert into refusals values ('2026-11-21', 'robot', 3);
        insert into crawler_visits (agent, operator, purpose, path, status, identity, visits, visited_at)
        values ('GPTBot', 'OpenAI', 'training', '/é"\\', 200, 'claimed', 2, '2026-11-21T10:00:00.123456Z')`),
    )
    await writeBackup(database, file)
  })
  afterAll(() => database.close())

  test('every row comes back as it was, numbers go on, and what waited waits again', async () => {
    const restored = await to.openEmpty()
    const { contents, waiting } = await restoreBackup(restored, file, [])
    expect(contents.tables.length).toBeGreaterThan(12)
    expect(contents.tables.filter(({ rows }) => rows > 0).length).toBeGreaterThan(6)
    const counted = await restored.transaction(async query => {
      await query('set local timezone = utc')
      const tables = []
      for (const { name } of contents.tables) tables.push(await countTable(query, name))
      return tables
    })
    expect(counted).toEqual(contents.tables)
    // Two mails of the message, two of the request, and its audit.
    expect(waiting).toBe(5)
    const jobs = await restored.transaction(query => query('select from pgboss.job'))
    expect(jobs).toHaveLength(waiting)
    const again = { ...contact, p_email: 'nora@example.org' }
    expect((await asVisitor(restored, query => createLead(query, again))).success).toBe(true)
    await restored.transaction(query =>
      query(`insert into crawler_visits (agent, operator, purpose, path, status, identity, visits, visited_at)
             values ('GPTBot', 'OpenAI', 'training', '/', 200, 'claimed', 1, now())`),
    )
    await restored.close()
  })

  test('a person who was erased after the backup stays erased', async () => {
    await database.transaction(query => eraseByEmail(query, contact.p_email))
    const erasures = await database.transaction(readErasures)
    const restored = await to.openEmpty()
    expect((await restoreBackup(restored, file, erasures)).erasedAgain).toBe(1)
    const emails = await restored.transaction(query => query('select email from leads'))
    expect(emails).toEqual([{ email: 'paul@example.org' }])
    await restored.close()
  })
})

// The last is the fastest: PostgreSQL, where there is one.
describe.each(engines.slice(-1))('a backup on $name', ({ open, openEmpty }) => {
  const file = join(folder, 'pglite-pglite.jsonl.gz')
  const lines = () => gunzipSync(readFileSync(file)).toString()
  const changed = (name: string, text: string) => {
    writeFileSync(join(folder, name), gzipSync(text))
    return name
  }
  const cut = (name: string) => {
    writeFileSync(join(folder, name), readFileSync(file))
    truncateSync(join(folder, name), statSync(file).size - 40)
    return name
  }

  test('is closed to other accounts of the machine, and has no salt, code or session in it', () => {
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(lines()).toContain('Marie Dupont')
    expect(lines()).not.toMatch(/network_salts|sign_in_codes|desk_sessions/)
  })

  test.each([
    ['that is no backup', () => changed('words.gz', 'words'), 'BACKUP_UNUSABLE'],
    ['that is cut off', () => cut('cut.gz'), 'BACKUP_UNUSABLE'],
    [
      'that lacks a row',
      () =>
        changed(
          'short.gz',
          lines()
            .trimEnd()
            .replace(/\n[^\n]*$/, '\n'),
        ),
      'BACKUP_UNUSABLE',
    ],
    [
      'with another word in a row',
      () => changed('forged.gz', lines().replace('parlons', 'taisons')),
      'BACKUP_UNUSABLE',
    ],
    [
      'of a newer version',
      () => changed('newer.gz', lines().replace('0001_roles', '9999_roles')),
      'MIGRATION_UNKNOWN',
    ],
    ['that is not there', () => 'nowhere.gz', 'BACKUP_UNUSABLE'],
  ])('%s is refused, and nothing of it is kept', async (_which, name, code) => {
    const database = await openEmpty()
    await expect(restoreBackup(database, join(folder, name()), [])).rejects.toMatchObject({ code })
    const tables = await database.transaction(query =>
      query(`select relname from pg_class where relname = 'leads' and relnamespace = 'public'::regnamespace`),
    )
    if (tables.length > 0) expect(await database.transaction(query => query('select from leads'))).toEqual([])
    await database.close()
  })

  test('is not restored over a database', async () => {
    const database = await open()
    await expect(restoreBackup(database, file, [])).rejects.toMatchObject({ code: 'DATABASE_NOT_EMPTY' })
    await database.close()
  })
})
