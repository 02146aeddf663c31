import { spawn } from 'node:child_process'
import { chownSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import pg from 'pg'
import { asVisitor } from '#database/calls.ts'
import { openDatabase } from '#database/connect.ts'
import { createDatabase, migratedTemplate, unprivilegedUser } from '../support/postgres.ts'
import { makeTemplate } from '../support/shared-postgres.ts'
import { requirePostgres } from './processes.ts'
import { ended, keep, makeFolder, requirePrograms, startProgram, until } from './programs.ts'

const root = join(import.meta.dirname, '../..')

// Without the tests of backups, whose file a test on PGlite writes, and of migrations, which sign in as other roles.
const folders = ['desk', 'maintenance/personal-data', 'maintenance/retention', 'procedures', 'watching']
const stored = [...folders, 'audits.test', 'calls.test', 'connect.test', 'queue.test'].map(
  path => `database/${path}`,
)
/** The tests of all procedures, queues and stored things on PostgreSQL, and several processes on one database. */
const runs = [
  ['--project', 'stored', '--testNamePattern', 'postgresql', ...stored],
  ['--project', 'contract', 'tests/contract/many-processes.test.ts'],
]

/**
 * Runs the tests that use PostgreSQL with PgBouncer between them and the server, in transaction mode, with the
 * settings that docs/several-processes.md names and no other.
 */
export default async function tryPgbouncer(stack: AsyncDisposableStack): Promise<void> {
  requirePrograms({ pgbouncer: 'pgbouncer' })
  const socketFolder = await requirePostgres(stack)
  await makeTemplate(socketFolder)
  const folder = await startPgbouncer(stack, socketFolder)

  const vitest = join(root, 'node_modules/.bin/vitest')
  const env = { ...process.env, POSTGRES_SOCKET: folder }
  for (const run of runs) {
    const code = await ended(
      spawn(vitest, ['run', '--reporter=dot', ...run], {
        cwd: root,
        env,
        stdio: 'inherit',
      }),
    )
    keep('its tests pass through PgBouncer', code === 0, run.slice(-1).join())
  }
  keep(
    'they went through it',
    (await transactionsOf(folder)) > 1_000,
    `${await transactionsOf(folder)} transactions`,
  )
  const leaks = await whatIsLeftOfVisitors(folder)
  keep(
    'a connection is handed on without the role, the words and the limits of whoever had it',
    leaks.length === 0,
  )
}

async function startPgbouncer(stack: AsyncDisposableStack, socketFolder: string): Promise<string> {
  const folder = makeFolder(stack, 'pgbouncer')
  const user = unprivilegedUser()
  const configuration = join(folder, 'pgbouncer.ini')
  writeFileSync(
    configuration,
    `[databases]
* = host=${socketFolder}
[pgbouncer]
listen_addr =
listen_port = 5432
unix_socket_dir = ${folder}
auth_type = trust
auth_file = ${folder}/users
admin_users = postgres
pool_mode = transaction
default_pool_size = 8
max_client_conn = 1000
; Each test makes a database, whose connections would stay for ten minutes.
server_idle_timeout = 2
`,
  )
  writeFileSync(join(folder, 'users'), '"postgres" ""\n')
  if (user) chownSync(folder, user.uid, user.gid)
  const program = startProgram(stack, ['pgbouncer', configuration], { ...user })
  await until('PgBouncer takes connections', async () => (await transactionsOf(folder)) >= 0, program)
  return folder
}

async function transactionsOf(folder: string): Promise<number> {
  const admin = await connect(folder, 'pgbouncer')
  const { rows } = await admin.query<{ xact_count: string }>('show stats_totals')
  await admin.end()
  return rows.reduce((sum, { xact_count }) => sum + Number(xact_count), 0)
}

/** What connections of the pool still have after fifty visitors at once. */
async function whatIsLeftOfVisitors(folder: string): Promise<readonly unknown[]> {
  const databaseUrl = await createDatabase(folder, { template: migratedTemplate })
  const database = await openDatabase({ databaseUrl }, 50)
  await Promise.all(
    Array.from({ length: 50 }, () =>
      asVisitor(database, query => query('select pg_sleep(0.01)'), { key: 'a key' }),
    ),
  )
  await database.close()
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const left: unknown[] = []
  // More than there are connections to the server.
  for (let index = 0; index < 50; index += 1) {
    const { rows } =
      await client.query(`select current_user as role, current_setting('statement_timeout') as time,
      coalesce(current_setting('request.headers', true), '') as words`)
    if (!isDeepStrictEqual(rows, [{ role: 'postgres', time: '0', words: '' }])) left.push(...rows)
  }
  await client.end()
  return left
}

async function connect(socketFolder: string, database: string): Promise<pg.Client> {
  const client = new pg.Client({ host: socketFolder, user: 'postgres', database })
  await client.connect()
  return client
}
