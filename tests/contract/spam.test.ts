import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { envelope, formTokenAge, formTokenPath } from '#contracts/forms.ts'
import { auditFormPaths, contactFormPaths } from '#contracts/paths.ts'
import type { Database } from '#database/database.ts'
import { readFormTokenSecret } from '#database/form-token-secret.ts'
import { engines } from '#database/testing/engines.ts'
import { contact } from '#database/testing/visitor.ts'
import { issueToken } from '#server/forms/form-token.ts'
import { type Answer, ask, call, postForm } from '#server/testing/ask.ts'
import { drawn } from '#server/testing/made-up-build.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'

const contactCall = 'rpc/create_lead_from_contact_form'

describe.each(engines)('on $name', engine => {
  let database: Database
  let server: TestServer
  let secret: Buffer
  beforeAll(async () => {
    database = await engine.open()
    secret = await database.transaction(readFormTokenSecret)
    // Each post comes from another network, so that no limit stops it instead.
    server = await startTestServer({ database, settings: { TRUST_PROXY: '127.0.0.1' } })
  })
  beforeEach(() => rows('truncate leads, network_messages, network_audits cascade'))
  afterAll(async () => {
    await server.close()
    await database.close()
  })

  function rows(sql: string) {
    return database.transaction(query => query(sql))
  }

  /** A token that was issued this long ago. */
  const tokenOfAge = (age: number) => issueToken(secret, Date.now() - age)
  const ripe = formTokenAge.fromMs * 5
  /** Issued an hour from now, so that it stays too young however long a busy machine takes to answer. */
  const unripe = -60 * 60_000
  const withToken = (token: string) => ({ [envelope.token.header]: token })

  let posts = 0
  function somebody() {
    posts += 1
    const network = { 'x-forwarded-for': `10.${posts >> 16}.${(posts >> 8) & 255}.${posts & 255}` }
    return { network, email: `somebody-${posts}@example.org` }
  }

  function callAs(headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    const { network, email } = somebody()
    return call(server.origin, contactCall, {
      values: { ...contact, p_email: email },
      headers: { ...network, ...headers },
    })
  }

  function postAs(path: string, changes: Readonly<Record<string, string>> = {}): Promise<Answer> {
    const { network, email } = somebody()
    const url = `${posts}.example`
    const typed = { firstName: 'Marie', lastName: 'Dupont', message: 'Bonjour', url }
    return postForm(server.origin, path, { values: { ...typed, email, ...changes }, headers: network })
  }

  /** Like a program that follows the redirect and reads the page, but loads no stylesheet. */
  async function postAndFollow(path: string): Promise<Answer> {
    const answer = await postAs(path)
    const page = await ask(server.origin, String(answer.headers.location))
    expect(page.status).toBe(200)
    return answer
  }

  // Many at once only on PostgreSQL: PGlite answers one after the other.
  const rounds = engine.name === 'postgresql' ? 100 : 5
  test(`${rounds * 10} scripted posts are answered as a success, and cause no mail`, async () => {
    const spent = tokenOfAge(ripe)
    await callAs(withToken(spent))
    expect(await rows('select from mails')).toHaveLength(2)
    const programs: readonly (() => Promise<Answer>)[] = [
      () => callAs(),
      () => callAs(withToken('a.1.b')),
      () => callAs(withToken(tokenOfAge(unripe))),
      () => callAs(withToken(tokenOfAge(formTokenAge.toMs + 60_000))),
      () => callAs(withToken(spent)),
      () => callAs({ ...withToken(tokenOfAge(ripe)), [envelope.honeypot.header]: 'filled' }),
      () => postAs(contactFormPaths.en, { [envelope.honeypot.field]: 'Buy now' }),
      () => postAs(contactFormPaths.fr, { [envelope.token.field]: tokenOfAge(unripe) }),
      () => postAndFollow(contactFormPaths.fr),
      () => postAndFollow(auditFormPaths.en),
    ]
    for (let round = 0; round < rounds; round++) {
      const answers = await Promise.all(programs.map(post => post()))
      expect(answers.every(({ status, text }) => status === 303 || JSON.parse(text).success)).toBe(true)
      // As if a worker took them, since few audits may wait.
      await rows("update audits set status = 'running' where status = 'queued'")
    }
    expect(await rows('select from leads where quarantined_for is not null')).toHaveLength(
      rounds * programs.length,
    )
    expect(await rows('select from mails')).toHaveLength(2)
    const found = await rows('select distinct quarantined_for as reason from leads order by 1')
    expect(found.map(({ reason }) => reason)).toEqual([
      'early-token',
      'expired-token',
      'forged-token',
      'honeypot',
      'no-token',
      'spent-token',
      null,
    ])
  }, 600_000)

  test('forms that took time to fill in are all mailed, however many come before', async () => {
    for (let lead = 0; lead < 50; lead++) await callAs(withToken(tokenOfAge(ripe)))
    expect(await rows("select from mails where kind = 'notice'")).toHaveLength(50)
  })

  /** The stylesheet and the link on the page that answers a form without JavaScript: either confirms it. */
  async function confirmationOf({ headers }: Answer) {
    const { page } = drawn((await ask(server.origin, String(headers.location))).text)
    return 'confirmation' in page ? page.confirmation : undefined
  }

  const reasons = () => rows('select quarantined_for as reason from leads')
  const kinds = async () => (await rows('select kind from mails order by kind')).map(({ kind }) => kind)

  describe.each([contactFormPaths.fr, auditFormPaths.en])('a form posted to %s without JavaScript', path => {
    test('is mailed once a browser has shown its answer', async () => {
      const confirmation = await confirmationOf(await postAs(path))
      expect([await reasons(), await kinds()]).toEqual([[{ reason: 'no-token' }], []])

      const fetched = await Promise.all(
        [1, 2, 3].map(() => ask(server.origin, confirmation?.stylesheet ?? '')),
      )
      for (const { status, headers, text } of fetched) {
        expect([status, headers['content-type']]).toEqual([200, 'text/css; charset=utf-8'])
        expect(text).toBe('.confirmation { display: none }')
      }
      expect([await reasons(), await kinds()]).toEqual([[{ reason: null }], ['notice', 'receipt']])
    })

    test('is mailed once a person whose browser loads no stylesheets has followed the link in the answer', async () => {
      const answer = await postAs(path)
      const confirmation = await confirmationOf(answer)
      expect([await reasons(), await kinds()]).toEqual([[{ reason: 'no-token' }], []])
      for (let click = 1; click <= 2; click++) {
        const { status, text } = await ask(server.origin, confirmation?.address ?? '')
        expect([status, drawn(text).page]).toEqual([
          200,
          expect.not.objectContaining({ confirmation: expect.anything() }),
        ])
      }
      expect([await reasons(), await kinds()]).toEqual([[{ reason: null }], ['notice', 'receipt']])
    })
  })

  test('a lead with a filled honeypot stays in quarantine after its answer was shown', async () => {
    const confirmation = await confirmationOf(
      await postAs(contactFormPaths.fr, { [envelope.honeypot.field]: 'x' }),
    )
    await ask(server.origin, confirmation?.stylesheet ?? '')
    await ask(server.origin, confirmation?.address ?? '')
    expect(await reasons()).toEqual([{ reason: 'honeypot' }])
  })

  test('a wrong proof gets the same answer and releases nothing', async () => {
    await postAs(contactFormPaths.fr)
    const [lead] = await rows('select id::text from leads')
    for (const proof of [`${lead?.['id']}.x`, 'x', `${lead?.['id']}`, '%00']) {
      expect((await ask(server.origin, `/form-received/${proof}`)).status).toBe(200)
      const { text } = await ask(server.origin, `${contactFormPaths.fr}?sent=&received=${proof}&confirmed`)
      expect(drawn(text).page).toEqual({ kind: 'form', form: expect.anything() })
    }
    expect(await reasons()).toEqual([{ reason: 'no-token' }])
  })

  test('each request for a token gets another one, which no cache may store', async () => {
    const [one, other] = await Promise.all([1, 2].map(() => ask(server.origin, formTokenPath)))
    expect(one?.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    })
    expect(JSON.parse(one?.text ?? '')).toEqual({ token: expect.any(String) })
    expect(one?.text).not.toBe(other?.text)
  })
})
