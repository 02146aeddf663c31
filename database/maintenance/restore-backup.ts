import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { type Database, DatabaseError, type OwnDatabase, type Query } from '../database.ts'
import { applyMigrations, migrate } from '../migrate.ts'
import { type Erasure, repeatErasures } from './personal-data.ts'
import { deleteExpired } from './retention.ts'
import { type Contents, countTable } from './write-backup.ts'

export interface Restored {
  readonly contents: Contents
  /** Leads of people who were erased after the backup was taken, and are again. */
  readonly erasedAgain: number
  /** Audits and mails that were waiting, and wait again. */
  readonly waiting: number
}

/**
 * Restores a backup into an empty database, with what it held then: its rows are compared with the counts and
 * digests of the backup before anything is kept. Then the schema is brought up to date, what has expired or
 * was erased since then is deleted, and what was waiting is put into the queue.
 *
 * @param erasures those known outside of the backup.
 * @throws DatabaseError `DATABASE_NOT_EMPTY`; `BACKUP_UNUSABLE` when the file is damaged or no backup;
 * `MIGRATION_UNKNOWN` when a newer version made it.
 */
export async function restoreBackup(
  database: OwnDatabase,
  file: string,
  erasures: readonly Erasure[],
): Promise<Restored> {
  await refuseFilled(database)
  const contents = await readContents(readLines(file))
  await applyMigrations(database, contents.migrations)
  await database.longTransaction(query => fill(query, contents, file))
  await migrate(database)
  return database.transaction(async query => {
    const erasedAgain = await repeatErasures(query, erasures)
    await deleteExpired(query)
    return { contents, erasedAgain, waiting: await queueWaiting(query) }
  })
}

async function refuseFilled(database: Database): Promise<void> {
  const [table] = await database.transaction(query =>
    query(`select from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' limit 1`),
  )
  if (table) {
    throw new DatabaseError(
      'DATABASE_NOT_EMPTY',
      'There is a database already. A backup is restored where there is none: name another place, or move this one away.',
    )
  }
}

/** @throws DatabaseError when the file cannot be read, or is damaged. */
async function* readLines(file: string): AsyncGenerator<string> {
  const input = createReadStream(file)
  const unzipped = createGunzip()
  // An error of the file would not reach who reads what is unzipped.
  input.on('error', error => unzipped.destroy(error))
  try {
    yield* createInterface({ input: input.pipe(unzipped), crlfDelay: Number.POSITIVE_INFINITY })
  } catch (cause) {
    throw unusable('it cannot be read to its end', cause)
  }
}

async function readContents(lines: AsyncGenerator<string>): Promise<Contents> {
  const { value } = await lines.next()
  const contents = parseContents(value ?? '')
  if (contents?.format !== 1) throw unusable('its first line is not that of a backup')
  return contents
}

function parseContents(line: string): Contents | null {
  try {
    // The line was written by `writeBackup`; its format is checked above.
    return JSON.parse(line) as Contents
  } catch {
    return null
  }
}

function unusable(why: string, cause?: unknown): DatabaseError {
  return new DatabaseError('BACKUP_UNUSABLE', `The backup cannot be restored: ${why}.`, { cause })
}

/** Fills the tables. References between them are checked at the end, when all rows are there. */
async function fill(query: Query, contents: Contents, file: string): Promise<void> {
  const lines = readLines(file)
  await lines.next()
  await query('set local timezone = utc')
  const references = await query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  )
  for (const { table, name } of references) await query(`alter table ${table} drop constraint ${name}`)
  for (const { name, rows, digest } of contents.tables) {
    await fillTable(query, { name, rows }, lines)
    const restored = await countTable(query, name)
    if (restored.rows !== rows || restored.digest !== digest)
      throw unusable(`its rows of ${name} are not those that were written`)
  }
  for (const { table, name, definition } of references)
    await query(`alter table ${table} add constraint ${name} ${definition}`)
}

/** In characters: rows are inserted together until they are this long. */
const batchLength = 2_000_000

async function fillTable(
  query: Query,
  { name, rows }: { readonly name: string; readonly rows: number },
  lines: AsyncGenerator<string>,
): Promise<void> {
  // Some tables are made with a row.
  await query(`delete from ${name}`)
  const columns = await query<{ column: string }>(
    `select quote_ident(column_name) as column from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
    [name],
  )
  const list = columns.map(({ column }) => column).join(', ')
  const insert = (batch: readonly string[]) =>
    query(
      `insert into ${name} (${list}) overriding system value
       select ${list} from jsonb_populate_recordset(null::${name}, $1::jsonb)`,
      [`[${batch.join(',')}]`],
    )
  let batch: string[] = []
  let length = 0
  for (let read = 0; read < rows; read += 1) {
    const { value, done } = await lines.next()
    if (done) throw unusable('it ends too early')
    batch.push(value)
    length += value.length
    if (length < batchLength) continue
    await insert(batch)
    batch = []
    length = 0
  }
  await insert(batch)
  await continueNumbers(query, name)
}

/** New rows are numbered after those that were restored. */
async function continueNumbers(query: Query, name: string): Promise<void> {
  const numbered = await query<{ column: string }>(
    `select column_name as column from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_identity = 'YES'`,
    [name],
  )
  for (const { column } of numbered) {
    await query(
      `select setval(pg_get_serial_sequence($1, $2), coalesce((select max(${column}) from ${name}), 0) + 1, false)`,
      [name, column],
    )
  }
}

async function queueWaiting(query: Query): Promise<number> {
  const queued = await query(
    `select enqueue_job('run-audit', jsonb_build_object('auditId', id), site_of(address)) from audits
     where status in ('queued', 'running')
     union all
     select enqueue_job('send-mail', jsonb_build_object('mailId', id)) from mails
     where sent_at is null and given_up_at is null and held_at is null`,
  )
  return queued.length
}
