import { beforeEach, describe, expect, test } from 'vitest'
import { emptyTables } from '#database/testing/empty-tables.ts'
import { ask, postForm } from '../testing/ask.ts'
import { drawn } from '../testing/made-up-build.ts'
import { sharedServer } from '../testing/test-server.ts'

const server = await sharedServer()
beforeEach(() => emptyTables(server.database, 'leads'))

const email = 'marie@example.org'
const contact = {
  typed: { firstName: 'Marie', lastName: 'Dupont', email, company: '', website: 'exemple.fr' },
  message: 'Bonjour,\n\nparlons-en.',
  wrong: { lastName: ' ', message: 'a'.repeat(2001) },
}
const footer = {
  typed: { name: 'Marie Dupont', email },
  message: 'Bonjour',
  wrong: { name: ' ', message: 'a'.repeat(5001) },
  stored: '[footer-contact] Bonjour',
}

describe.each([
  {
    ...contact,
    form: 'contact form in fr',
    path: '/agency/contact',
    typed: { ...contact.typed, service: 'monitoring-ia' },
    stored: `Service demandé : Suivi dans les IA\nSite web : exemple.fr\nMessage : ${contact.message}`,
  },
  {
    ...contact,
    form: 'contact form in en',
    path: '/en/agency/contact',
    typed: { ...contact.typed, service: 'ai-monitoring-setup' },
    stored: `Requested service: AI monitoring setup\nWebsite: exemple.fr\nMessage: ${contact.message}`,
  },
  { ...footer, form: 'footer form in fr', path: '/footer-contact' },
  { ...footer, form: 'footer form in en', path: '/en/footer-contact' },
])('the $form', ({ form, path, typed, message, wrong, stored }) => {
  const language = form.slice(-2)

  test('sent without JavaScript stores the lead, and reloading what follows sends nothing twice', async () => {
    const values = { ...typed, message: message.replaceAll('\n', '\r\n') }
    const { status, headers } = await postForm(server.origin, path, { values })
    expect([status, headers.location]).toEqual([303, expect.stringContaining(`${path}?sent=&received=`)])
    const leads = await server.rows('select name, email, company, message, language from leads')
    expect(leads).toEqual([{ name: 'Marie Dupont', email, company: null, message: stored, language }])

    const { status: after, text } = await ask(server.origin, String(headers.location))
    const sent = { values: {}, problems: [], outcome: 'sent' }
    expect([after, drawn(text)]).toMatchObject([200, { path, page: { kind: 'form', form: sent } }])
  })

  test('with errors comes back with what was typed', async () => {
    const values = { ...typed, ...wrong, email: 'marie@' }
    const { status, text } = await postForm(server.origin, path, { values })
    expect(status).toBe(422)
    const problems = [
      { field: Object.keys(wrong)[0], code: 'empty' },
      { field: 'email', code: 'malformed' },
      { field: 'message', code: 'too-long' },
    ]
    expect(drawn(text).page).toMatchObject({ form: { values, problems, outcome: 'editing' } })
  })
})

test.each(['/footer-contact', '/en/footer-contact'])(
  'the footer form has a page of its own at %s',
  async path => {
    const { status, text } = await ask(server.origin, path)
    const form = { values: {}, problems: [], outcome: 'editing' }
    expect([status, drawn(text)]).toEqual([200, { path, page: { kind: 'form', form } }])
  },
)
