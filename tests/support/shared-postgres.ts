import type { TestProject } from 'vitest/node'
import { openDatabase } from '#database/connect.ts'
import { migrate } from '#database/migrate.ts'
import { createDatabase, migratedTemplate, startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the socket of PostgreSQL; null where there is none. */
    postgres: string | null
  }
}

/**
 * One PostgreSQL for all files of a run, with a database to copy that has the schema; or the one, with such a
 * database, whose socket is in the folder POSTGRES_SOCKET.
 */
export default async function sharePostgres(
  project: TestProject,
): Promise<(() => Promise<void>) | undefined> {
  const given = process.env['POSTGRES_SOCKET']
  const server = given ? null : await startPostgres()
  project.provide('postgres', given ?? server?.socketFolder ?? null)
  if (!server) return undefined
  await makeTemplate(server.socketFolder)
  return () => server.stop()
}

export async function makeTemplate(socketFolder: string): Promise<void> {
  const databaseUrl = await createDatabase(socketFolder, { name: migratedTemplate })
  const database = await openDatabase({ databaseUrl })
  await migrate(database)
  await database.close()
}
