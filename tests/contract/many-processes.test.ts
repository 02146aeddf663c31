import { expect, inject, onTestFinished, test } from 'vitest'
import { openDatabase } from '#database/connect.ts'
import { auditRequest, contact } from '#database/testing/visitor.ts'
import { ask, call } from '#server/testing/ask.ts'
import { startMailServer } from '../support/mail-server.ts'
import { createDatabase, migratedTemplate } from '../support/postgres.ts'
import { type RunningSite, startSite } from '../support/running-site.ts'

/** Each of these starts the site four times: seconds, or a minute on a busy machine. */
const patience = { timeout: 180_000 }
const within = { timeout: 120_000 }

/** For each message two, to the agency and to the person; for each audit a third, with its report. */
const mailsExpected = 50

const siteUrl = 'https://ibid.example'

async function startAs(role: 'web' | 'worker', settings: Readonly<Record<string, string>>) {
  const site = await startSite({ ROLE: role, SITE_URL: siteUrl, DATABASE_POOL: '4', ...settings })
  onTestFinished(async () => void (await site.stop()))
  return site
}

const statusOf = async ({ origin }: RunningSite, path: string) => (await ask(origin, path)).status

test.runIf(inject('postgres'))(
  'two web processes and two workers with one database do each form, audit, mail and daily task once',
  async () => {
    const mailServer = await startMailServer()
    onTestFinished(mailServer.close)
    const databaseUrl = await createDatabase(inject('postgres') ?? '', { template: migratedTemplate })
    const settings = { DATABASE_URL: databaseUrl, SMTP_URL: mailServer.url }
    const roles = ['web', 'web', 'worker', 'worker'] as const
    const sites = await Promise.all(roles.map(role => startAs(role, settings)))
    const [one, other, worker] = sites
    if (!one || !other || !worker) throw new Error('Four sites were to start.')
    const database = await openDatabase({ databaseUrl })
    onTestFinished(database.close)

    expect(await Promise.all(sites.map(site => statusOf(site, '/readyz')))).toEqual([200, 200, 200, 200])
    expect([await statusOf(one, '/'), await statusOf(worker, '/')]).toEqual([200, 404])

    const post = (index: number, procedure: string, values: object) =>
      call((index % 2 ? one : other).origin, `rpc/${procedure}`, { values })
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => [
        post(index, 'create_lead_from_contact_form', { ...contact, p_email: `reader-${index}@example.org` }),
        post(index, 'create_free_audit_from_form', {
          ...auditRequest,
          p_email: `owner-${index}@example.org`,
          p_website: `https://site-${index}.invalid`,
        }),
      ]).flat(),
    )
    expect(answers.map(({ text }) => JSON.parse(text).success)).toEqual(answers.map(() => true))
    // Leads sent by a program are held back: no mail is sent before a person has released them.
    await database.transaction(query => query('select release_lead(id) from leads'))

    const counted = async () =>
      database.transaction(query =>
        query(`select
          (select count(*)::integer from leads) as leads,
          (select count(*)::integer from audits where status = 'failed' and attempts = 1) as audits,
          (select count(*)::integer from mails where sent_at is not null and attempts = 1) as mails,
          (select count(*)::integer from mails where sent_at is null) as waiting,
          (select count(*)::integer from maintenance) as tasks`),
      )
    await expect
      .poll(counted, within)
      .toEqual([{ leads: 20, audits: 10, mails: mailsExpected, waiting: 0, tasks: 3 }])
    const identifiers = mailServer.received.map(({ messageId }) => messageId)
    expect(identifiers).toHaveLength(mailsExpected)
    expect(new Set(identifiers).size).toBe(mailsExpected)
  },
  patience.timeout,
)
