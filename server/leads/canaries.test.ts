import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { auditForm } from '#contracts/audit-form.ts'
import { contactForm } from '#contracts/contact-form.ts'
import { footerForm } from '#contracts/footer-form.ts'
import { auditFormPaths, contactFormPaths, footerFormPaths } from '#contracts/paths.ts'
import type { Database } from '#database/database.ts'
import { mailAttemptsMax } from '#database/queue.ts'
import { emptyTables } from '#database/testing/empty-tables.ts'
import { openInMemory } from '#database/testing/templates.ts'
import { sendMail } from '../mail/send-mail.job.ts'
import { agency } from '../testing/sender.ts'
import { ask, postForm } from '../testing/ask.ts'
import { type FallibleDatabase, fallible } from '../testing/fallible-database.ts'
import { keepLoggedLines } from '../testing/logged-lines.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let database: FallibleDatabase
let free = 1_000_000_000
let server: TestServer
beforeAll(async () => {
  database = fallible(await openInMemory())
  server = await startTestServer({ database, freeSpace: async () => free })
})
beforeEach(() => emptyTables(database, 'leads', 'network_audits', 'network_messages'))
afterAll(async () => {
  await server.close()
  await database.close()
})
const log = keepLoggedLines()

function run(sql: string) {
  return (database as Database).transaction(query => query(sql))
}

const forms = [
  [contactFormPaths.fr, contactForm.fields],
  [auditFormPaths.en, auditForm.fields],
  [footerFormPaths.fr, footerForm.fields],
] as const

/** A word of its own in every field, which stands nowhere else. */
function canaries(fields: readonly string[]): Readonly<Record<string, string>> {
  const special: Readonly<Record<string, string>> = {
    email: 'canary-email@example.org',
    url: 'https://canary-url.example',
    website: 'https://canary-website.example',
  }
  return Object.fromEntries(fields.map(field => [field, special[field] ?? `canary-${field}`]))
}

async function postAll(changes: Readonly<Record<string, string>> = {}): Promise<readonly number[]> {
  const answers = forms.map(([path, fields]) =>
    postForm(server.origin, `${path}?q=canary-query`, {
      values: { ...canaries(fields), ...changes },
      headers: { 'user-agent': 'canary-agent', referer: 'https://canary-referrer.example/' },
    }),
  )
  return (await Promise.all(answers)).map(({ status }) => status)
}

const logged = () => log.lines.join('')

test('what is typed stands in no line of the log when all is well, nor when it is refused', async () => {
  expect(await postAll()).toEqual([303, 303, 303])
  expect(await postAll({ email: 'canary-email' })).toEqual([422, 422, 422])
  expect((await ask(server.origin, '/canary-path?canary-query')).status).toBe(404)
  expect(logged()).not.toContain('canary')
})

test('nor when the database refuses a row, and quotes it', async () => {
  await run('alter table leads add constraint refused check (false) not valid')
  expect(await postAll()).toEqual([503, 503, 503])
  await run('alter table leads drop constraint refused')
  expect(log.lines).toHaveLength(3)
  expect(logged()).not.toContain('canary')
})

test('nor when the database is gone, or the disk is full', async () => {
  database.error = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  expect(await postAll()).toEqual([503, 503, 503])
  database.error = null
  free = 0
  await expect.poll(() => postAll()).toEqual([503, 503, 503])
  free = 1_000_000_000
  await expect.poll(() => postAll()).toEqual([303, 303, 303])
  expect(log.lines.length).toBeGreaterThan(3)
  expect(logged()).not.toContain('canary')
})

test('nor when a mail server refuses the address and repeats it', async () => {
  expect(await postAll()).toEqual([303, 303, 303])
  await run('select release_lead(id) from leads')
  // Each of them is at its last attempt.
  await run(`update mails set attempts = ${mailAttemptsMax - 1}`)
  const mails = await database.transaction(query => query<{ id: string }>('select id::text from mails'))
  expect(mails.length).toBeGreaterThan(4)
  const transport = {
    send: () =>
      Promise.reject(
        Object.assign(new Error('550 canary-email@example.org: unknown'), {
          responseCode: 550,
          response: '550 canary-email@example.org: unknown',
        }),
      ),
  }
  const sender = { agency, origin: 'https://www.ibid.example' }
  const { signal } = new AbortController()
  for (const { id } of mails)
    await sendMail({ database, transport, sender, formSecret: Buffer.from('secret'), signal }, id)
  expect(log.lines.filter(line => line.includes('A mail was given up.'))).toHaveLength(mails.length)
  expect(logged()).not.toContain('canary')
})
