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

/** Opens the desk by a link, as its page does. Returns the cookie; `site` is its address, where it has a public one. */
export async function enterByLink(origin: string, link: string, site = origin): Promise<string> {
  const entered = await postForm(origin, signInPaths.fr, { values: { link }, headers: { origin: site } })
  const cookie = cookieOf(entered)
  if (entered.headers.location !== deskPaths.fr || !cookie) throw new Error('The link let nobody in.')
  return cookie
}

/** Signs a member in by a link, as `npm run desk` does. */
export async function signIn(server: TestServer, email: string): Promise<SignedIn> {
  const made = await server.database.transaction(query => makeSignInLink(query, email))
  return signedIn(server, await enterByLink(server.origin, made?.link ?? ''))
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
