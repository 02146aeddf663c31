import { beforeEach, expect, test } from 'vitest'
import { contactFormPaths } from '#contracts/paths.ts'
import { ask, call, postForm } from '../testing/ask.ts'
import { keepLoggedLines } from '../testing/logged-lines.ts'
import { sharedServer } from '../testing/test-server.ts'
import { diskSpace } from './disk-space.ts'

let free = 1_000_000_000
const server = await sharedServer({ freeSpace: async () => free })
beforeEach(() => {
  free = 1_000_000_000
})
const log = keepLoggedLines()

const typed = { firstName: 'Marie', lastName: 'Dupont', email: 'marie@example.org', message: 'Bonjour' }
const post = () => postForm(server.origin, contactFormPaths.fr, { values: typed })
/** An answer about the disk holds for a second. */
const seen = (status: number) => expect.poll(async () => (await post()).status).toBe(status)

test('on a full disk pages are served, forms come back with 503 and every word, and the site recovers', async () => {
  free = 50_000_000
  await seen(503)
  const refused = await post()
  expect(refused.text).toContain('Bonjour')
  expect(refused.headers['retry-after']).toBeDefined()
  const values = { p_name: 'Marie', p_email: 'marie@example.org', p_message: 'Bonjour', p_language: 'fr' }
  const called = await call(server.origin, 'rpc/create_lead_from_contact_form', { values })
  expect([called.status, JSON.parse(called.text).code]).toEqual([503, '53100'])
  const choice = await postForm(server.origin, '/consents', { values: { choice: 'reject' } })
  expect([choice.status, choice.headers['set-cookie']]).toEqual([503, undefined])
  expect((await ask(server.origin, '/')).status).toBe(200)
  free = 1_000_000_000
  await seen(303)
})

test('/readyz and the log say when the disk is nearly full, and the server stays ready', async () => {
  expect(JSON.parse((await ask(server.origin, '/readyz')).text)).toEqual({ status: 'ready' })
  free = 499_000_000
  await expect
    .poll(async () => JSON.parse((await ask(server.origin, '/readyz')).text))
    .toEqual({ status: 'ready', warning: 'The disk is nearly full: 499 MB are free.' })
  expect((await ask(server.origin, '/readyz')).status).toBe(200)
  expect(log.lines.filter(line => line.includes('nearly full'))).toHaveLength(1)
})

test('the disk of a missing folder is that of the folder above', async () => {
  expect(await diskSpace('/tmp/not/there/yet').free()).toBeGreaterThan(0)
})
