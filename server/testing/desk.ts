import { signInPaths } from '#contracts/desk.ts'
import { deskPaths } from '#contracts/paths.ts'
import { makeSignInLink } from '#database/desk/members.ts'
import { type Answer, ask, postForm } from './ask.ts'
import type { TestServer } from './test-server.ts'

/** A member who is signed in: what their browser asks for and posts. */
export interface SignedIn {
  /** `__Host-desk=…` */
  readonly cookie: string
  get(path: string): Promise<Answer>
  post(path: string, values: Readonly<Record<string, string>>): Promise<Answer>
}

/** Signs a member in by a link, as `npm run desk` does. */
export async function signIn(server: TestServer, email: string): Promise<SignedIn> {
  const made = await server.database.transaction(query => makeSignInLink(query, email))
  const entered = await postForm(server.origin, signInPaths.fr, { values: { link: made?.link ?? '' } })
  const cookie = cookieOf(entered)
  if (entered.headers.location !== deskPaths.fr || !cookie) throw new Error(`${email} was not let in.`)
  return signedIn(server, cookie)
}

export function signedIn({ origin }: Pick<TestServer, 'origin'>, cookie: string): SignedIn {
  return {
    cookie,
    get: path => ask(origin, path, { headers: { cookie } }),
    post: (path, values) => postForm(origin, path, { values, headers: { cookie } }),
  }
}

/** What a browser would send back. */
export function cookieOf({ headers }: Answer): string {
  return headers['set-cookie']?.[0]?.split(';', 1)[0] ?? ''
}
