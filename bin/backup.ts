import { join, resolve } from 'node:path'
import { printAnswer, program } from './command.ts'

/**
 * `npm run backup`: writes all that the database holds to a file in the folder `backups` of DATA_DIR, or in
 * another: `npm run backup -- /mnt/backups`. Visitors may go on meanwhile.
 */
await program(environment =>
  printAnswer(
    { name: 'backup', folder: resolve(process.argv[2] ?? join(environment.dataFolder, 'backups')) },
    environment,
  ),
)
