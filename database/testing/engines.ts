import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { startPostgres } from '#tests/support/postgres.ts'
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

const postgres = await startPostgres()
const folder = mkdtempSync(join(tmpdir(), 'ibid-database-'))

afterAll(async () => {
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
})

let folders = 0

const pglite: Engine = {
  name: 'pglite',
  open: openInMemory,
  place: async () => ({ dataFolder: join(folder, `data-${++folders}`) }),
}

/** The engines that a test runs on: `describe.each(engines)('on $name', engine => …)`. */
export const engines: readonly Engine[] = postgres
  ? [
      pglite,
      {
        name: 'postgresql',
        open: async () => openDatabase({ databaseUrl: await postgres.createDatabase() }),
        place: async () => ({ databaseUrl: await postgres.createDatabase() }),
      },
    ]
  : [pglite]
