import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { type DeskPage, refreshHeader, type SignInView, sessionsPaths, signInPaths } from '#contracts/desk.ts'
import { languages } from '#contracts/languages.ts'
import { deskPaths } from '#contracts/paths.ts'
import { emptyTables } from '#database/testing/empty-tables.ts'
import { askServer, listenForCommands } from '../operator/control-socket.ts'
import { type Answer, ask, postForm } from '../testing/ask.ts'
import { cookieOf, signedIn, signIn } from '../testing/desk.ts'
import { keepLoggedLines } from '../testing/logged-lines.ts'
import { drawn } from '../testing/made-up-build.ts'
import { sharedServer, startTestServer } from '../testing/test-server.ts'

const camille = 'camille@ibid.example'
const nora = 'nora@ibid.example'
const stranger = 'stranger@example.org'

const server = await sharedServer({ settings: { DESK_MEMBERS: `${camille},${nora}` } })
beforeEach(() => emptyTables(server.database, 'sign_in_attempts', 'sign_in_codes', 'desk_sessions'))
const log = keepLoggedLines()

const post = (values: Readonly<Record<string, string>>, path = signInPaths.fr) =>
  postForm(server.origin, path, { values })
const page = ({ text }: Answer) => drawn(text).page as DeskPage
const view = (answer: Answer) => page(answer).view as SignInView

/** Asks for a code, and reads the mail: it is sent once the answer is there. */
async function mailedTo(address: string, path = signInPaths.fr) {
  const before = server.sent.length
  const answer = await post({ address }, path)
  await expect.poll(() => server.sent.length).toBe(before + 1)
  const mail = server.sent[before]
  const words = String(mail?.text)
  return {
    answer,
    mail,
    code: /code\s?: (\S{6})\n/.exec(words)?.[1] ?? '',
    link: /\?link=([0-9a-f]{64})/.exec(words)?.[1] ?? '',
  }
}

describe('to whoever is not signed in', () => {
  const missing = (language: 'fr' | 'en') => (language === 'fr' ? '/nothing-here' : '/en/nothing-here')
  const askers: readonly (readonly [string, (path: string) => Promise<Answer>])[] = [
    ['GET', path => ask(server.origin, path)],
    ['HEAD', path => ask(server.origin, path, { method: 'HEAD' })],
    ['GET for Markdown', path => ask(server.origin, path, { headers: { accept: 'text/markdown' } })],
    ['GET with a slash', path => ask(server.origin, `${path}/`)],
    ['GET with a query', path => ask(server.origin, `${path}?q=a`)],
    [
      'GET with a made-up session',
      path => ask(server.origin, path, { headers: { cookie: `__Host-desk=${'0'.repeat(64)}` } }),
    ],
    [
      'GET with a broken session',
      path => ask(server.origin, path, { headers: { cookie: `__Host-desk=${"'".repeat(64)}` } }),
    ],
    ['a form', path => postForm(server.origin, path, { values: { session: 'a' } })],
    [
      'a form of another site',
      path => postForm(server.origin, path, { values: {}, headers: { origin: 'https://evil.example' } }),
    ],
    [
      'JSON',
      path =>
        ask(server.origin, path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{',
        }),
    ],
    [
      'XML',
      path =>
        ask(server.origin, path, { method: 'POST', headers: { 'content-type': 'text/xml' }, body: '<a/>' }),
    ],
    ['PUT', path => ask(server.origin, path, { method: 'PUT', body: 'a' })],
    ['DELETE', path => ask(server.origin, path, { method: 'DELETE' })],
    ['OPTIONS', path => ask(server.origin, path, { method: 'OPTIONS' })],
  ]

  test.each(askers)(
    'nothing of the desk is told from a page that is not there, asked by %s',
    async (_name, asked) => {
      const told = ({ status, headers: { date: _date, ...headers }, text }: Answer) => ({
        status,
        headers,
        // The page of an error has a reference of its own each time.
        text: text.replace(/"reference":"\w+"/, ''),
      })
      for (const language of languages) {
        const nothing = told(await asked(missing(language)))
        for (const path of [deskPaths, sessionsPaths].map(paths => paths[language]))
          expect(told(await asked(path)), path).toEqual(nothing)
      }
    },
  )

  test('the page that signs in is there, is kept by no cache, listed by no engine, and framed by nobody', async () => {
    const answer = await ask(server.origin, signInPaths.en)
    expect(answer.status).toBe(200)
    expect(view(answer)).toMatchObject({ name: 'sign-in', step: 'address' })
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'same-origin',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    })
    expect(answer.headers['set-cookie']).toBeUndefined()
  })
})

describe('a code', () => {
  test('is mailed to a member in the language of the page, and signs in once', async () => {
    const { mail, code, answer } = await mailedTo(camille, signInPaths.en)
    expect(mail).toMatchObject({
      to: { address: camille },
      from: { address: 'contact@ibid.example' },
      subject: 'Your code to open the desk',
    })
    expect(answer.text).not.toContain(code)
    const entered = await post({ address: camille, code }, signInPaths.en)
    expect([entered.status, entered.headers.location]).toEqual([303, deskPaths.en])
    expect(entered.headers['set-cookie']).toEqual([
      expect.stringMatching(
        /^__Host-desk=[0-9a-f]{64}; Path=\/; Secure; HttpOnly; SameSite=Lax; Max-Age=2592000$/,
      ),
    ])
    const { get } = signedIn(server, cookieOf(entered))
    const sessions = await get(sessionsPaths.en)
    expect(page(sessions)).toMatchObject({ member: { email: camille }, view: { name: 'sessions' } })
    expect(sessions.headers['cache-control']).toBe('no-store')

    const again = await post({ address: camille, code })
    expect([again.status, again.headers['set-cookie']]).toEqual([422, undefined])
    expect(view(again)).toMatchObject({ step: 'code', isWrong: true, left: 8 })
  })

  test('is asked for at an address that is nobody’s with the same answer, and no mail', async () => {
    const { answer } = await mailedTo(camille)
    const unknown = await post({ address: stranger })
    const { mail } = await mailedTo(nora)
    expect(mail?.to).toEqual({ name: '', address: nora })
    const told = (given: Answer) => ({
      status: given.status,
      headers: { ...given.headers, date: '', 'content-length': '' },
      text: given.text.replace(/[a-z]+@[a-z.]+/, ''),
    })
    expect(told(unknown)).toEqual(told(answer))
  })

  test('is not guessed: after ten tries the address waits, whatever network they come from', async () => {
    const { code } = await mailedTo(camille)
    const statuses = []
    for (let time = 0; time < 11; time++)
      statuses.push((await post({ address: camille, code: 'A1B2C3' })).status)
    expect(statuses).toEqual([...Array(10).fill(422), 429])
    const refused = await post({ address: camille, code })
    expect(view(refused).wait).toBeGreaterThan(800)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800)
  })

  test.each([
    ['of no address', { address: 'camille' }],
    ['of two addresses', { address: `${camille},${stranger}` }],
    ['of a line more', { address: `${camille}\nBcc: ${stranger}` }],
    ['with NUL', { address: `${camille}\0` }],
    ['of an address without end', { address: `${'a'.repeat(60_000)}@b.example` }],
    ['with a code without end', { address: camille, code: 'A'.repeat(60_000) }],
    ['with NUL for a code', { address: camille, code: '\0' }],
    ['with a link that is none', { link: '<script>', address: '' }],
  ])('%s is refused, and nobody is written to', async (_what, values) => {
    const before = server.sent.length
    const answer = await post(values)
    expect([answer.status, answer.headers['set-cookie']]).toEqual([422, undefined])
    expect(server.sent).toHaveLength(before)
  })

  test('that the mail server does not accept is logged, without the address', async () => {
    const failing = await startTestServer({
      settings: { DESK_MEMBERS: camille },
      transport: { send: () => Promise.reject(Object.assign(new Error(camille), { code: 'EENVELOPE' })) },
    })
    await postForm(failing.origin, signInPaths.fr, { values: { address: camille } })
    await expect.poll(() => log.lines.join()).toContain('EENVELOPE')
    expect(log.lines.join()).not.toContain(camille)
    await failing.close()
  })
})

describe('a link', () => {
  test('opens a page with a button, however often a program looks at it, and the button signs in once', async () => {
    const { link } = await mailedTo(camille)
    for (let time = 0; time < 3; time++) {
      const opened = await ask(server.origin, `${signInPaths.fr}?link=${link}`)
      expect([opened.status, opened.headers['set-cookie']]).toEqual([200, undefined])
      expect(view(opened)).toMatchObject({ step: 'link', link })
    }
    expect((await post({ link })).status).toBe(303)
    expect(view(await post({ link }))).toMatchObject({ step: 'link', isWrong: true })
  })

  test('is made by the data folder of the server, for its first member or another, and by no network', async () => {
    const dataFolder = mkdtempSync(join(tmpdir(), 'ibid-desk-'))
    const sender = { origin: 'https://www.ibid.example' }
    const commands = await listenForCommands({
      database: { ...server.database, longTransaction: server.database.transaction },
      environment: { dataFolder },
      sender,
    })
    const made = (email: string | null) => askServer(dataFolder, { name: 'sign-in-link', email })
    expect(await made(null)).toMatch(
      /^camille@ibid\.example: https:\/\/www\.ibid\.example\/desk\/sign-in\?link=[0-9a-f]{64}\n$/,
    )
    const link = /link=(\S+)/.exec((await made(nora)) ?? '')?.[1] ?? ''
    expect((await post({ link })).status).toBe(303)
    expect(await made(stranger)).toContain('Nobody is a member at stranger@example.org')
    expect(statSync(join(dataFolder, 'control.sock')).mode & 0o777).toBe(0o600)
    await commands.close()
    rmSync(dataFolder, { recursive: true })
  })
})

describe('a session', () => {
  test('that ended signs nobody in: neither the cookie that was kept of it, nor one of a removed member', async () => {
    const { get, post: act } = await signIn(server, camille)
    const { view } = page(await get(sessionsPaths.fr))
    const [session] = view.name === 'sessions' ? view.sessions : []
    const ended = await act(sessionsPaths.fr, { session: session?.id ?? '' })
    expect([ended.headers.location, ended.headers['set-cookie']?.[0]]).toEqual([
      signInPaths.fr,
      expect.stringContaining('Max-Age=0'),
    ])
    expect((await get(sessionsPaths.fr)).status).toBe(404)

    const other = await signIn(server, nora)
    await server.rows("update members set removed_at = now() where email like 'nora%'")
    expect((await other.get(sessionsPaths.fr)).status).toBe(404)
    await server.rows('update members set removed_at = null')
  })

  test('of another member can be neither seen nor ended', async () => {
    const [mine, other] = [await signIn(server, camille), await signIn(server, nora)]
    const sessionsOf = async ({ get }: typeof mine) => {
      const { view } = page(await get(sessionsPaths.fr))
      return view.name === 'sessions' ? view.sessions : []
    }
    expect(await sessionsOf(mine)).toHaveLength(1)
    const [theirs] = await sessionsOf(other)
    await mine.post(sessionsPaths.fr, { session: theirs?.id ?? '' })
    expect(await sessionsOf(other)).toHaveLength(1)
  })

  test.each([
    ['another site', { origin: 'https://evil.example' }],
    ['another site, as browsers say it', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbour of this site', { 'sec-fetch-site': 'same-site' }],
    ['a page without an origin', { origin: 'null' }],
    ['nowhere', { origin: '' }],
  ])('does nothing for a form from %s', async (_where, headers) => {
    const { cookie, get } = await signIn(server, camille)
    const { view } = page(await get(sessionsPaths.fr))
    const [session] = view.name === 'sessions' ? view.sessions : []
    const answer = await postForm(server.origin, sessionsPaths.fr, {
      values: { session: session?.id ?? '' },
      headers: { cookie, ...headers },
    })
    expect(answer.status).toBe(403)
    expect((await get(sessionsPaths.fr)).status).toBe(200)
    expect(
      (await postForm(server.origin, signInPaths.fr, { values: { address: camille }, headers })).status,
    ).toBe(403)
  })
})

test('a page that is left open reads its lists, and does not keep its member signed in', async () => {
  const { cookie } = await signIn(server, camille)
  const seen = () => server.rows("select from desk_sessions where seen_at > now() - interval '1 hour'")
  await server.rows("update desk_sessions set seen_at = now() - interval '2 hours'")
  const asked = (headers: Readonly<Record<string, string>>) =>
    ask(server.origin, sessionsPaths.fr, { headers: { cookie, ...headers } })
  expect((await asked({ [refreshHeader]: '1' })).status).toBe(200)
  expect(await seen()).toHaveLength(0)
  expect((await asked({})).status).toBe(200)
  expect(await seen()).toHaveLength(1)
})
