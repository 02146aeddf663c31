import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { outlets } from '#audit/report/outlets.ts'
import { languages } from '#contracts/languages.ts'
import { auditFormPaths, contactFormPaths, reportPath } from '#contracts/paths.ts'
import { downloads } from '#contracts/report-page.ts'
import { openDatabase } from '#database/connect.ts'
import { makeDataFolder } from '#database/testing/templates.ts'
import { ask, postForm, type Question } from '#server/testing/ask.ts'
import { buildForAnotherOwner, otherCheckout, otherSettings, trace } from '../support/another-owner.ts'
import { type MailServer, startMailServer } from '../support/mail-server.ts'
import { confirmAsBrowser } from '../support/posted-forms.ts'
import { type RunningSite, startSite } from '../support/running-site.ts'
import { type SampleSite, startSampleSite } from '../support/sample-site.ts'

/** The site of an agency that has changed `content/agency.yaml`. */
const folder = mkdtempSync(join(tmpdir(), 'another-owner-'))
const dataFolder = join(folder, 'data')

let site: RunningSite
let mailServer: MailServer
let audited: SampleSite
let closed: SampleSite
/** The addresses of the reports of the two audits: of a site that was read, and of one that refused. */
let reports: readonly string[]

beforeAll(async () => {
  await buildForAnotherOwner()
  await makeDataFolder(dataFolder)
  mailServer = await startMailServer()
  audited = await startSampleSite()
  closed = await startSampleSite({ robots: 'User-agent: OrmeAudit\nDisallow: /\n' })
  const settings = {
    ...otherSettings,
    SMTP_URL: mailServer.url,
    DATA_DIR: dataFolder,
    AUDIT_ALLOW: `${audited.host},${closed.host}`,
  }
  site = await startSite(settings, otherCheckout)
  await confirmAsBrowser(site.origin, await postForm(site.origin, contactFormPaths.fr, { values: message }))
  reports = [await requestAudit(audited), await requestAudit(closed)]
}, 400_000)

afterAll(async () => {
  await Promise.all([site?.stop(), mailServer?.close(), audited?.close(), closed?.close()])
  rmSync(folder, { recursive: true, force: true })
})

const message = { firstName: 'Marie', lastName: 'Dupont', email: 'marie@visitor.example', message: 'Bonjour' }

async function requestAudit({ origin, host }: SampleSite): Promise<string> {
  const values = { url: origin, email: `${host.replace(':', '.')}@visitor.example` }
  const answer = await postForm(site.origin, auditFormPaths.en, { values })
  await confirmAsBrowser(site.origin, answer)
  return new URL(String(answer.headers.location), site.origin).pathname
}

/** Traces of the former owner in these texts, each with its place. */
function tracesIn(texts: Iterable<readonly [place: string, text: string]>): string[] {
  return [...texts].flatMap(([place, text]) => {
    const found = trace.exec(text.replaceAll(latinWord, ''))
    return found ? [`${place}: …${text.slice(Math.max(0, found.index - 40), found.index + 40)}…`] : []
  })
}

/** The glossary quotes the Latin word used in footnotes, which is not the name of the agency. */
const latinWord = /«\u00a0ibid\.\u00a0»|“ibid\.”/gu

async function served(path: string, question?: Question): Promise<readonly [string, string]> {
  const { headers, text } = await ask(site.origin, path, question)
  return [`${question?.method ?? 'GET'} ${path}`, `${JSON.stringify(headers)}\n${text}`]
}

test('has its own name in every served file and its headers', async () => {
  const client = join(otherCheckout, 'dist/client')
  const files = readdirSync(client, { recursive: true, encoding: 'utf8' })
  const paths = files
    .filter(name => /\.(?:html|md|txt|xml|json|js|css|svg|vtt|webmanifest)$/u.test(name))
    .map(name => `/${name}`.replace(/(?:\/index)?\.html$/u, '') || '/')
  const texts = await Promise.all(paths.map(path => served(path)))
  expect(texts.length).toBeGreaterThan(150)
  expect(tracesIn(texts)).toEqual([])
  const all = texts.map(([, text]) => text).join('\n')
  expect(all).toContain('site_id:`orme-site`')
  expect(all).toContain('"@id":"https://orme.example/#organization"')
  expect(all).toContain('Canonical: https://orme.example/.well-known/security.txt')
  expect(all).toContain('within 36\u00a0hours')
  expect(all.match(latinWord)?.length).toBeGreaterThan(2)
}, 120_000)

test('has its own name in error answers, to people and to programs', async () => {
  const asMarkdown = { headers: { accept: 'text/markdown' } }
  const form = { 'content-type': 'application/x-www-form-urlencoded', origin: site.origin }
  const texts = await Promise.all([
    ...['/nowhere', '/en/nowhere'].flatMap(path => [served(path), served(path, asMarkdown)]),
    ...Object.values(contactFormPaths).flatMap(path => [
      served(path, { method: 'POST', headers: form, body: '' }),
      served(path, { method: 'POST', headers: { ...form, origin: 'https://evil.example' }, body: '' }),
    ]),
    served('/rest/v1/rpc/create_lead_from_form', { method: 'POST', headers: form, body: '{' }),
    served('/', { method: 'DELETE' }),
    served('/%'),
  ])
  expect(texts).toHaveLength(11)
  expect(tracesIn(texts)).toEqual([])
}, 120_000)

test('audits under its own name, and writes its reports in its own time zone', async () => {
  const [read = '', refused = ''] = reports
  const reportOf = async (path: string) => (await ask(site.origin, `${path}/report.json`)).text
  await expect.poll(() => reportOf(read), { timeout: 120_000 }).toContain('"outcome"')
  await expect.poll(() => reportOf(refused), { timeout: 120_000 }).toContain('"outcome"')
  expect([...audited.agents, ...closed.agents]).toContain(
    'Mozilla/5.0 (compatible; OrmeAudit/1.0; +https://orme.example/geo-methodology)',
  )
  const pages = reports.flatMap(path => {
    const id = path.split('/').at(-1) ?? ''
    return languages.map(language => reportPath(id, language))
  })
  const texts = await Promise.all(
    pages.flatMap(path => [served(path), ...downloads.map(download => served(`${path}/${download}`))]),
  )
  const report = JSON.parse(await reportOf(refused))
  const written = [...outlets].map(
    ([name, outlet]) =>
      [name, outlet.write(report, { language: 'en', before: report, timeZone: 'Asia/Tokyo' })] as const,
  )
  expect(texts).toHaveLength(16)
  expect(tracesIn([...texts, ...written])).toEqual([])
  expect(tracesIn([...audited.agents, ...closed.agents].map(agent => ['user agent', agent]))).toEqual([])
  expect(texts.map(([, text]) => text).join()).toContain('Tokyo time')
  expect(report.problem.mend.en).toContain('User-agent: OrmeAudit')
}, 300_000)

test('signs its mails, which promise the same as its pages', async () => {
  await expect.poll(() => mailServer.received.length, { timeout: 120_000 }).toBe(8)
  const mails = mailServer.received.map(mail => [`mail: ${mail.subject}`, JSON.stringify(mail)] as const)
  expect(tracesIn(mails)).toEqual([])
  for (const { from, messageId } of mailServer.received) {
    expect(from).toMatchObject({ name: 'Orme.', address: 'contact@orme.example' })
    expect(messageId).toMatch(/@orme\.example>$/u)
  }
  const words = mails.map(([, text]) => text).join('\n')
  expect(words).toContain('within 36 hours')
  expect(words).toContain('(Tokyo time)')
}, 150_000)

test('leaves no trace of the former owner in the log or the database', async () => {
  await site.stop()
  expect(site.output()).toContain('Listening: open')
  expect(tracesIn([['what the server prints', site.output()]])).toEqual([])
  const database = await openDatabase({ dataFolder })
  const rows = await database.transaction(async query => {
    const tables = await query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema')`,
    )
    return Promise.all(
      tables.map(async ({ name }) => {
        const [row] = await query<{ rows: string }>(`select jsonb_agg(t)::text as rows from ${name} t`)
        return [name, row?.rows ?? ''] as const
      }),
    )
  })
  await database.close()
  expect(rows.filter(([, text]) => text !== '').length).toBeGreaterThan(5)
  expect(tracesIn(rows)).toEqual([])
}, 60_000)
