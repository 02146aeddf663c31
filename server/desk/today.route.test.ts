import { expect, test } from 'vitest'
import type { DeskPage } from '#contracts/desk.ts'
import { deskPaths } from '#contracts/paths.ts'
import { contradict } from '#database/audits.ts'
import { asVisitor } from '#database/calls.ts'
import { finishedReport } from '#database/testing/finished-report.ts'
import { contact, createLead } from '#database/testing/visitor.ts'
import { completeReport } from '#tests/support/sample-report.ts'
import { ask, postForm } from '../testing/ask.ts'
import type { SignedIn } from '../testing/desk.ts'
import { drawn } from '../testing/made-up-build.ts'
import { member, server, shareDesk } from '../testing/shared-desk.ts'

shareDesk()

async function todayOf({ get }: SignedIn) {
  const { view } = drawn((await get(deskPaths.en)).text).page as DeskPage
  if (view.name !== 'today') throw new Error('The desk does not open on today.')
  return view.today
}

test('a member tries again a mail that was given up; a stranger cannot, and learns nothing', async () => {
  await asVisitor(server.database, query => createLead(query, contact))
  await server.rows('update mails set given_up_at = now()')
  const [given] = (await todayOf(member)).givenUp
  const values = { action: 'retry', mail: given?.id ?? '' }
  expect((await postForm(server.origin, deskPaths.en, { values })).status).toBe(404)
  expect((await ask(server.origin, deskPaths.en)).status).toBe(404)
  expect((await todayOf(member)).mails['given-up']).toBe(2)
  expect((await member.post(deskPaths.en, values)).headers.location).toBe(deskPaths.en)
  expect((await todayOf(member)).mails).toEqual({ waiting: 1, held: 0, 'given-up': 1 })
})

test('a member handles what a reader says is wrong, and reopens it; a stranger does neither', async () => {
  const [{ check } = { check: '' }] = completeReport.findings
  await server.database.transaction(async query => {
    const report = await finishedReport(query)
    await contradict(query, report, { check, page: null, words: 'Faux' })
  })
  const [said] = (await todayOf(member)).newestContradictions
  const values = { action: 'handle', contradiction: String(said?.id) }
  expect((await postForm(server.origin, deskPaths.en, { values })).status).toBe(404)
  expect((await todayOf(member)).contradictions).toBe(1)
  expect((await member.post(deskPaths.en, values)).headers.location).toBe(deskPaths.en)
  expect((await todayOf(member)).contradictions).toBe(0)
  await member.post(deskPaths.en, { ...values, action: 'reopen' })
  expect((await todayOf(member)).contradictions).toBe(1)
})

test.each([
  {},
  { action: 'retry', mail: "' or true" },
  { action: 'erase' },
  { action: 'handle', contradiction: '1 or true' },
  { action: 'handle', contradiction: '9'.repeat(16) },
])('a post without a button of the page does nothing: %j', async values => {
  const before = await todayOf(member)
  expect((await member.post(deskPaths.en, values)).status).toBe(303)
  expect(await todayOf(member)).toEqual(before)
})
