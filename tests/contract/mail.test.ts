import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { contactFormPaths } from '#contracts/paths.ts'
import { openDatabase } from '#database/connect.ts'
import { sendMailQueue, startQueue } from '#database/queue.ts'
import { engines, type Place } from '#database/testing/engines.ts'
import { ask, postForm } from '#server/testing/ask.ts'
import { selfSignedCertificate } from '../support/certificate.ts'
import { type Guard, type MailServer, startMailServer } from '../support/mail-server.ts'
import { type RunningSite, startSite } from '../support/running-site.ts'

/** Each of these starts the whole site once or twice: seconds, or a minute on a busy machine. */
const patience = { timeout: 180_000 }
const within = { timeout: 120_000 }

const folder = mkdtempSync(join(tmpdir(), 'ibid-mail-'))
const certificate = selfSignedCertificate()
const trusted = join(folder, 'certificate.pem')
writeFileSync(trusted, certificate.cert)
afterAll(() => rmSync(folder, { recursive: true }))

let closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  await Promise.all(closing.map(close => close()))
  closing = []
})

/** A mail server that closes with the test. */
async function mailServer(guard?: Guard): Promise<MailServer> {
  const server = await startMailServer(guard)
  closing.push(server.close)
  return server
}

/** The whole site, which stops with the test unless it was killed. */
async function siteWith(settings: Readonly<Record<string, string>>): Promise<RunningSite> {
  const site = await startSite(settings)
  closing.push(site.stop)
  return site
}

const typed = { firstName: 'Marie', lastName: 'Dupont', email: 'marie@example.org', message: 'Bonjour' }

/** Sends the contact form as a browser without JavaScript does, which shows the answer too. */
async function write({ origin }: RunningSite): Promise<void> {
  const { status, headers } = await postForm(origin, contactFormPaths.fr, { values: typed })
  expect(status).toBe(303)
  const page = await ask(origin, String(headers.location))
  const stylesheet = /href="(\/form-received\/[^"]+)"/.exec(page.text)?.[1]
  expect((await ask(origin, stylesheet ?? '')).status).toBe(200)
}

const receivers = (letters: MailServer['letters']) => letters.map(({ to }) => to?.[0]?.address).toSorted()

describe('a mail server with a password', () => {
  const guard = { certificate, password: 'correct horse' }

  test.each(['from the start', 'STARTTLS'] as const)(
    'is told it and the letters over an encrypted connection (%s)',
    async encryption => {
      const server = await mailServer({ ...guard, encryption })
      const site = await siteWith({ SMTP_URL: server.url, NODE_EXTRA_CA_CERTS: trusted })
      await write(site)
      await expect
        .poll(() => receivers(server.letters), within)
        .toEqual(['contact@ibid.example', typed.email])
      expect(new Set(server.passwords)).toEqual(new Set([guard.password]))
    },
    patience.timeout,
  )

  test.each([
    ['nobody vouches for its certificate', 'from the start', {}],
    ['nobody vouches for the certificate of its STARTTLS', 'STARTTLS', {}],
    ['it has no encryption', 'none', { NODE_EXTRA_CA_CERTS: trusted }],
  ] as const)(
    'is told nothing when %s, and the log says that letters wait',
    async (_what, encryption, settings) => {
      const server = await mailServer({ ...guard, encryption })
      const site = await siteWith({ SMTP_URL: server.url, ...settings })
      await write(site)
      await expect.poll(() => site.output(), within).toContain('A mail was not taken')
      expect([server.passwords, server.letters]).toEqual([[], []])
      expect(site.output()).not.toContain('correct')
    },
    patience.timeout,
  )
})

describe.each(engines)('on $name', engine => {
  test(
    'a message whose server is killed before its letters went arrives once it runs again',
    async () => {
      const place = await engine.place()
      const silent = await silentServer()
      const site = await startSite({ ...settingsOf(place), SMTP_URL: silent })
      await write(site)
      await site.kill()

      const server = await mailServer()
      await halfAMinuteLater(place)
      await siteWith({ ...settingsOf(place), SMTP_URL: server.url })
      await expect
        .poll(() => receivers(server.letters), within)
        .toEqual(['contact@ibid.example', typed.email])
    },
    patience.timeout,
  )

  test(
    'letters that were taken when the server was killed come again, recognisably the same',
    async () => {
      const place = await engine.place()
      const server = await mailServer()
      server.meet('keeps silent', 'keeps silent')
      const site = await startSite({ ...settingsOf(place), SMTP_URL: server.url })
      await write(site)
      await expect.poll(() => server.letters.length, within).toBe(2)
      await site.kill()

      await halfAMinuteLater(place)
      await siteWith({ ...settingsOf(place), SMTP_URL: server.url })
      await expect.poll(() => server.letters.length, within).toBe(4)
      const known = server.letters.map(({ messageId, date, subject, to, text }) =>
        JSON.stringify({ messageId, date, subject, to, text }),
      )
      expect(known.slice(2).toSorted()).toEqual(known.slice(0, 2).toSorted())
      expect(new Set(server.letters.map(({ messageId }) => messageId)).size).toBe(2)
    },
    patience.timeout,
  )
})

function settingsOf(place: Place): Record<string, string> {
  return 'dataFolder' in place ? { DATA_DIR: place.dataFolder } : { DATABASE_URL: place.databaseUrl }
}

/** Is connected to, and never says a word. */
async function silentServer(): Promise<string> {
  const server = createServer(() => {})
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => new Promise(resolve => server.close(resolve)))
  // A server that listens on a port has an address of this form.
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** What a killed worker had taken is free again, and due: as after half a minute without its heartbeat. */
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
