import { atDesk } from '../calls.ts'
import type { Database, Query } from '../database.ts'
import { digestOfToken, makeSignInLink, setMembers, signInByLink } from '../desk/members.ts'
import { type Engine, sharedDatabase } from './engines.ts'

/** A database for all tests of a `describe`, and how a member works with it. */
export async function sharedDesk(engine: Engine, members?: readonly string[]) {
  const database = await sharedDatabase(engine)
  const session = await memberSession(database, members)
  return {
    database,
    rows: (sql: string, values?: readonly unknown[]) =>
      database.transaction(query => query<Record<string, unknown>>(sql, values)),
    desk: <T>(work: (query: Query) => Promise<T>) => atDesk(database, work, { session }),
  }
}

/** Makes these addresses the members, signs the first of them in, and says by which session: see `atDesk`. */
export async function memberSession(
  database: Database,
  members: readonly string[] = ['camille@ibid.example'],
): Promise<string> {
  await database.transaction(query => setMembers(query, members))
  const made = await database.transaction(query => makeSignInLink(query, members[0] ?? null))
  const entered = await atDesk(
    database,
    query => signInByLink(query, { link: made?.link ?? '', browser: 'Firefox 145' }),
    { address: '192.0.2.1' },
  )
  return digestOfToken(('token' in entered && entered.token) || '')
}
