import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseError, type OwnDatabase, type Query } from './database.ts'
import { prepareQueues } from './queue.ts'

/** Any fixed number: keeps two processes from migrating at once. */
const advisoryLock = 727_274

/**
 * A query on a table waits behind a migration that waits for that table. After this long the migration gives way, and
 * begins again (`longTransaction`).
 */
const lockTimeout = '2s'

/**
 * Brings the database up to date with the SQL files: each new file of `migrations/` once and in order, then
 * the files of `procedures/` that changed, then `roles.sql` after any other, then the queues. The files are one
 * transaction, which may take as long as it needs: processes of the older version meet the schema before or the
 * schema after, and the first failure leaves all as it was. Procedures of a newer version stay.
 *
 * @returns the paths applied, none when all was up to date.
 * @throws DatabaseError `MIGRATION_CHANGED` or `MIGRATION_FAILED`.
 */
export async function migrate(
  database: OwnDatabase,
  folder = import.meta.dirname,
): Promise<readonly string[]> {
  const migrations = await filesOf(folder, 'migrations')
  const procedures = await filesOf(folder, 'procedures')
  const roles = await sqlFile(folder, 'roles.sql')
  const applied = await database.longTransaction(async query => {
    const known = await readLedger(query)
    await query(`set local lock_timeout = '${lockTimeout}'`)
    for (const file of migrations) refuseChanged(file, known)
    const pending = migrations.filter(file => !known.has(file.path))
    // A migration may drop what a procedure file made: after one, all of them are applied again.
    const stale = isOfNewerVersion(known, migrations)
      ? []
      : [...procedures, roles].filter(file => pending.length > 0 || known.get(file.path) !== file.sha256)
    // Everyone may execute a new function until the roles are applied: after any other file, they are too.
    const last = stale.length > 0 ? [roles] : []
    const files = [...pending, ...stale.filter(file => file !== roles), ...last]
    for (const file of files) await apply(query, file)
    return files.map(({ path }) => path)
  })
  await prepareQueues(database)
  return applied
}

/**
 * Whether a newer version has migrated this database. Its procedures stay: processes of both versions use them
 * while one replaces the other, and an old process that starts again must not put its own back.
 */
function isOfNewerVersion(known: ReadonlyMap<string, string>, migrations: readonly SqlFile[]): boolean {
  const own = new Set(migrations.map(({ path }) => path))
  return [...known.keys()].some(path => path.startsWith('migrations/') && !own.has(path))
}

/**
 * Applies the named migrations and nothing else, to a database that has none yet: what a backup was taken from.
 *
 * @throws DatabaseError `MIGRATION_UNKNOWN` when one of them is not among our files.
 */
export async function applyMigrations(database: OwnDatabase, paths: readonly string[]): Promise<void> {
  const files = await filesOf(import.meta.dirname, 'migrations')
  const unknown = paths.find(path => !files.some(file => file.path === path))
  if (unknown)
    throw new DatabaseError('MIGRATION_UNKNOWN', `This version has no ${unknown}: a newer one has.`)
  await database.longTransaction(async query => {
    await readLedger(query)
    for (const file of files.filter(({ path }) => paths.includes(path))) await apply(query, file)
  })
}

interface SqlFile {
  /** `migrations/0001_roles_and_schemas.sql`. */
  readonly path: string
  readonly sql: string
  readonly sha256: string
}

async function filesOf(folder: string, kind: 'migrations' | 'procedures'): Promise<readonly SqlFile[]> {
  const names = (await readdir(join(folder, kind))).filter(name => name.endsWith('.sql')).sort()
  return Promise.all(names.map(name => sqlFile(folder, `${kind}/${name}`)))
}

async function sqlFile(folder: string, path: string): Promise<SqlFile> {
  // A checkout with Windows line ends is the same file.
  const sql = (await readFile(join(folder, path), 'utf8')).replaceAll('\r\n', '\n')
  return { path, sql, sha256: createHash('sha256').update(sql).digest('hex') }
}

/** The digest of each applied file, by path. Other processes wait here until the transaction is over. */
async function readLedger(query: Query): Promise<ReadonlyMap<string, string>> {
  await query('select pg_advisory_xact_lock($1)', [advisoryLock])
  const [ledger] = await query<{ exists: boolean }>(
    `select to_regclass('public.applied_files') is not null as exists`,
  )
  // Only then: its locks would wait for a backup, which reads this table.
  if (!ledger?.exists)
    await query(`
      create table public.applied_files (
        path text primary key,
        sha256 text not null,
        applied_at timestamptz not null default now()
      );
      alter table public.applied_files enable row level security;
      revoke all on public.applied_files from public`)
  const rows = await query<{ path: string; sha256: string }>('select path, sha256 from public.applied_files')
  return new Map(rows.map(({ path, sha256 }) => [path, sha256]))
}

function refuseChanged(file: SqlFile, known: ReadonlyMap<string, string>): void {
  if ((known.get(file.path) ?? file.sha256) === file.sha256) return
  throw new DatabaseError(
    'MIGRATION_CHANGED',
    `${file.path} was changed after it was applied. Put it back as it was, and write the change as a new migration.`,
  )
}

async function apply(query: Query, file: SqlFile): Promise<void> {
  try {
    // Procedures call one another across files, and read downwards: the callee comes later.
    await query(`set local check_function_bodies = ${isProcedure(file) ? 'off' : 'on'}`)
    await query(file.sql)
    await query(
      `insert into public.applied_files (path, sha256) values ($1, $2)
       on conflict (path) do update set sha256 = excluded.sha256, applied_at = now()`,
      [file.path, file.sha256],
    )
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new DatabaseError('MIGRATION_FAILED', `${file.path} could not be applied: ${reason}`, { cause })
  }
}

function isProcedure(file: SqlFile): boolean {
  return file.path.startsWith('procedures/')
}
