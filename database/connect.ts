import type { OwnDatabase } from './database.ts'
import { openPglite } from './engines/pglite.ts'
import { openPostgresql } from './engines/postgresql.ts'

/** Where a database can be opened, and opened again: a PostgreSQL server, or a folder for PGlite. */
export type Place = { readonly databaseUrl: string } | { readonly dataFolder: string }

/** Connections to a PostgreSQL server, which takes 100 by default: room for several processes. */
export const usualPool = 10

/**
 * @throws DatabaseError `DATA_FOLDER_IN_USE` when another process holds the folder.
 */
export async function openDatabase(place: Place, pool = usualPool): Promise<OwnDatabase> {
  return 'databaseUrl' in place ? openPostgresql(place.databaseUrl, pool) : openPglite(place.dataFolder)
}
