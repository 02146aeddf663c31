import { isEmailAddress } from '#contracts/forms.ts'
import { printAnswer, program, WrongUse } from './command.ts'

/**
 * `npm run privacy -- find someone@example.com`: what is stored of a person, table by table. `export` prints
 * all of it as JSON, `erase` erases it, in the database, the queue, the mails and all backups to come back.
 */
await program(async environment => {
  const [name, email = ''] = process.argv.slice(2)
  if ((name !== 'find' && name !== 'export' && name !== 'erase') || !isEmailAddress(email))
    throw new WrongUse('Say what and whom: npm run privacy -- find|export|erase someone@example.com')
  await printAnswer({ name, email }, environment)
})
