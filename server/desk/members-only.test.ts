import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { signInPaths } from '#contracts/desk.ts'
import { deskPaths } from '#contracts/paths.ts'
import { type Answer, ask, call, postForm } from '../testing/ask.ts'
import { keepRoutes } from '../testing/registered-routes.ts'
import { member, server, shareDesk } from '../testing/shared-desk.ts'

const routes = keepRoutes()
shareDesk()

/** The addresses of the desk that are not there for everyone, each as one that its parameters allow. */
function deskAddresses(method: 'GET' | 'POST'): readonly string[] {
  const desk = Object.values(deskPaths)
  const signIns = Object.values(signInPaths)
  return routes
    .filter(route => route.method === method && !signIns.includes(route.url))
    .filter(({ url }) => desk.some(path => url === path || url.startsWith(`${path}/`)))
    .map(({ url }) => url.replace(/:month\(.*\)/, '2026-11').replaceAll(/:\w+/g, () => randomUUID()))
}

const told = ({ status, headers: { date: _date, ...headers }, text }: Answer) => ({
  status,
  headers,
  // The page of an error has a reference of its own each time.
  text: text.replace(/"reference":"\w+"/, ''),
})
const missing = (path: string) => (path.startsWith('/en/') ? '/en/nothing-here' : '/nothing-here')
const cookie = `__Host-desk=${'0'.repeat(64)}`

describe.each([
  ['GET', (path: string) => ask(server.origin, path, { headers: { cookie } })],
  ['POST', (path: string) => postForm(server.origin, path, { values: {}, headers: { cookie } })],
] as const)('to whoever is not signed in, by %s', (method, asked) => {
  test('every address of the desk is one where nothing is', async () => {
    const addresses = deskAddresses(method)
    expect(addresses.length).toBeGreaterThan(15)
    for (const path of addresses)
      expect(told(await asked(path)), path).toEqual(told(await asked(missing(path))))
  })
})

test.each([
  ['another site', { origin: 'https://evil.example' }],
  ['another site, as browsers say it', { 'sec-fetch-site': 'cross-site' }],
])('everything a member can do is refused in their name to %s', async (_where, headers) => {
  const addresses = deskAddresses('POST')
  expect(addresses.length).toBeGreaterThan(15)
  for (const path of addresses) {
    const sent = { values: {}, headers: { cookie: member.cookie, ...headers } }
    expect((await postForm(server.origin, path, sent)).status, path).toBe(403)
  }
})

test('the door for calls knows no procedure but those of visitors, even for a member', async () => {
  const procedures = await server.database.transaction(query =>
    query<{ name: string }>(
      `select distinct proname as name from pg_proc
       where pronamespace = 'public'::regnamespace and not has_function_privilege('anon', oid, 'execute')`,
    ),
  )
  expect(procedures.length).toBeGreaterThan(100)
  const asked = (name: string) =>
    call(server.origin, `rpc/${name}`, { values: {}, headers: { cookie: member.cookie } })
  const nothing = await asked('nothing_here')
  for (const { name } of procedures) {
    const answer = await asked(name)
    expect([answer.status, answer.text.replace(name, 'nothing_here')], name).toEqual([
      nothing.status,
      nothing.text,
    ])
  }
})
