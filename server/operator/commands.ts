import type { Database, OwnDatabase } from '#database/database.ts'
import { makeSignInLink } from '#database/desk/members.ts'
import { eraseByEmail, readPerson } from '#database/maintenance/personal-data.ts'
import { signInAddress } from '../desk/sign-in-mail.ts'
import type { Environment } from '../environment.ts'
import type { Sender } from '../mail/mail-content.ts'
import { takeBackup } from '../maintenance/backups.ts'
import { completeErasure, keepErasures } from '../maintenance/erasures.ts'

/** What the person who runs the server may ask of it. */
export type Command =
  /** A link that signs in the member of an address, or the first one. */
  | { readonly name: 'sign-in-link'; readonly email: string | null }
  /** A backup in a folder, whose path is absolute. */
  | { readonly name: 'backup'; readonly folder: string }
  /** What is stored of a person: how much of it, all of it, or no more. */
  | { readonly name: 'find' | 'export' | 'erase'; readonly email: string }

export interface CommandContext {
  readonly database: OwnDatabase
  readonly environment: Pick<Environment, 'dataFolder'>
  readonly sender: Pick<Sender, 'origin'>
}

/** Runs a command, and says what came of it: sentences, or JSON for `export`. */
export async function runCommand(
  command: Command,
  { database, environment: { dataFolder }, sender }: CommandContext,
): Promise<string> {
  switch (command.name) {
    case 'sign-in-link':
      return makeLink(database, command.email, sender.origin)
    case 'backup': {
      await keepErasures(database, dataFolder)
      const { file, contents } = await takeBackup(database, command.folder)
      const rows = contents.tables.reduce((sum, table) => sum + table.rows, 0)
      return `Backup written: ${file} (${contents.tables.length} tables, ${rows} rows).\n`
    }
    case 'find':
      return find(database, command.email)
    case 'export':
      return `${JSON.stringify(await database.transaction(query => readPerson(query, command.email)), null, 2)}\n`
    case 'erase':
      return erase(database, command.email, dataFolder)
  }
}

async function makeLink(database: Database, email: string | null, origin: string): Promise<string> {
  const made = await database.transaction(query => makeSignInLink(query, email))
  return made
    ? `${made.email}: ${signInAddress(origin, made.link, 'fr')}\n`
    : `Nobody is a member${email ? ` at ${email}` : ''}: DESK_MEMBERS says who is, when the server starts.\n`
}

async function find(database: Database, email: string): Promise<string> {
  const found = Object.entries(await database.transaction(query => readPerson(query, email)))
  if (found.length === 0) return `Nothing is stored of ${email}.\n`
  return found.map(([table, rows]) => `${table}: ${rows.length}\n`).join('')
}

async function erase(database: Database, email: string, dataFolder: string): Promise<string> {
  const leads = await database.transaction(query => eraseByEmail(query, email))
  await completeErasure(database, dataFolder)
  return `Erased: ${leads} leads, with their audits, reports, mails and notes. No backup will bring them back.\n`
}
