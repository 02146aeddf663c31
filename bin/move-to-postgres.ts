import { join } from 'node:path'
import { restoreBackup } from '#database/maintenance/restore-backup.ts'
import { takeBackup } from '../server/maintenance/backups.ts'
import { keepErasures, readKeptErasures } from '../server/maintenance/erasures.ts'
import { program, withDatabase, WrongUse } from './command.ts'

/**
 * `npm run move-to-postgres`: copies all that the built-in database of DATA_DIR holds to the empty PostgreSQL
 * server of DATABASE_URL, and compares counts and digests of every table. The server must not run meanwhile.
 * The old database stays, as do the files of DATA_DIR; what is copied is a backup taken there, like any other.
 */
await program(async ({ databaseUrl, dataFolder }) => {
  if (!databaseUrl) throw new WrongUse('Say where to: DATABASE_URL is not set.')
  const { file } = await withDatabase({ dataFolder }, async database => {
    await keepErasures(database, dataFolder)
    return takeBackup(database, join(dataFolder, 'backups'))
  })
  const erasures = await readKeptErasures(dataFolder)
  const { contents, waiting } = await withDatabase({ databaseUrl }, database =>
    restoreBackup(database, file, erasures),
  )
  for (const { name, rows, digest } of contents.tables) console.log(`${name}: ${rows} rows, digest ${digest}`)
  console.log(
    `Moved, and each table compared. ${waiting} audits and mails wait. Start the server with DATABASE_URL from now on.`,
  )
})
