import type { Database } from '../database.ts'

/**
 * Empties these tables and, by their references, what belongs to their rows. `truncate` makes new files,
 * whatever a table holds: 59 ms in PGlite and 18 in PostgreSQL where this takes less than one.
 */
export async function emptyTables(database: Database, ...tables: readonly string[]): Promise<void> {
  await database.transaction(query => query(tables.map(table => `delete from ${table};`).join(' ')))
}
