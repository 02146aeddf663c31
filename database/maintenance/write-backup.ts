import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { OwnDatabase, Query } from '../database.ts'

/** The first line of a backup: what follows it, a row a line, table after table. */
export interface Contents {
  readonly format: 1
  /** ISO 8601, in UTC. */
  readonly takenAt: string
  readonly migrations: readonly string[]
  readonly tables: readonly TableContents[]
}

interface TableContents {
  readonly name: string
  readonly rows: number
  /** The same for the same rows, in whatever order and on whichever engine. */
  readonly digest: string
}

/**
 * What a backup leaves out: what the migrations write themselves, and what is promised to be gone within the
 * day or the minutes (the salts of networks, the codes and sessions of members).
 */
const leftOut = [
  'applied_files',
  'network_salts',
  'network_audits',
  'network_messages',
  'sign_in_attempts',
  'sign_in_codes',
  'desk_sessions',
]

/**
 * Writes all rows of our tables, as they are at one moment, to a compressed file that only this account may
 * read. Under its name the file is always whole. The queue is not in it: restoring fills it again.
 */
export async function writeBackup(database: OwnDatabase, file: string): Promise<Contents> {
  const unfinished = `${file}.unfinished`
  try {
    const contents = await database.longTransaction(async query => {
      await query('set transaction isolation level repeatable read, read only; set local timezone = utc')
      const contents = await readContents(query)
      const output = createWriteStream(unfinished, { mode: 0o600, flush: true })
      await pipeline(Readable.from(linesOf(query, contents)), createGzip(), output)
      return contents
    })
    await rename(unfinished, file)
    return contents
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

async function readContents(query: Query): Promise<Contents> {
  const names = await query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> all ($1) order by 1`,
    [leftOut],
  )
  const tables: TableContents[] = []
  for (const { name } of names) tables.push(await countTable(query, name))
  const applied = await query<{ path: string }>(
    `select path from applied_files where path like 'migrations/%' order by 1`,
  )
  return {
    format: 1,
    takenAt: new Date().toISOString(),
    migrations: applied.map(({ path }) => path),
    tables,
  }
}

/** Counts the rows of a table, in a transaction whose time zone is UTC: rows are compared as text. */
export async function countTable(query: Query, name: string): Promise<TableContents> {
  // 15 hexadecimal digits fit a number, and sums do not depend on the order.
  const [counted] = await query<Omit<TableContents, 'name'>>(
    `select count(*)::int as rows,
       coalesce(sum(('x' || left(md5(to_jsonb(t)::text), 15))::bit(60)::bigint), 0)::text as digest
     from ${name} as t`,
  )
  if (!counted) throw new Error(`${name} could not be counted.`)
  return { name, ...counted }
}

/** Rows read at once. A report may have a megabyte. */
const batch = 50

async function* linesOf(query: Query, contents: Contents): AsyncGenerator<string> {
  yield `${JSON.stringify(contents)}\n`
  for (const { name } of contents.tables) {
    await query(`declare rows no scroll cursor for select to_jsonb(t)::text as line from ${name} as t`)
    for (;;) {
      const rows = await query<{ line: string }>(`fetch ${batch} from rows`)
      if (rows.length === 0) break
      yield rows.map(({ line }) => `${line}\n`).join('')
    }
    await query('close rows')
  }
}
