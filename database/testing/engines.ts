import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { hasPostgres, type PostgresServer, startPostgres } from '#tests/support/postgres.ts'
import { openDatabase } from '../connect.ts'
import type { Database } from '../database.ts'
import { openInMemory } from './memory.ts'

/** Where a process can open a database, and open it again: a folder or a connection string. */
export type Place = { readonly dataFolder: string } | { readonly databaseUrl: string }

export interface Engine {
  readonly name: Database['engine']
  /** A new, empty database. PGlite's is in memory. */
  open(): Promise<Database>
  /** A place for a new, empty database that outlives the process that opens it. */
  place(): Promise<Place>
}

let postgres: Promise<PostgresServer | null> | undefined
let folder: string | undefined

afterAll(async () => {
  await (await postgres)?.stop()
  if (folder) rmSync(folder, { recursive: true, force: true })
})

let folders = 0

const pglite: Engine = {
  name: 'pglite',
  open: openInMemory,
  async place() {
    folder ??= mkdtempSync(join(tmpdir(), 'ibid-database-'))
    return { dataFolder: join(folder, `data-${++folders}`) }
  },
}

const postgresql: Engine = {
  name: 'postgresql',
  open: async () => openDatabase({ databaseUrl: await newDatabase() }),
  place: async () => ({ databaseUrl: await newDatabase() }),
}

/** In the one server of the test file, which the first test that needs it starts. */
async function newDatabase(): Promise<string> {
  postgres ??= startPostgres()
  return (await (await postgres)?.createDatabase()) ?? ''
}

/** The engines that a test runs on: `describe.each(engines)('on $name', engine => …)`. */
export const engines: readonly Engine[] = hasPostgres() ? [pglite, postgresql] : [pglite]
