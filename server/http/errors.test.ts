import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openInMemory } from '#database/testing/templates.ts'
import { ask, call, postForm } from '../testing/ask.ts'
import { type FallibleDatabase, fallible } from '../testing/fallible-database.ts'
import { keepLoggedLines } from '../testing/logged-lines.ts'
import { drawn, undrawable } from '../testing/made-up-build.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

/** An error as PostgreSQL raises one, with the row in it. */
const diskFull = Object.assign(new Error('could not extend file: No space left on device'), {
  code: '53100',
  detail: 'Failing row contains (marie@example.org).',
})
const bug = new TypeError('Cannot read properties of undefined', { cause: new Error('the cause') })

let server: TestServer
let database: FallibleDatabase
beforeAll(async () => {
  database = fallible(await openInMemory())
  server = await startTestServer({ database })
})
afterEach(() => {
  database.error = null
})
afterAll(async () => {
  await server.close()
  await database.close()
})
const log = keepLoggedLines()

/** Without the count of the refusals, which the server stores two seconds later: while its database fails, in vain. */
function failedRequests() {
  const lines = log.lines.map(line => JSON.parse(line))
  return lines.filter(({ message }) => message === 'A request failed.')
}

const audit = '/audits/00000000-0000-4000-8000-000000000000'

describe.each([
  ['a full disk', diskFull, 503, '5'],
  ['a bug', bug, 500, undefined],
] as const)('%s', (_what, error, status, retryAfter) => {
  test.each([audit, `/en${audit}`])(
    'becomes an error page at %s, with a reference that is in the log',
    async path => {
      database.error = error
      const answer = await ask(server.origin, path)
      expect([answer.status, answer.headers['retry-after']]).toEqual([status, retryAfter])
      const lines = failedRequests()
      expect(lines).toMatchObject([{ level: 'error', status, error: { message: error.message } }])
      expect(drawn(answer.text)).toEqual({
        // One page for all errors of a language.
        path: path.startsWith('/en/') ? '/en/-' : '/-',
        page: { kind: 'error', reference: lines[0].reference, status },
      })
    },
  )

  test('shows a visitor nothing of its message', async () => {
    database.error = error
    const answers = [
      await ask(server.origin, audit),
      await ask(server.origin, `${audit}/progress`),
      await postForm(server.origin, '/agency/contact', { values: contact }),
      await call(server.origin, 'rpc/create_lead_from_contact_form', { values: {} }),
    ]
    for (const { text, status } of answers) {
      expect(status).toBeGreaterThanOrEqual(500)
      expect(text).not.toContain(error.message)
      expect(text).not.toMatch(/\.ts|node_modules/)
    }
  })

  test('is logged without the row, the address or the query that caused it', async () => {
    database.error = error
    await ask(server.origin, `${audit}?email=marie@example.org`)
    await postForm(server.origin, '/agency/contact', { values: contact })
    const lines = log.lines.join('')
    expect(failedRequests()).toHaveLength(2)
    expect(lines).not.toContain('marie')
    expect(lines).not.toContain('00000000-0000')
    expect(lines).not.toContain('127.0.0.1')
  })
})

test('a form that could not be stored comes back with every word that was typed', async () => {
  database.error = diskFull
  const { status, text, headers } = await postForm(server.origin, '/agency/contact', { values: contact })
  expect([status, headers['retry-after']]).toEqual([503, '5'])
  const form = { values: contact, problems: [], outcome: 'failed' }
  expect(drawn(text)).toEqual({ path: '/agency/contact', page: { kind: 'form', form } })
})

test('a failed call answers in the format of its clients, with the reference', async () => {
  database.error = bug
  const { status, text } = await call(server.origin, 'rpc/create_lead_from_contact_form', { values: {} })
  const [{ reference }] = failedRequests()
  expect([status, JSON.parse(text)]).toEqual([
    500,
    { code: '500', details: null, hint: `Reference ${reference}`, message: 'Something failed on our side.' },
  ])
})

test('when even the error page cannot be drawn, a sentence in both languages is shown', async () => {
  // One that has drawn no page of an error yet.
  const other = await startTestServer({ database })
  const { status, text } = await ask(other.origin, `/tools/free-geo-audit?url=${undrawable}`)
  await other.close()
  expect(status).toBe(500)
  expect(text).toMatch(/Une erreur vient de chez nous.*Something failed on our side/s)
  expect(failedRequests()).toHaveLength(2)
})

const contact = { firstName: 'Marie', lastName: 'Dupont', email: 'marie@example.org', message: 'Bonjour' }
