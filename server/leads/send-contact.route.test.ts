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

const values = {
  firstName: 'Marie',
  lastName: 'Dupont',
  email: 'marie@example.org',
  company: '',
  website: 'exemple.fr',
  message: 'Bonjour,\n\nparlons-en.',
}

describe.each([
  [
    'fr',
    '/agency/contact',
    'monitoring-ia',
    'Service demandé : Suivi dans les IA\nSite web : exemple.fr\nMessage : Bonjour,\n\nparlons-en.',
  ],
  [
    'en',
    '/en/agency/contact',
    'ai-monitoring-setup',
    'Requested service: AI monitoring setup\nWebsite: exemple.fr\nMessage: Bonjour,\n\nparlons-en.',
  ],
])('the contact form in %s', (language, path, service, message) => {
  test('sent without JavaScript stores the lead, and reloading what follows sends nothing twice', async () => {
    const typed = { ...values, service, message: values.message.replaceAll('\n', '\r\n') }
    const { status, headers } = await postForm(server.origin, path, { values: typed })
    expect([status, headers.location]).toEqual([303, expect.stringContaining(`${path}?sent=&received=`)])
    const leads = await server.rows('select name, email, company, message, language from leads')
    expect(leads).toEqual([{ name: 'Marie Dupont', email: values.email, company: null, message, language }])

    const { status: after, text } = await ask(server.origin, String(headers.location))
    const form = { values: {}, problems: [], outcome: 'sent' }
    expect([after, drawn(text)]).toMatchObject([200, { path, page: { kind: 'form', form } }])
  })

  test('with errors comes back with what was typed', async () => {
    const typed = { ...values, service, lastName: ' ', email: 'marie@', message: 'a'.repeat(2001) }
    const { status, text } = await postForm(server.origin, path, { values: typed })
    expect(status).toBe(422)
    const problems = [
      { field: 'lastName', code: 'empty' },
      { field: 'email', code: 'malformed' },
      { field: 'message', code: 'too-long' },
    ]
    expect(drawn(text).page).toMatchObject({ form: { values: typed, problems, outcome: 'editing' } })
  })
})
