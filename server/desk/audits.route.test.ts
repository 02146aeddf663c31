import { expect, test } from 'vitest'
import { auditedSitePath, auditsPaths, type DeskPage } from '#contracts/desk.ts'
import { finishAudit } from '#database/audits.ts'
import { asVisitor } from '#database/calls.ts'
import { auditRequest, createFreeAudit } from '#database/testing/visitor.ts'
import { completeReport } from '#tests/support/sample-report.ts'
import { type Answer, ask, postForm } from '../testing/ask.ts'
import { drawn } from '../testing/made-up-build.ts'
import { member, server, shareDesk } from '../testing/shared-desk.ts'

const path = auditedSitePath('one.example', 'fr')

shareDesk('leads', 'network_audits', 'pgboss.job')

function siteOf({ text }: Answer) {
  const { view } = drawn(text).page as DeskPage
  if (view.name !== 'audited-site') throw new Error(`This is no site, but ${view.name}.`)
  return view
}

/** A finished audit of one.example, as if asked for so many minutes ago. */
async function audited(minutes: number, report = completeReport): Promise<string> {
  const parameters = {
    ...auditRequest,
    p_website: 'https://www.one.example/',
    p_email: `${crypto.randomUUID()}@example.org`,
  }
  const { audit_id } = await asVisitor(server.database, query => createFreeAudit(query, parameters))
  await server.database.transaction(query => finishAudit(query, audit_id ?? '', report))
  await server.rows(
    `update audits set requested_at = now() - interval '${minutes} minutes' where id = '${audit_id}'`,
  )
  return audit_id ?? ''
}

test('two reports of a site are compared; without a choice the last two are ready to be', async () => {
  const [before, after] = [
    await audited(60, { ...completeReport, findings: completeReport.findings.slice(1) }),
    await audited(30),
  ]
  const opened = siteOf(await member.get(path))
  expect([opened.changes, opened.chosen]).toEqual([null, { before, after }])
  const compared = siteOf(await member.get(`${path}?before=${before}&after=${after}`))
  expect(compared.changes?.checks).toEqual([
    expect.objectContaining({ check: completeReport.findings[0]?.check, before: null }),
  ])
})

test.each(['?before=1&after=2', `?before=${crypto.randomUUID()}&after=${crypto.randomUUID()}`, '?after=%00'])(
  'a choice that means nothing compares nothing: %s',
  async query => {
    await audited(30)
    const answer = await member.get(path + query)
    expect([answer.status, siteOf(answer).changes]).toEqual([200, null])
  },
)

test('a member has a site audited again, once; past a limit the page says that there is none', async () => {
  const id = await audited(30)
  for (let time = 0; time < 2; time++) {
    const again = await member.post(path, { audit: id })
    expect([again.status, again.headers.location]).toEqual([303, path])
  }
  expect(await server.rows("select from audits where kind = 'repeated'")).toHaveLength(1)
  await server.rows(
    "update audits set requested_at = now() - interval '11 minutes', status = 'failed', report = '{}', finished_at = now() where kind = 'repeated'",
  )
  for (let time = 0; time < 4; time++) await audited(30)
  const refused = await member.post(path, { audit: id })
  expect([refused.status, siteOf(refused).refused]).toEqual([429, expect.stringContaining('this site')])
})

test('a host that was never audited has no page, whatever its address says', async () => {
  for (const host of ['two.example', '%00', "'%20or%20true", 'a'.repeat(3_000)])
    expect((await member.get(`${auditsPaths.fr}/${host}`)).status).toBe(404)
})

test.each(['?page=0', '?page=1e9', `?search=${'a'.repeat(5_000)}`, '?search=%00', '?search=%25_'])(
  'the list is drawn whatever its address says: %s',
  async query => {
    await audited(30)
    const answer = await member.get(auditsPaths.en + query)
    expect([answer.status, (drawn(answer.text).page as DeskPage).view.name]).toEqual([200, 'audits'])
  },
)

test('someone who is not signed in finds nothing there, and a post of theirs audits nothing', async () => {
  const id = await audited(30)
  const nowhere = await ask(server.origin, `${auditsPaths.fr}/nowhere.example`)
  for (const answer of [
    await ask(server.origin, auditsPaths.fr),
    await ask(server.origin, path),
    await postForm(server.origin, path, { values: { audit: id } }),
  ])
    expect([answer.status, answer.text]).toEqual([404, nowhere.text])
  const crossed = await postForm(server.origin, path, {
    values: { audit: id },
    headers: { cookie: member.cookie, 'sec-fetch-site': 'cross-site' },
  })
  expect([crossed.status, await server.rows('select from audits')]).toEqual([403, [{}]])
})
