import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { contactFormPaths } from '#contracts/paths.ts'
import { openDatabase, type Place } from '#database/connect.ts'
import { sendMailQueue, startQueue } from '#database/queue.ts'
import { engines } from '#database/testing/engines.ts'
import { postForm } from '#server/testing/ask.ts'
import { selfSignedCertificate } from '../support/certificate.ts'
import { type Guard, type MailServer, startMailServer } from '../support/mail-server.ts'
import { confirmAsBrowser } from '../support/posted-forms.ts'
import { type RunningSite, settingsOf, startSite } from '../support/running-site.ts'

/**
 * Mails sent by the whole site. What a mail server may do to one is tested in `server/mail/`.
 * Each of these starts the site once or twice: seconds, or a minute on a busy machine.
 */
const patience = { timeout: 180_000 }
const within = { timeout: 120_000 }

async function mailServer(guard?: Guard): Promise<MailServer> {
  const server = await startMailServer(guard)
  onTestFinished(server.close)
  return server
}

/** The whole site, which stops with the test. */
async function siteWith(settings: Readonly<Record<string, string>>): Promise<RunningSite> {
  const site = await startSite(settings)
  onTestFinished(async () => void (await site.stop()))
  return site
}

const typed = { firstName: 'Marie', lastName: 'Dupont', email: 'marie@example.org', message: 'Bonjour' }

async function write({ origin }: RunningSite): Promise<void> {
  await confirmAsBrowser(origin, await postForm(origin, contactFormPaths.fr, { values: typed }))
}

const receivers = (mails: MailServer['received']) => mails.map(({ to }) => to?.[0]?.address).toSorted()

describe('a mail server with a password', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ibid-mail-'))
  const certificate = selfSignedCertificate()
  const trusted = join(folder, 'certificate.pem')
  writeFileSync(trusted, certificate.cert)
  afterAll(() => rmSync(folder, { recursive: true }))

  test(
    'receives mails, with the password, once the administrator trusts its certificate',
    async () => {
      const guard: Guard = { certificate, encryption: 'STARTTLS', password: 'correct horse' }
      const server = await mailServer(guard)
      const site = await siteWith({ SMTP_URL: server.url, NODE_EXTRA_CA_CERTS: trusted })
      await write(site)
      await expect
        .poll(() => receivers(server.received), within)
        .toEqual(['contact@ibid.example', typed.email])
      expect(new Set(server.passwords)).toEqual(new Set([guard.password]))
      expect(site.output()).not.toContain('correct')
    },
    patience.timeout,
  )
})

test.each(engines)(
  'mails are sent after the server was killed and restarted, and one sent twice is recognisably the same (on $name)',
  async engine => {
    const place = await engine.place()
    const server = await mailServer()
    server.meet('keeps silent', 'hangs')
    const site = await startSite({ ...settingsOf(place), SMTP_URL: server.url })
    await write(site)
    await expect.poll(() => server.unanswered, within).toBe(2)
    await site.kill()
    expect(server.received).toHaveLength(1)

    await halfAMinuteLater(place)
    await siteWith({ ...settingsOf(place), SMTP_URL: server.url })
    await expect.poll(() => server.received.length, within).toBe(3)
    const [first, ...others] = server.received.map(({ messageId, date, subject, to, text }) =>
      JSON.stringify({ messageId, date, subject, to, text }),
    )
    expect(others).toContain(first)
    expect(receivers(server.received.slice(1))).toEqual(['contact@ibid.example', typed.email])
    expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(2)
  },
  patience.timeout,
)

/** Makes the jobs of a killed worker due again, as they are after half a minute without its heartbeat. */
async function halfAMinuteLater(place: Place): Promise<void> {
  const database = await openDatabase(place)
  const queue = await startQueue(database)
  await database.transaction(query =>
    query("update pgboss.job set heartbeat_on = heartbeat_on - interval '31 seconds'"),
  )
  await queue.supervise(sendMailQueue)
  await database.transaction(query => query('update pgboss.job set start_after = now()'))
  await queue.stop({ graceful: false })
  await database.close()
}
