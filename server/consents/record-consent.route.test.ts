import { beforeEach, expect, test } from 'vitest'
import {
  consentCookie,
  consentLifetime,
  consentVersion,
  readConsent,
  rejectedAll,
} from '#contracts/consent.ts'
import { emptyTables } from '#database/testing/empty-tables.ts'
import { contact } from '#database/testing/visitor.ts'
import { ask, call, postForm } from '../testing/ask.ts'
import { keepLoggedLines } from '../testing/logged-lines.ts'
import { sharedServer } from '../testing/test-server.ts'

const server = await sharedServer()
beforeEach(() => emptyTables(server.database, 'consents', 'leads'))
const { lines } = keepLoggedLines()

function choose(values: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) {
  return postForm(server.origin, '/consents', { values, headers })
}

function rows(table: string): Promise<readonly Record<string, unknown>[]> {
  return server.rows(`select * from ${table} order by id`)
}

function cookieIn(answer: Awaited<ReturnType<typeof choose>>): string {
  return answer.headers['set-cookie']?.[0]?.split(';')[0] ?? ''
}

test('a choice is kept for 180 days, in a cookie that the server sets', async () => {
  const answer = await choose({ choice: 'accept' })
  const [cookie = ''] = answer.headers['set-cookie'] ?? []
  expect(answer.status).toBe(303)
  expect(cookie).toContain(`; Path=/; Max-Age=${180 * 24 * 60 * 60}; Secure; SameSite=Lax`)
  const consent = readConsent(cookieIn(answer), Date.now())
  expect(consent?.preferences).toEqual({ necessary: true, analytics: true, marketing: true })
  expect((consent?.expiry ?? 0) - (consent?.timestamp ?? 0)).toBe(consentLifetime * 1000)
})

test('a choice leaves one proof, without network address or browser', async () => {
  const headers = { 'sec-gpc': '1', 'user-agent': 'CanaryBrowser/1', 'x-forwarded-for': '192.0.2.77' }
  const answer = await choose({ choice: 'reject' }, headers)
  const [proof, ...others] = await rows('consents')
  expect(others).toEqual([])
  expect(proof).toMatchObject({
    action: 'reject',
    version: consentVersion,
    language: 'fr',
    analytics: false,
    marketing: false,
    ai: rejectedAll.ai,
    gpc: true,
    consent_id: readConsent(cookieIn(answer), Date.now())?.id,
  })
  expect(JSON.stringify(proof)).not.toMatch(/Canary|192\.0\.2|127\.0\.0\.1/)
})

test('a later choice keeps the identifier of the first', async () => {
  const cookie = cookieIn(await choose({ choice: 'accept' }))
  await choose({ choice: 'reject' }, { cookie })
  await choose({ choice: 'reject' })
  const ids = (await rows('consents')).map(row => row['consent_id'])
  expect(ids[1]).toBe(ids[0])
  expect(ids[2]).not.toBe(ids[0])
})

test('the visitor returns to the page of the choice, and never to another site', async () => {
  const from = async (referer: string) => (await choose({ choice: 'reject' }, { referer })).headers.location
  expect(await from(`${server.origin}/faq?utm_source=a`)).toBe('/faq?utm_source=a')
  expect(await from(`${server.origin}/consents`)).toBe('/consents#saved')
  expect(await from(`${server.origin}//elsewhere.example`)).toBe('/elsewhere.example')
  expect(await from('https://elsewhere.example/')).toBe('/consents#saved')
  expect((await choose({ choice: 'reject' })).headers.location).toBe('/consents#saved')
})

test('a form without a choice is refused, and nothing is kept', async () => {
  const answer = await choose({ choice: 'perhaps' })
  expect(answer.status).toBe(400)
  expect(answer.headers['set-cookie']).toBeUndefined()
  expect(await rows('consents')).toEqual([])
  expect(lines.join('')).not.toContain('perhaps')
})

test('another site cannot choose for a visitor', async () => {
  expect((await choose({ choice: 'accept' }, { origin: 'https://elsewhere.example' })).status).toBe(403)
})

test('the AI choice is stored with a form', async () => {
  const cookie = cookieIn(await choose({ choice: 'save', training: 'on', models: 'claude', citation: 'on' }))
  await call(server.origin, 'rpc/create_lead_from_contact_form', { values: contact, headers: { cookie } })
  const [lead] = await rows('leads')
  const [proof] = await rows('consents')
  expect(lead?.['ai_consent']).toEqual({ consent_id: proof?.['consent_id'], ...Object(proof?.['ai']) })
  expect(lead?.['ai_consent']).toMatchObject({ allowTraining: true, preferredModels: ['claude'] })
})

test('the choice is also stored with a form posted without JavaScript', async () => {
  const cookie = cookieIn(await choose({ choice: 'accept' }))
  const values = { firstName: 'Zoé', lastName: 'L', email: 'zoe@example.org', message: 'Bonjour' }
  const answer = await postForm(server.origin, '/agency/contact', { values, headers: { cookie } })
  expect(answer.status).toBe(303)
  expect((await rows('leads'))[0]?.['ai_consent']).toMatchObject({ allowTraining: true })
})

test.each([
  ['none', ''],
  ['refused', 'reject'],
  ['broken', 'broken'],
])(
  'a form is never blocked by the AI choice, and without one nothing is allowed: %s',
  async (_name, kind) => {
    const cookie =
      kind === 'reject' ? cookieIn(await choose({ choice: 'reject' })) : `${consentCookie}=${kind}`
    const answer = await call(server.origin, 'rpc/create_lead_from_contact_form', {
      values: contact,
      headers: { cookie },
    })
    expect(JSON.parse(answer.text)).toMatchObject({ success: true })
    expect((await rows('leads'))[0]?.['ai_consent']).toMatchObject({
      allowTraining: false,
      allowDataCollection: false,
    })
  },
)

test('only forms are accepted', async () => {
  const headers = { 'content-type': 'application/json', origin: server.origin }
  const answer = await ask(server.origin, '/consents', {
    method: 'POST',
    headers,
    body: '{"choice":"accept"}',
  })
  expect(answer.status).toBe(415)
})
