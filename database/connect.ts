import type { Database } from './database.ts'
import { openPglite } from './pglite.ts'
import { openPostgresql } from './postgresql.ts'

/**
 * Opens the database: the PostgreSQL server of `databaseUrl` if there is one, otherwise PGlite in
 * `dataFolder`, and without a folder PGlite in memory, for tests.
 *
 * @throws DatabaseError `DATA_FOLDER_IN_USE` when another process holds the folder.
 */
export async function openDatabase(place: {
  readonly databaseUrl?: string | undefined
  readonly dataFolder?: string | undefined
}): Promise<Database> {
  return place.databaseUrl ? openPostgresql(place.databaseUrl) : openPglite(place.dataFolder)
}
