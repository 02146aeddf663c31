import { atDesk } from '../calls.ts'
import type { Database } from '../database.ts'
import { digestOfToken, makeSignInLink, setMembers, signInByLink } from '../desk/members.ts'

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
    { network: '192.0.2.1' },
  )
  return digestOfToken(('token' in entered && entered.token) || '')
}
