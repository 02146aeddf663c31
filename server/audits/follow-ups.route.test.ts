import { beforeEach, expect, test } from 'vitest'
import { lengthLimits } from '#contracts/calls.ts'
import { languages } from '#contracts/languages.ts'
import { reportPath } from '#contracts/paths.ts'
import type { AuditPage } from '#contracts/report-page.ts'
import { emptyTables } from '#database/testing/empty-tables.ts'
import { finishedReport } from '#database/testing/finished-report.ts'
import { completeReport } from '#tests/support/sample-report.ts'
import { type Answer, ask, postForm } from '../testing/ask.ts'
import { keepLoggedLines } from '../testing/logged-lines.ts'
import { drawn } from '../testing/made-up-build.ts'
import { sharedServer } from '../testing/test-server.ts'

const server = await sharedServer()
let report: string
beforeEach(async () => {
  await emptyTables(server.database, 'leads', 'network_messages', 'network_audits', 'pgboss.job')
  report = await server.database.transaction(query => finishedReport(query))
})
keepLoggedLines()

const finding = completeReport.findings.find(({ pages }) => pages.length > 0)
const said = {
  check: finding?.check ?? '',
  page: finding?.pages[0]?.address ?? '',
  words: 'La date est en haut.',
}
const say = (
  values: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
  language: 'fr' | 'en' = 'en',
) => postForm(server.origin, `${reportPath(report, language)}/wrong`, { values, headers })
const auditOf = ({ text }: Answer) => (drawn(text).page as { readonly audit: AuditPage }).audit
const stored = () => server.rows('select check_id, page, words from contradictions')

test.each(languages)('a reader says that a finding is wrong, and is led back to it: %s', async language => {
  const path = reportPath(report, language)
  const asked = await ask(server.origin, `${path}?wrong=${said.check}`)
  expect(auditOf(asked).contradicted).toEqual({ check: said.check, isStored: false })
  const posted = await say(said, {}, language)
  expect([posted.status, posted.headers.location]).toEqual([
    303,
    `${path}?told=${said.check}#finding-${said.check}`,
  ])
  expect(await stored()).toEqual([{ check_id: said.check, page: said.page, words: said.words }])
  const told = await ask(server.origin, `${path}?told=${said.check}`)
  expect(auditOf(told).contradicted).toEqual({ check: said.check, isStored: true })
  expect(auditOf(await ask(server.origin, path)).contradicted).toBeNull()
})

test('without a page, it is about the whole site', async () => {
  await say({ ...said, page: '' })
  expect(await stored()).toMatchObject([{ page: null }])
})

test.each([
  ['empty', ' '],
  ['too-long', 'x'.repeat(lengthLimits.contradiction + 1)],
  ['not-text', 'a\u0007'],
])('words that are %s come back beside their finding, as they were typed', async (code, words) => {
  const audit = auditOf(await say({ ...said, words }))
  expect(audit.contradicted).toEqual({ check: said.check, isStored: false })
  expect(audit.refused).toMatchObject({
    action: 'wrong',
    form: { values: { ...said, words }, problems: [{ field: 'words', code }] },
  })
  expect(await stored()).toEqual([])
})

test('past a limit, the words come back with when to send them', async () => {
  for (let times = 1; times <= 20; times += 1) await say(said)
  const refused = await say(said)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(auditOf(refused).refused).toMatchObject({
    action: 'wrong',
    form: { values: said, outcome: 'limited' },
  })
  expect(await stored()).toHaveLength(20)
})

test('a check that the report does not have is neither asked about nor stored', async () => {
  const unknown = { ...said, check: 'constructor' }
  expect(auditOf(await say(unknown))).toMatchObject({ contradicted: null, refused: null })
  const asked = await ask(server.origin, `${reportPath(report, 'en')}?wrong=constructor`)
  expect(auditOf(asked).contradicted).toBeNull()
  expect(await stored()).toEqual([])
})

test('another site cannot say it', async () => {
  expect((await say(said, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect(await stored()).toEqual([])
})
