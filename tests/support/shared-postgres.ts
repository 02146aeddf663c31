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

/** One PostgreSQL for all files of a run, with a database to copy that has the schema. */
export default async function sharePostgres(
  project: TestProject,
): Promise<(() => Promise<void>) | undefined> {
  const server = await startPostgres()
  project.provide('postgres', server?.socketFolder ?? null)
  if (!server) return undefined
  const databaseUrl = await createDatabase(server.socketFolder, { name: migratedTemplate })
  const database = await openDatabase({ databaseUrl })
  await migrate(database)
  await database.close()
  return () => server.stop()
}
