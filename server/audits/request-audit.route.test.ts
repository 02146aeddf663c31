import { beforeEach, describe, expect, test } from 'vitest'
import { ask, postForm } from '../testing/ask.ts'
import { keepLoggedLines } from '../testing/logged-lines.ts'
import { drawn } from '../testing/made-up-build.ts'
import { sharedServer } from '../testing/test-server.ts'
import { emptyTables } from '#database/testing/empty-tables.ts'

const server = await sharedServer()
beforeEach(() => emptyTables(server.database, 'leads', 'pgboss.job'))
keepLoggedLines()

const values = {
  url: 'exemple.fr',
  company: 'Société Générale d’Exemple',
  email: 'marie@example.org',
  goals: 'Être cités.',
}

describe.each([
  ['fr', '/tools/free-geo-audit', ''],
  ['en', '/en/tools/free-geo-audit', '/en'],
])('the audit form in %s', (language, path, prefix) => {
  test('sent without JavaScript stores the lead, the audit and its job, and leads to the report', async () => {
    const { status, headers } = await postForm(server.origin, path, { values })
    const [audit] =
      await server.rows(`select audits.id, owner_key, address, leads.company, leads.language, leads.utm_data ->> 'goals' as goals,
      (select count(*)::int from pgboss.job where data ->> 'auditId' = audits.id::text) as jobs
      from audits join leads on leads.id = lead_id`)
    expect([status, headers.location]).toEqual([
      303,
      expect.stringContaining(`${prefix}/audits/${audit?.['id']}?owner=${audit?.['owner_key']}&received=`),
    ])
    expect(audit).toMatchObject({
      address: 'exemple.fr',
      company: values.company,
      language,
      goals: values.goals,
      jobs: 1,
    })
  })

  test('with errors comes back with what was typed and the problems, and nothing is stored', async () => {
    const typed = { ...values, url: '<script>alert(1)</script>', email: '' }
    const { status, text } = await postForm(server.origin, path, { values: typed })
    expect(status).toBe(422)
    const problems = [
      { field: 'url', code: 'malformed' },
      { field: 'email', code: 'empty' },
    ]
    expect(drawn(text)).toEqual({
      path,
      page: { kind: 'form', form: { values: typed, problems, outcome: 'editing' } },
    })
    expect(text).not.toContain('<script>alert')
    expect(await server.rows('select from leads')).toEqual([])
  })

  test('says that the limit is reached at the third audit of a day', async () => {
    for (const url of ['exemple.fr/1', 'exemple.fr/2']) {
      expect((await postForm(server.origin, path, { values: { ...values, url } })).status).toBe(303)
    }
    const { status, headers, text } = await postForm(server.origin, path, { values })
    expect([status, headers['retry-after']]).toEqual([429, expect.stringMatching(/^\d+$/)])
    const wait = Number(headers['retry-after'])
    expect(drawn(text).page).toEqual({
      kind: 'form',
      form: { values, problems: [], outcome: 'limited', wait },
    })
  })

  test('opens with the address typed on the home page', async () => {
    const { status, text } = await ask(server.origin, `${path}?url=exemple.fr%2F%C3%A9t%C3%A9&url=exemple.fr`)
    expect(status).toBe(200)
    const form = { values: { url: 'exemple.fr' }, problems: [], outcome: 'editing' }
    expect(drawn(text)).toEqual({ path, page: { kind: 'form', form } })
  })

  test('opened with an empty or a wrong address, says so at once', async () => {
    for (const [url, code] of [
      ['', 'empty'],
      ['pas une adresse', 'malformed'],
    ] as const) {
      const { text } = await ask(server.origin, `${path}?url=${encodeURIComponent(url)}`)
      const form = { values: { url }, problems: [{ field: 'url', code }], outcome: 'editing' }
      expect(drawn(text).page).toEqual({ kind: 'form', form })
    }
  })
})

test('without an address the built page is served', async () => {
  const { headers, text } = await ask(server.origin, '/tools/free-geo-audit?utm_source=letter')
  expect(headers.etag).toBeDefined()
  expect(text).toContain('<title>Audit</title>')
})

test('fields that the form does not have are neither stored nor shown', async () => {
  const strange = { ...values, email: '', role: 'admin', ['__proto__']: 'polluted' }
  const { text } = await postForm(server.origin, '/tools/free-geo-audit', { values: strange })
  expect(drawn(text).page).toMatchObject({ form: { values: { ...values, email: '' } } })
  expect(text).not.toMatch(/admin|polluted/)
})

test('a post of another site is refused and stores nothing', async () => {
  const headers = { origin: 'https://evil.example' }
  expect((await postForm(server.origin, '/tools/free-geo-audit', { values, headers })).status).toBe(403)
  expect(await server.rows('select from leads')).toEqual([])
})

test('another media type than a form’s is refused', async () => {
  const body = JSON.stringify(values)
  const headers = { 'content-type': 'application/json' }
  const answer = await ask(server.origin, '/tools/free-geo-audit', { method: 'POST', headers, body })
  expect(answer.status).toBe(415)
})
