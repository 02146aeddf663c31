import { beforeEach, describe, expect, test } from 'vitest'
import { atDesk } from '../calls.ts'
import type { Query } from '../database.ts'
import {
  digestOfToken,
  endSession,
  listSessions,
  makeSignInLink,
  readMember,
  requestSignIn,
  setMembers,
  signInByCode,
  signInByLink,
} from '../desk/members.ts'
import { deleteExpired } from '../maintenance/retention.ts'
import { emptyTables } from '../testing/empty-tables.ts'
import { engines, sharedDatabase } from '../testing/engines.ts'

const camille = 'camille@ibid.example'
const nora = 'nora@ibid.example'
const stranger = 'stranger@example.org'
const browser = 'Firefox 145'

describe.each(engines)('on $name', async engine => {
  const database = await sharedDatabase(engine)
  beforeEach(async () => {
    await emptyTables(database, 'members', 'sign_in_attempts')
    await database.transaction(query => setMembers(query, [' Camille@Ibid.example', nora]))
  })

  const rows = (sql: string) => database.transaction(query => query(sql))
  let networks = 0
  /** From a network of its own unless it is told. */
  const desk = <T>(
    work: (query: Query) => Promise<T>,
    { address = `2001:db8:${++networks}::1`, token = '' } = {},
  ) => atDesk(database, work, { address, session: token && digestOfToken(token) })

  async function codeFor(email: string) {
    const made = await desk(query => requestSignIn(query, email))
    if (!made || 'wait' in made) throw new Error('No code was made.')
    return made
  }

  async function enter(email: string): Promise<string> {
    const { code } = await codeFor(email)
    const tried = await desk(query => signInByCode(query, { email, code, browser }))
    if (tried.wait !== null || !tried.token) throw new Error('Nobody was signed in.')
    return tried.token
  }

  const member = (token: string) => desk(query => readMember(query, true), { token })
  const tryCode = (code: string, email = camille, address?: string) =>
    desk(query => signInByCode(query, { email, code, browser }), { ...(address && { address }) })

  describe('a code', () => {
    test('of six characters signs its member in, however it is written, and is nowhere in the database', async () => {
      const { email, code } = await codeFor('CAMILLE@ibid.example ')
      expect(email).toBe(camille)
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{6}$/)
      expect(JSON.stringify(await rows('select * from sign_in_codes'))).not.toContain(code)
      const typed = ` ${code.slice(0, 3).toLowerCase()}-${code.slice(3)}`.replaceAll('0', 'o')
      const { token } = (await tryCode(typed, 'Camille@ibid.example')) as { token: string }
      expect(await member(token)).toMatchObject({ email: camille })
      expect(await rows(`select encode(token, 'hex') as token from desk_sessions`)).toEqual([
        { token: digestOfToken(token) },
      ])
    })

    test('is good once, and so is the link beside it', async () => {
      const { code, link } = await codeFor(camille)
      expect(await tryCode(code)).toMatchObject({ token: expect.any(String) })
      expect(await tryCode(code)).toMatchObject({ token: null })
      expect(await desk(query => signInByLink(query, { link, browser }))).toMatchObject({ token: null })
    })

    test('tried twenty times at once signs in once', async () => {
      const { code } = await codeFor(camille)
      const tries = await Promise.all(Array.from({ length: 20 }, () => tryCode(code)))
      expect(tries.filter(tried => 'token' in tried && tried.token)).toHaveLength(1)
    })

    test('is good for 15 minutes', async () => {
      const { code, link } = await codeFor(camille)
      await rows("update sign_in_codes set made_at = now() - interval '15 minutes'")
      expect(await tryCode(code)).toMatchObject({ token: null })
      expect(await desk(query => signInByLink(query, { link, browser }))).toMatchObject({ token: null })
    })

    test('of another member, of nobody, or of another digest signs nobody in', async () => {
      const { code } = await codeFor(camille)
      for (const email of [nora, stranger, '', `${camille}\n`])
        expect(await tryCode(code, email)).toMatchObject({ token: null })
      for (const guess of ['', '000000', `${code}0`, "' or true --"])
        expect(await tryCode(guess)).toMatchObject({ token: null })
    })

    test('that was asked for before another is good too, until one of them is used', async () => {
      const first = await codeFor(camille)
      const second = await codeFor(camille)
      expect(await tryCode(first.code)).toMatchObject({ token: expect.any(String) })
      expect(await tryCode(second.code)).toMatchObject({ token: null })
    })
  })

  test('a link signs its member in once', async () => {
    const { link } = await codeFor(nora)
    const { token } = (await desk(query => signInByLink(query, { link, browser }))) as { token: string }
    expect(await member(token)).toMatchObject({ email: nora })
    expect(await desk(query => signInByLink(query, { link, browser }))).toMatchObject({ token: null })
  })

  describe('whoever asks', () => {
    test('is answered the same at an address that is nobody’s, to the last of ten tries', async () => {
      const answers = async (email: string) => {
        const asked = []
        for (let time = 0; time < 12; time++) {
          const answer = await desk(query => requestSignIn(query, email))
          asked.push(answer && 'wait' in answer ? answer.wait : null)
        }
        const tried = []
        for (let time = 0; time < 12; time++) tried.push(await tryCode('NOCODE', email))
        return { asked, tried }
      }
      const [known, unknown] = [await answers(camille), await answers(stranger)]
      const seconds = (_key: string, value: unknown) =>
        typeof value === 'number' && value > 600 ? 'soon' : value
      expect(JSON.stringify(known, seconds)).toBe(JSON.stringify(unknown, seconds))
      expect(known.asked.filter(wait => wait === null)).toHaveLength(10)
      expect(known.tried.map(tried => ('left' in tried ? tried.left : null))).toEqual([
        9,
        8,
        7,
        6,
        5,
        4,
        3,
        2,
        1,
        0,
        null,
        null,
      ])
    })

    test('waits once ten codes were asked for or tried from their network, at any address, and not longer than 15 minutes', async () => {
      const address = '192.0.2.7'
      for (let time = 0; time < 10; time++)
        expect(await desk(query => requestSignIn(query, `${time}@example.org`), { address })).toBeNull()
      expect(await desk(query => requestSignIn(query, camille), { address })).toEqual({
        wait: expect.any(Number),
      })
      for (let time = 0; time < 10; time++)
        expect(await tryCode('NOCODE', `${time}@example.org`, address)).toMatchObject({ wait: null })
      const { code } = await codeFor(camille)
      const refused = await tryCode(code, camille, address)
      expect(refused.wait).toBeGreaterThan(890)
      expect(refused.wait).toBeLessThanOrEqual(900)
      await rows("update sign_in_attempts set made_at = made_at - interval '15 minutes'")
      expect(await tryCode(code, camille, address)).toMatchObject({ token: expect.any(String) })
    })

    test('waits when all together have asked more than an hour takes', async () => {
      await rows(
        "insert into sign_in_attempts (kind, who) select 'codes', '\\x00' from generate_series(1, 6000)",
      )
      expect(await desk(query => requestSignIn(query, camille))).toEqual({ wait: expect.any(Number) })
    })

    test('leaves no address behind, neither theirs nor that of their network', async () => {
      await desk(query => requestSignIn(query, stranger), { address: '192.0.2.8' })
      const kept = JSON.stringify(
        await rows("select kind, encode(who, 'escape') as who from sign_in_attempts"),
      )
      expect(kept).not.toMatch(/stranger|192/)
    })
  })

  describe('a session', () => {
    const elapse = (column: 'seen_at' | 'began_at', time: string) =>
      rows(`update desk_sessions set ${column} = now() - interval '${time}'`)

    test('ends after 12 hours without a visit, and with a visit goes on', async () => {
      const token = await enter(camille)
      await elapse('seen_at', '11 hours 59 minutes')
      expect(await member(token)).toMatchObject({ email: camille })
      expect(
        await rows("select from desk_sessions where seen_at > now() - interval '1 minute'"),
      ).toHaveLength(1)
      await elapse('seen_at', '12 hours')
      expect(await member(token)).toBeNull()
      expect(await database.transaction(deleteExpired)).toMatchObject({ sessions: 1 })
    })

    test('is not prolonged by a page that reads its lists anew while nobody is there', async () => {
      const token = await enter(camille)
      await elapse('seen_at', '11 hours 59 minutes')
      expect(await desk(query => readMember(query, false), { token })).toMatchObject({ email: camille })
      expect(await rows("select from desk_sessions where seen_at > now() - interval '1 hour'")).toEqual([])
    })

    test('ends after 30 days, whoever is there', async () => {
      const token = await enter(camille)
      await elapse('began_at', '30 days')
      expect(await member(token)).toBeNull()
    })

    test('ends when its member is removed, and their codes with it; a member who comes back signs in anew', async () => {
      const token = await enter(camille)
      const { code } = await codeFor(camille)
      await database.transaction(query => setMembers(query, [nora]))
      expect(await member(token)).toBeNull()
      await database.transaction(query => setMembers(query, [nora, camille]))
      expect(await member(token)).toBeNull()
      expect(await tryCode(code)).toMatchObject({ token: null })
      expect(await member(await enter(camille))).toMatchObject({ email: camille })
    })

    test('is listed to its own member alone, who alone can end it', async () => {
      const [mine, other] = [await enter(camille), await enter(nora)]
      const [theirs] = await desk(listSessions, { token: other })
      expect(await desk(listSessions, { token: mine })).toMatchObject([{ browser, isThis: true }])
      expect(await desk(query => endSession(query, theirs?.id ?? ''), { token: mine })).toBe(false)
      expect(await member(other)).toMatchObject({ email: nora })
      expect(await desk(query => endSession(query, theirs?.id ?? ''), { token: other })).toBe(true)
      expect(await member(other)).toBeNull()
    })

    test('cannot be had with what the database keeps of it', async () => {
      const digest = digestOfToken(await enter(camille))
      expect(await member(digest)).toBeNull()
    })
  })

  test('a member who has been gone for 30 days is forgotten, and not before', async () => {
    await database.transaction(query => setMembers(query, [nora]))
    await database.transaction(deleteExpired)
    expect(await rows('select from members')).toHaveLength(2)
    await rows("update members set removed_at = now() - interval '30 days' where removed_at is not null")
    await database.transaction(deleteExpired)
    expect(await rows('select email from members')).toEqual([{ email: nora }])
  })

  test('the person who runs the server is given a link of the first member, or of the one they name', async () => {
    const link = (email: string | null) => database.transaction(query => makeSignInLink(query, email))
    expect(await link(null)).toMatchObject({ email: camille, link: expect.any(String) })
    expect(await link(nora)).toMatchObject({ email: nora })
    expect(await link(stranger)).toBeNull()
  })
})
