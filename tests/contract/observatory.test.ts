import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'parse5'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contactCall } from '#contracts/calls.ts'
import { languages } from '#contracts/languages.ts'
import { auditFormPaths, contactFormPaths, footerFormPaths, reportPath } from '#contracts/paths.ts'
import { downloads } from '#contracts/report-page.ts'
import { finishAudit } from '#database/audits.ts'
import { asVisitor } from '#database/calls.ts'
import { openDatabase } from '#database/connect.ts'
import { makeDataFolder } from '#database/testing/templates.ts'
import { auditRequest, contact, createFreeAudit } from '#database/testing/visitor.ts'
import { type Answer, ask, call, postForm } from '#server/testing/ask.ts'
import { observatoryScore } from '#server/testing/observatory.ts'
import { routes } from '#site/routes.ts'
import { siteUrl } from '#site/site-url.ts'
import { attribute, elementsIn } from '../support/built-page.ts'
import { type RunningSite, startSite } from '../support/running-site.ts'
import { completeReport } from '../support/sample-report.ts'

let site: RunningSite
let folder: string
/** The id of an audit that ended with a report. */
let finished: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ibid-observatory-'))
  await makeDataFolder(folder)
  finished = await storeReport(folder)
  site = await startSite({ DATA_DIR: folder, SITE_URL: siteUrl() })
})
afterAll(async () => {
  await site?.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function storeReport(dataFolder: string): Promise<string> {
  const database = await openDatabase({ dataFolder })
  const { audit_id } = await asVisitor(database, query => createFreeAudit(query, auditRequest))
  if (!audit_id) throw new Error('No audit was granted.')
  await database.transaction(async query => {
    await query('truncate pgboss.job')
    await finishAudit(query, audit_id, completeReport)
  })
  await database.close()
  return audit_id
}

const unknown = '00000000-0000-4000-8000-000000000000'

/** Every kind of page, in both languages, with its status. */
const pages = languages.flatMap(language => {
  const prefix = language === 'en' ? '/en' : ''
  const of = (what: string, status: number, get: () => Promise<Answer>) =>
    [`${what} (${language})`, status, get] as const
  return [
    ...routes.map(route => of(route[language], 200, () => ask(site.origin, route[language]))),
    of('a missing page', 404, () => ask(site.origin, `${prefix}/nowhere`)),
    of('a report', 200, () => ask(site.origin, reportPath(finished, language))),
    of('a missing report', 404, () => ask(site.origin, reportPath(unknown, language))),
    of('the deletion of a report without its key', 403, () =>
      ask(site.origin, `${reportPath(finished, language)}/delete`),
    ),
    of('the page of the footer form', 200, () => ask(site.origin, footerFormPaths[language])),
    of('the audit form opened with an address', 200, () =>
      ask(site.origin, `${auditFormPaths[language]}?url=exemple.fr`),
    ),
    of('a form with errors', 422, () => postForm(site.origin, contactFormPaths[language], { values: {} })),
    of('a form of another site', 403, () =>
      postForm(site.origin, contactFormPaths[language], {
        values: {},
        headers: { origin: 'https://evil.example' },
      }),
    ),
  ]
})

/** Answers that are not pages. */
const others: readonly (readonly [what: string, status: number, () => Promise<Answer>])[] = [
  ...downloads.map(
    download => [download, 200, () => ask(site.origin, `${reportPath(finished, 'en')}/${download}`)] as const,
  ),
  ['progress', 200, () => ask(site.origin, `${reportPath(finished, 'fr')}/progress`)],
  ['a call', 200, () => call(site.origin, contactCall.replace('/rest/v1/', ''), { values: contact })],
  ['an unknown call', 404, () => call(site.origin, 'rpc/nothing', { values: {} })],
  ['a call by GET', 405, () => ask(site.origin, contactCall)],
  ['a token', 200, () => ask(site.origin, '/form-token')],
  ['a choice of consent', 303, () => postForm(site.origin, '/consents', { values: { choice: 'reject' } })],
  ['health', 200, () => ask(site.origin, '/livez')],
]

test.each([...pages, ...others])(
  '%s has at least 140 of the 165 points of the MDN Observatory',
  async (_what, status, get) => {
    const answer = await get()
    expect(answer.status).toBe(status)
    expect(observatoryScore(answer.headers)).toBeGreaterThanOrEqual(140)
  },
)

test.each(pages)('%s has only inline code with a hash in its policy', async (_what, _status, get) => {
  const { headers, text } = await get()
  const policy = String(headers['content-security-policy'])
  const elements = elementsIn(parse(text))
  const inline = elements.flatMap(element => {
    const isCode =
      element.tagName === 'style' ||
      (element.tagName === 'script' &&
        attribute(element, 'src') === undefined &&
        attribute(element, 'type') !== 'application/ld+json')
    const [content] = element.childNodes
    return isCode && content && 'value' in content ? [content.value] : []
  })
  expect(inline.length).toBeGreaterThan(0)
  const hashes = inline.map(code => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  expect(hashes.filter(hash => !policy.includes(hash))).toEqual([])

  const attributes = elements.flatMap(({ attrs }) => attrs.map(({ name }) => name))
  expect(attributes.length).toBeGreaterThan(50)
  expect(attributes.filter(name => name === 'style' || name.startsWith('on'))).toEqual([])
})
