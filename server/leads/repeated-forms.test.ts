import { beforeEach, expect, test } from 'vitest'
import { auditParameters } from '#contracts/audit-form.ts'
import { auditFormPaths, contactFormPaths } from '#contracts/paths.ts'
import { call, postForm } from '../testing/ask.ts'
import { sharedServer } from '../testing/test-server.ts'
import { emptyTables } from '#database/testing/empty-tables.ts'

const server = await sharedServer({ settings: { TRUST_PROXY: '127.0.0.1' } })
beforeEach(() => emptyTables(server.database, 'leads', 'network_audits', 'network_messages'))

const typed = {
  firstName: 'Marie',
  lastName: 'Dupont',
  email: 'marie@example.org',
  message: 'Bonjour, parlons-en.',
}

function post(changes: Readonly<Record<string, string>> = {}) {
  return postForm(server.origin, contactFormPaths.fr, { values: { ...typed, ...changes } })
}

test('a double click, or a reload of the post, is one message', async () => {
  const answers = [...(await Promise.all([post(), post(), post()])), await post()]
  expect(new Set(answers.map(({ status, headers }) => `${status} ${headers.location}`)).size).toBe(1)
  expect(await server.rows('select from leads')).toHaveLength(1)
})

test('another message of the same person is another message', async () => {
  await post()
  await post({ message: 'Bonjour, une précision.' })
  expect(await server.rows('select from leads')).toHaveLength(2)
})

test('the same text with another key is another message', async () => {
  await post({ key: 'first' })
  await post({ key: 'first' })
  await post({ key: 'second' })
  expect(await server.rows('select from leads')).toHaveLength(2)
})

test('an invalid key is ignored', async () => {
  for (const key of ['a\0b', 'é'.repeat(300), '"\\']) expect((await post({ key })).status).toBe(303)
  expect(await server.rows('select from leads')).toHaveLength(1)
})

test('an audit requested twice by a double click is one, with one report', async () => {
  const values = { url: 'exemple.fr', email: 'marie@example.org' }
  const answers = await Promise.all(
    [1, 2, 3].map(() => postForm(server.origin, auditFormPaths.en, { values })),
  )
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303])
  expect(new Set(answers.map(({ headers }) => headers.location)).size).toBe(1)
  expect(await server.rows('select from audits')).toHaveLength(1)
})

test('someone who sends the same form from elsewhere gets an audit of their own, and not the other’s key', async () => {
  const values = { url: 'exemple.fr', email: 'marie@example.org' }
  const from = (address: string) =>
    postForm(server.origin, auditFormPaths.fr, {
      values,
      headers: { 'x-forwarded-for': address },
    })
  const owner = await from('192.0.2.1')
  const stranger = await from('198.51.100.1')
  expect([owner.status, stranger.status]).toEqual([303, 303])
  const [ownersKey, strangersKey] = [owner, stranger].map(({ headers }) =>
    new URL(String(headers.location), server.origin).searchParams.get('owner'),
  )
  expect(strangersKey).not.toBe(ownersKey)
  expect(await server.rows('select from audits')).toHaveLength(2)

  // The same call as JSON, under every key that could be guessed. Two a day are enough for the limit to answer.
  for (const key of [auditFormPaths.fr, `${auditFormPaths.fr} 192.0.2.1`]) {
    const answer = await call(server.origin, 'rpc/create_free_audit_from_form', {
      values: auditParameters(values, 'fr'),
      headers: { 'idempotency-key': key, 'x-forwarded-for': '198.51.100.1' },
    })
    expect(answer.text).not.toContain(ownersKey)
  }
})

test('the eleventh message of an hour is refused with a time to come back, and keeps its text', async () => {
  for (let message = 1; message <= 10; message++) await post({ message: `Message ${message}` })
  const { status, headers, text } = await post({ message: 'Le onzième', key: 'of-the-form' })
  expect(status).toBe(429)
  expect(Number(headers['retry-after'])).toBeGreaterThan(3_000)
  expect(text).toContain('Le onzième')
  expect(text).toContain('of-the-form')

  const values = { p_name: 'Marie', p_email: typed.email, p_message: 'Le douzième', p_language: 'fr' }
  const answer = await call(server.origin, 'rpc/create_lead_from_contact_form', { values })
  expect([answer.status, JSON.parse(answer.text)]).toEqual([
    200,
    { success: false, error: 'Rate limit exceeded. Please try again later.', lead_id: null },
  ])
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3_000)
})
