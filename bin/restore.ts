import { restoreBackup } from '#database/maintenance/restore-backup.ts'
import { keepErasures, readKeptErasures } from '../server/maintenance/erasures.ts'
import { placeOf, program, withDatabase, WrongUse } from './command.ts'

/**
 * `npm run restore -- backup.jsonl.gz`: restores a backup where the settings say that the database is, which
 * must not be there yet. The erasures that are known in DATA_DIR are repeated.
 */
await program(async environment => {
  const [file] = process.argv.slice(2)
  if (!file) throw new WrongUse('Say which backup: npm run restore -- backup.jsonl.gz')
  const erasures = await readKeptErasures(environment.dataFolder)
  await withDatabase(placeOf(environment), async database => {
    const { contents, erasedAgain, waiting } = await restoreBackup(database, file, erasures)
    await keepErasures(database, environment.dataFolder)
    for (const { name, rows } of contents.tables) console.log(`${name}: ${rows}`)
    console.log(
      `Restored as of ${contents.takenAt}. Erased again: ${erasedAgain} leads. Waiting again: ${waiting} audits and mails.`,
    )
  })
})
