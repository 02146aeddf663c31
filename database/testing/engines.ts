import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, inject } from 'vitest'
import { createDatabase, migratedTemplate } from '#tests/support/postgres.ts'
import { openDatabase, type Place } from '../connect.ts'
import type { Database, OwnDatabase } from '../database.ts'
import { makeDataFolder, openInMemory } from './templates.ts'

export interface Engine {
  readonly name: Database['engine']
  /** A new database with the schema applied; PGlite's is in memory. */
  open(): Promise<OwnDatabase>
  /** The same without the schema. */
  openEmpty(): Promise<OwnDatabase>
  /** A new database with the schema applied that outlives the process that opens it. */
  place(): Promise<Place>
  /** The same without the schema. */
  emptyPlace(): Promise<Place>
}

let folder: string | undefined

afterAll(() => {
  if (folder) rmSync(folder, { recursive: true, force: true })
})

let folders = 0

const pglite: Engine = {
  name: 'pglite',
  open: () => openInMemory('migrated'),
  openEmpty: () => openInMemory('empty'),
  async place() {
    const dataFolder = newFolder()
    await makeDataFolder(dataFolder)
    return { dataFolder }
  },
  emptyPlace: async () => ({ dataFolder: newFolder() }),
}

/** The path of a folder that does not exist yet. */
function newFolder(): string {
  folder ??= mkdtempSync(join(tmpdir(), 'ibid-database-'))
  return join(folder, `data-${++folders}`)
}

function postgresql(socketFolder: string): Engine {
  const place = async () => ({
    databaseUrl: await createDatabase(socketFolder, { template: migratedTemplate }),
  })
  const emptyPlace = async () => ({ databaseUrl: await createDatabase(socketFolder) })
  return {
    name: 'postgresql',
    open: async () => openDatabase(await place()),
    openEmpty: async () => openDatabase(await emptyPlace()),
    place,
    emptyPlace,
  }
}

const socketFolder = inject('postgres')

/** The engines that a test runs on: `describe.each(engines)('on $name', engine => …)`. */
export const engines: readonly Engine[] = socketFolder ? [pglite, postgresql(socketFolder)] : [pglite]

/** A new database for all tests of a file or of a `describe`, which is closed after them. */
export async function sharedDatabase(engine: Pick<Engine, 'open'> = pglite): Promise<OwnDatabase> {
  const database = await engine.open()
  afterAll(() => database.close())
  return database
}
