import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ask, postForm } from '../testing/ask.ts'
import { drawn } from '../testing/made-up-build.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { emptyTables } from '#database/testing/empty-tables.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(() => emptyTables(server.database, 'leads'))
afterAll(() => server.close())

const values = { name: 'Marie Dupont', email: 'marie@example.org', message: 'Bonjour' }

describe.each([
  ['fr', '/footer-contact'],
  ['en', '/en/footer-contact'],
])('the footer form in %s', (language, path) => {
  test('has a page of its own', async () => {
    const { status, text } = await ask(server.origin, path)
    const form = { values: {}, problems: [], outcome: 'editing' }
    expect([status, drawn(text)]).toEqual([200, { path, page: { kind: 'form', form } }])
  })

  test('sent without JavaScript stores the lead, and reloading what follows sends nothing twice', async () => {
    const { status, headers } = await postForm(server.origin, path, { values })
    expect([status, headers.location]).toEqual([303, expect.stringContaining(`${path}?sent=&received=`)])
    const leads = await server.rows('select name, email, message, language from leads')
    expect(leads).toEqual([{ ...values, message: '[footer-contact] Bonjour', language }])

    const { status: after, text } = await ask(server.origin, String(headers.location))
    expect([after, drawn(text).page]).toMatchObject([200, { form: { outcome: 'sent' } }])
  })

  test('with errors comes back with what was typed', async () => {
    const typed = { name: ' ', email: 'marie@', message: 'a'.repeat(5001) }
    const { status, text } = await postForm(server.origin, path, { values: typed })
    expect(status).toBe(422)
    const problems = [
      { field: 'name', code: 'empty' },
      { field: 'email', code: 'malformed' },
      { field: 'message', code: 'too-long' },
    ]
    expect(drawn(text).page).toMatchObject({ form: { values: typed, problems, outcome: 'editing' } })
  })
})
