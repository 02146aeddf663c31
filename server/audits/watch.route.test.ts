import { beforeEach, describe, expect, test } from 'vitest'
import { reportPath, watchPath, watchPaths } from '#contracts/paths.ts'
import type { AuditPage } from '#contracts/report-page.ts'
import { readFormTokenSecret } from '#database/form-token-secret.ts'
import { emptyTables } from '#database/testing/empty-tables.ts'
import { finishedReport } from '#database/testing/finished-report.ts'
import { completeReport } from '#tests/support/sample-report.ts'
import { issueProof, issueWatchKey } from '../forms/form-token.ts'
import { type Answer, ask, postForm } from '../testing/ask.ts'
import { keepLoggedLines } from '../testing/logged-lines.ts'
import { drawn } from '../testing/made-up-build.ts'
import { sharedServer } from '../testing/test-server.ts'

const email = 'lea@example.org'

const server = await sharedServer()
const secret = await server.database.transaction(readFormTokenSecret)
let report: string
beforeEach(async () => {
  await emptyTables(
    server.database,
    'leads',
    'watched_sites',
    'watchers',
    'network_messages',
    'network_audits',
    'pgboss.job',
  )
  report = await server.database.transaction(query => finishedReport(query))
})
keepLoggedLines()

const askToWatch = (
  values: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
) => postForm(server.origin, `${reportPath(report, 'en')}/watch`, { values, headers })
const watchOf = ({ text }: Answer) => drawn(text).page

/** The path of the page that the mail to a reader leads to. */
async function watched(): Promise<string> {
  await askToWatch({ email })
  const [watcher] = await server.rows('select id::text from watchers')
  return watchPath(issueWatchKey(secret, String(watcher?.['id'])), 'en')
}

test('a reader leaves their address below a report, is told that a mail comes, and is asked by it', async () => {
  const posted = await askToWatch({ email })
  expect([posted.status, posted.headers.location]).toEqual([303, watchPaths.en])
  expect(watchOf(await ask(server.origin, watchPaths.en))).toEqual({ kind: 'watch', watch: 'sent' })
  expect(await server.rows(`select kind from mails where watcher_id is not null`)).toEqual([
    { kind: 'confirmation' },
  ])
})

test.each([[''], ['nobody'], ['a@b'], [`${'a'.repeat(250)}@b.co`]])(
  'what is no address comes back with the report: %j',
  async typed => {
    const refused = await askToWatch({ email: typed })
    const { audit } = watchOf(refused) as { readonly audit: AuditPage }
    expect(audit.refused).toMatchObject({ action: 'watch', form: { problems: [{ field: 'email' }] } })
    expect(await server.rows('select from watchers')).toEqual([])
  },
)

test('another site cannot leave an address', async () => {
  expect((await askToWatch({ email }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect(await server.rows('select from watchers')).toEqual([])
})

describe('the page of a reader', () => {
  test('does nothing when it is opened, and confirms by its button', async () => {
    const path = await watched()
    for (const method of ['GET', 'HEAD']) await ask(server.origin, path, { method })
    expect(watchOf(await ask(server.origin, path))).toMatchObject({
      watch: { isConfirmed: false, site: completeReport.address },
    })
    await postForm(server.origin, path, { values: { action: 'confirm' } })
    const page = await ask(server.origin, path)
    expect(watchOf(page)).toMatchObject({ watch: { isConfirmed: true } })
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'same-origin',
    })
  })

  test.each([
    ['its button', { action: 'end' }, {}],
    // RFC 8058: posted by a mail program, from no page of ours.
    ['one click in a mail program', { 'List-Unsubscribe': 'One-Click' }, { 'sec-fetch-site': 'cross-site' }],
  ])('ends it by %s, and the address is gone', async (_way, values, headers) => {
    const path = await watched()
    await postForm(server.origin, path, { values: { action: 'confirm' } })
    await postForm(server.origin, path, { values, headers })
    expect(await server.rows('select from watchers')).toEqual([])
    expect(watchOf(await ask(server.origin, path))).toEqual({ kind: 'watch', watch: null })
  })

  test('opens and does nothing with a key that was not signed for it', async () => {
    await watched()
    const [watcher] = await server.rows('select id::text from watchers')
    const id = String(watcher?.['id'])
    const forged = [
      id,
      `${id}.`,
      `${id}.${'a'.repeat(43)}`,
      issueProof(secret, id),
      issueWatchKey(Buffer.from('x'), id),
    ]
    for (const key of forged) {
      const path = watchPath(key, 'en')
      expect(watchOf(await ask(server.origin, path))).toEqual({ kind: 'watch', watch: null })
      for (const action of ['confirm', 'end']) await postForm(server.origin, path, { values: { action } })
    }
    expect(await server.rows('select confirmed_at from watchers')).toEqual([{ confirmed_at: null }])
  })
})
