import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { answerOf } from './answer-of.ts'
import { asVisitor, atDesk } from './calls.ts'
import { openDatabase } from './connect.ts'
import type { OwnDatabase } from './database.ts'
import { openPostgresql } from './engines/postgresql.ts'
import { countRefusals } from './maintenance/daily-counts.ts'
import { applyMigrations, migrate } from './migrate.ts'
import { engines } from './testing/engines.ts'
import { memberSession } from './testing/member.ts'
import { auditRequest, createFreeAudit } from './testing/visitor.ts'

function copySql(folder: string): void {
  for (const part of ['migrations', 'procedures', 'roles.sql'])
    cpSync(join(import.meta.dirname, part), join(folder, part), { recursive: true })
}

describe.each(engines)('on $name', engine => {
  const folder = mkdtempSync(join(tmpdir(), 'ibid-migrations-'))
  let database: OwnDatabase
  beforeAll(async () => {
    copySql(folder)
    database = await engine.openEmpty()
  })
  afterAll(async () => {
    await database.close()
    rmSync(folder, { recursive: true })
  })

  function write(path: string, sql: string): void {
    writeFileSync(join(folder, path), sql)
  }

  const ledger = () => database.transaction(query => query('select * from applied_files order by path'))

  test('in an empty database all files are applied, migrations in order, then procedures, then roles', async () => {
    const applied = await migrate(database, folder)
    expect(applied[0]).toBe('migrations/0001_roles_and_schemas.sql')
    expect(applied).toEqual([...applied].sort())
    expect(await ledger()).toHaveLength(applied.length)
  })

  test('a second time changes nothing', async () => {
    const before = await ledger()
    expect(await migrate(database, folder)).toEqual([])
    expect(await ledger()).toEqual(before)
  })

  test('only the procedures that changed are applied again, and what each role may execute', async () => {
    write(
      'procedures/mails.sql',
      'create or replace function enqueue_job(p_queue text, p_data jsonb) returns uuid language sql as $$ select null::uuid $$',
    )
    expect(await migrate(database, folder)).toEqual(['procedures/mails.sql', 'roles.sql'])
    cpSync(join(import.meta.dirname, 'procedures/mails.sql'), join(folder, 'procedures/mails.sql'))
    expect(await migrate(database, folder)).toEqual(['procedures/mails.sql', 'roles.sql'])
  })

  test('a new function may be executed by nobody but the owner', async () => {
    write(
      'procedures/zeal.sql',
      'create or replace function zeal() returns integer language sql as $$ select 1 $$',
    )
    await migrate(database, folder)
    for (const role of ['anon', 'desk']) {
      const [right] = await database.transaction(query =>
        query("select has_function_privilege($1, 'zeal()', 'execute') as is_granted", [role]),
      )
      expect(right).toEqual({ is_granted: false })
    }
  })

  test('a migration that fails leaves nothing behind, and says which and why', async () => {
    const before = await ledger()
    write('migrations/0099_whole.sql', 'create table whole (id integer)')
    write('migrations/0100_half.sql', 'create table half (id integer); select 1 / 0;')
    await expect(migrate(database, folder)).rejects.toMatchObject({
      code: 'MIGRATION_FAILED',
      message: 'migrations/0100_half.sql could not be applied: division by zero',
      cause: { code: '22012' },
    })
    // Nor does the one before it, which would go by itself: the files are one transaction.
    expect(await ledger()).toEqual(before)
    expect(await database.transaction(query => query("select to_regclass('half') as half"))).toEqual([
      { half: null },
    ])
  })

  test('after a new migration all procedures are applied again', async () => {
    write('migrations/0100_half.sql', 'create table half (id integer); drop function iso_time(timestamptz)')
    const applied = await migrate(database, folder)
    expect(applied.slice(0, 2)).toEqual(['migrations/0099_whole.sql', 'migrations/0100_half.sql'])
    expect(applied).toContain('procedures/audits.sql')
  })

  test('pages that were counted by source keep their visits, and those that answer engines sent', async () => {
    const old = await engine.openEmpty()
    const paths = readdirSync(join(import.meta.dirname, 'migrations')).map(name => `migrations/${name}`)
    await applyMigrations(
      old,
      paths.filter(path => path < 'migrations/0023'),
    )
    const rows = (sql: string) => old.transaction(query => query(sql))
    await rows(`insert into audience_pages values
      ('2026-11-01', '/', '', 5, 1), ('2026-11-01', '/', 'chatgpt.com', 2, 0), ('2026-11-01', '/', 'claude.ai', 1, 1),
      ('2026-11-01', '/faq', 'bing.com', 3, 0), ('2026-11-02', '/', 'chatgpt.com', 4, 0)`)
    await migrate(old)
    const kept = await rows(
      `select concat_ws(' ', day, page, visits, engine_visits, forms) as page from audience_pages order by day, page`,
    )
    expect(kept).toEqual([
      { page: '2026-11-01 / 8 3 2' },
      { page: '2026-11-01 /faq 3 0 0' },
      { page: '2026-11-02 / 4 4 0' },
    ])
    await old.close()
  })

  test('a process of an older version leaves the procedures of a newer one as they are', async () => {
    const newer = await engine.openEmpty()
    const nextVersion = mkdtempSync(join(tmpdir(), 'ibid-newer-'))
    copySql(nextVersion)
    writeFileSync(join(nextVersion, 'migrations/0200_next.sql'), 'create table next (id integer)')
    appendFileSync(join(nextVersion, 'procedures/limits.sql'), '-- The next version.')
    await migrate(newer, nextVersion)
    expect(await migrate(newer)).toEqual([])
    expect(await migrate(newer, nextVersion)).toEqual([])
    rmSync(nextVersion, { recursive: true })
    await newer.close()
  })

  test('a process of the version before the table of refusals was renamed still counts them, and still serves the desk', async () => {
    const renewed = await engine.openEmpty()
    const paths = readdirSync(join(import.meta.dirname, 'migrations')).map(name => `migrations/${name}`)
    await applyMigrations(
      renewed,
      paths.filter(path => path < 'migrations/0025'),
    )
    const rows = (sql: string) => renewed.transaction(query => query(sql))
    await rows("insert into refused_events values ((now() at time zone 'utc')::date, 'robot', 5)")
    await migrate(renewed)
    await rows(`select count_refused_events('{"robot": 2}')`)
    // What such a process puts back in place of ours when it starts again.
    await rows(`create or replace function count_refused_events(p_counts jsonb) returns void language sql as $$
      insert into refused_events as counted (day, reason, events)
      select (now() at time zone 'utc')::date, key, value::bigint
      from jsonb_each_text(p_counts)
      on conflict (day, reason) do update set events = counted.events + excluded.events $$`)
    await rows(`select count_refused_events('{"robot": 1, "too-old": 4}')`)
    await renewed.transaction(query => countRefusals(query, { robot: 10, forbidden: 1 }))
    const counted = await rows(
      `select concat_ws(' ', reason, times) as counted from refusals order by reason`,
    )
    expect(counted.map(row => row['counted'])).toEqual(['forbidden 1', 'robot 18', 'too-old 4'])

    const session = await memberSession(renewed)
    const asked = <Answer>(call: string) =>
      atDesk(renewed, query => answerOf<Answer>(query, call), { session })
    expect(await asked('read_member()')).toMatchObject({ email: 'camille@ibid.example' })
    expect(await asked('read_today()')).toMatchObject({
      refusedEvents: { forbidden: 1, robot: 18, 'too-old': 4 },
      signIns: { codes: 0, tries: 1 },
      newestContradictions: [],
    })
    await renewed.close()
  })

  test('a migration with Windows line ends is the same migration', async () => {
    write('migrations/0101_lines.sql', 'select 1;\nselect 2;\n')
    await migrate(database, folder)
    write('migrations/0101_lines.sql', 'select 1;\r\nselect 2;\r\n')
    expect(await migrate(database, folder)).toEqual([])
  })

  test('a migration changed after it was applied is refused', async () => {
    write('migrations/0100_half.sql', 'create table half (id integer, other integer)')
    await expect(migrate(database, folder)).rejects.toMatchObject({
      code: 'MIGRATION_CHANGED',
      message: expect.stringContaining('migrations/0100_half.sql was changed after it was applied.'),
    })
  })
})

const postgresql = engines.find(engine => engine.name === 'postgresql')

describe.runIf(postgresql)('on postgresql only', () => {
  async function newDatabase(): Promise<string> {
    const place = await postgresql?.emptyPlace()
    return place && 'databaseUrl' in place ? place.databaseUrl : ''
  }

  test('processes that start together apply each file once', async () => {
    const databaseUrl = await newDatabase()
    const databases = await Promise.all([1, 2, 3].map(() => openDatabase({ databaseUrl })))
    const applied = await Promise.all(databases.map(database => migrate(database)))
    const migrations = applied.flat().filter(path => path.startsWith('migrations/'))
    expect(migrations.sort()).toEqual([...new Set(migrations)])
    await Promise.all(databases.map(database => database.close()))
  })

  /** A folder of our SQL files, and one more migration. */
  function folderWith(sql: string): string {
    const folder = mkdtempSync(join(tmpdir(), 'ibid-one-more-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    copySql(folder)
    writeFileSync(join(folder, 'migrations/0200_next.sql'), sql)
    return folder
  }

  test('a migration may take longer than any statement of a visitor', async () => {
    const databaseUrl = await newDatabase()
    const patient = await openDatabase({ databaseUrl })
    await migrate(patient)
    await patient.close()
    const times = { connection: 60_000, statement: 1_000, silence: 1_000, idleTransaction: 60_000 }
    const database = openPostgresql(databaseUrl, 2, times)
    onTestFinished(database.close)
    const applied = await migrate(database, folderWith('select pg_sleep(1.5)'))
    expect(applied).toContain('migrations/0200_next.sql')
  })

  test('a migration that waits for a table lets others read it meanwhile, and is applied when it can be', async () => {
    const database = await openDatabase({ databaseUrl: await newDatabase() })
    onTestFinished(database.close)
    await migrate(database)
    const isRead = Promise.withResolvers<void>()
    const isBusy = Promise.withResolvers<void>()
    const reader = database.transaction(async query => {
      await query('select from leads')
      isBusy.resolve()
      await isRead.promise
    })
    await isBusy.promise
    const migrating = migrate(database, folderWith('alter table leads add column colour text'))
    const isWaiting = () =>
      database.transaction(query =>
        query("select from pg_locks where relation = 'leads'::regclass and not granted"),
      )
    await expect.poll(isWaiting).toHaveLength(1)
    // Answered while the first reader still holds the table.
    await database.transaction(query => query('select from leads'))
    isRead.resolve()
    await reader
    expect(await migrating).toContain('migrations/0200_next.sql')
  })

  test('a start with nothing to apply does not wait for a backup', async () => {
    const database = await openDatabase({ databaseUrl: await newDatabase() })
    onTestFinished(database.close)
    await migrate(database)
    await database.transaction(async query => {
      await query('select from applied_files; select from leads')
      expect(await migrate(database)).toEqual([])
    })
  })

  test('a database owner who is not a superuser can migrate and serve visitors', async () => {
    const databaseUrl = await newDatabase()
    const server = await openDatabase({ databaseUrl })
    await server.transaction(query =>
      query(`create role owner login createrole;
             do $$ begin execute format('alter database %I owner to owner', current_database()); end $$`),
    )
    await server.close()
    const database = await openDatabase({ databaseUrl: databaseUrl.replace('postgres@', 'owner@') })
    await migrate(database)
    expect(await asVisitor(database, query => createFreeAudit(query, auditRequest))).toMatchObject({
      success: true,
    })
    await expect(asVisitor(database, query => query('select * from leads'))).rejects.toMatchObject({
      code: '42501',
    })
    await database.close()
  })
})

test('since the first that was written beside a running version, no migration takes away what that version uses', () => {
  const folder = join(import.meta.dirname, 'migrations')
  const later = readdirSync(folder).filter(name => name > '0029')
  expect(later.length).toBeGreaterThan(0)
  const takesAway = /\brename\b|\bdrop\s+(table|view|column|function|type|schema)\b/i
  expect(takesAway.test(readFileSync(join(folder, '0025_refusals.sql'), 'utf8'))).toBe(true)
  // What nothing has used for a release may go (README.md, "Add a migration"): name its migration here.
  expect(later.filter(name => takesAway.test(readFileSync(join(folder, name), 'utf8')))).toEqual([])
})

test('every migration has a number of its own, but for the two that databases know as 0019', () => {
  const numbers = readdirSync(join(import.meta.dirname, 'migrations')).map(name => name.slice(0, 4))
  expect(numbers.length).toBeGreaterThan(20)
  const repeated = numbers.filter((number, at) => numbers.indexOf(number) !== at)
  expect(repeated).toEqual(['0019'])
})
