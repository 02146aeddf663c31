import { createHash } from 'node:crypto'
import type { DeskSession } from '#contracts/desk.ts'
import { answerOf, isUuid } from '../answer-of.ts'
import type { Query } from '../database.ts'

/** Who is signed in, and by which of their sessions. */
export interface Member {
  readonly id: string
  readonly email: string
  readonly session: string
}

/** Makes these addresses the members, and no others: those no longer among them are signed out. */
export async function setMembers(query: Query, emails: readonly string[]): Promise<void> {
  await query('select set_members($1)', [JSON.stringify(emails)])
}

/** A code and a link, of which either signs the member in once, within 15 minutes. */
export interface SignIn {
  readonly email: string
  readonly code: string
  readonly link: string
}

/** How long to wait after a limit was met, in seconds. */
export interface Waiting {
  readonly wait: number
}

/** Null when nobody is a member at this address, which the person who asks must not learn. */
export async function requestSignIn(query: Query, email: string): Promise<SignIn | null | Waiting> {
  const answer = await answerOf<({ wait: null } & Partial<SignIn>) | Waiting>(query, 'request_sign_in($1)', [
    email,
  ])
  if (answer.wait !== null) return answer
  const { email: address, code, link } = answer
  return address && code && link ? { email: address, code, link } : null
}

/** The same for the operator of the server: without an address, for the first member. Null when there is none. */
export async function makeSignInLink(query: Query, email: string | null): Promise<SignIn | null> {
  return answerOf(query, 'make_sign_in_link($1)', [email])
}

/** What came of a try: the token of a new session, or null, and how many tries the address has left. */
export interface Try {
  readonly wait: null
  readonly token: string | null
  readonly left?: number
}

export function signInByCode(
  query: Query,
  { email, code, browser }: { readonly email: string; readonly code: string; readonly browser: string },
): Promise<Try | Waiting> {
  return answerOf(query, 'sign_in_by_code($1, $2, $3)', [email, code, browser])
}

export function signInByLink(
  query: Query,
  { link, browser }: { readonly link: string; readonly browser: string },
): Promise<Try | Waiting> {
  return answerOf(query, 'sign_in_by_link($1, $2)', [link, browser])
}

/** What the database knows the token of a session by. */
export function digestOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Whose session the transaction is of (`atDesk`); null when it is none's, or has ended. Only a visit prolongs it. */
export function readMember(query: Query, isVisit: boolean): Promise<Member | null> {
  return answerOf(query, 'read_member($1)', [isVisit])
}

export function listSessions(query: Query): Promise<readonly DeskSession[]> {
  return answerOf(query, 'list_sessions()')
}

/** False when it is no session of the member who asks. */
export async function endSession(query: Query, id: string): Promise<boolean> {
  return isUuid(id) && answerOf<boolean>(query, 'end_session($1)', [id])
}
