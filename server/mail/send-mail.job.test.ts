import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sampleReportPaths } from '#contracts/paths.ts'
import type { AuditReport } from '#contracts/audit-report.ts'
import { finishAudit } from '#database/audits.ts'
import { asVisitor } from '#database/calls.ts'
import type { Database } from '#database/database.ts'
import { mailAttemptsMax } from '#database/queue.ts'
import { emptyTables } from '#database/testing/empty-tables.ts'
import { engines } from '#database/testing/engines.ts'
import { beginDueReadings } from '#database/watching/watched-sites.ts'
import { askToWatch, confirmWatch } from '#database/watching/watchers.ts'
import { auditRequest, contact, createFreeAudit, createLead } from '#database/testing/visitor.ts'
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts'
import { completeReport, failedReport } from '#tests/support/sample-report.ts'
import { storeReport } from '../audits/run-audit.job.ts'
import { watcherOfKey } from '../forms/form-token.ts'
import { keepLoggedLines } from '../testing/logged-lines.ts'
import { sender } from '../testing/sender.ts'
import { startWorker, type Worker } from '../worker.ts'
import { sendMail } from './send-mail.job.ts'
import { openTransport } from './transport.ts'

const within = { timeout: 100_000 }
const formSecret = Buffer.from('secret')

describe.each(engines)('on $name', engine => {
  let database: Database
  let server: MailServer
  let worker: Worker | null = null
  let folder: string
  beforeAll(async () => {
    database = await engine.open()
    folder = mkdtempSync(join(tmpdir(), 'ibid-mail-'))
  })
  beforeEach(async () => {
    server = await startMailServer()
    await emptyTables(database, 'leads', 'watched_sites', 'watchers', 'network_messages', 'pgboss.job')
  })
  afterEach(async () => {
    await worker?.stop()
    worker = null
    await server.close()
  })
  afterAll(async () => {
    await database.close()
    rmSync(folder, { recursive: true })
  })
  const log = keepLoggedLines()

  /** The worker of the site, which takes mails from the queue: at most two a second. */
  async function work(): Promise<void> {
    worker = await startWorker({
      database,
      environment: { auditAllow: [], auditDeny: [], auditBrowser: null, concurrentAudits: 1 },
      transport: openTransport({ smtpUrl: server.url, dataFolder: folder }),
      sender,
      formSecret,
    })
  }

  /** Tries each mail once that is still to be sent, as the worker does; answers why some were not taken. */
  async function tryEach(smtpUrl: string | null = server.url): Promise<readonly unknown[]> {
    const transport = openTransport({ smtpUrl, dataFolder: folder })
    const { signal } = new AbortController()
    const waiting = await rows(
      'select id::text from mails where sent_at is null and given_up_at is null order by kind, id',
    )
    const run = { database, transport, sender, formSecret, signal }
    const attempts = await Promise.allSettled(waiting.map(({ id }) => sendMail(run, String(id))))
    return attempts.flatMap(attempt => (attempt.status === 'rejected' ? [attempt.reason] : []))
  }

  function rows(sql: string) {
    return database.transaction(query => query(sql))
  }

  function write(changes: Partial<typeof contact> = {}) {
    return asVisitor(database, query => createLead(query, { ...contact, ...changes }))
  }

  const mails = () =>
    rows(`select kind, attempts, sent_at is not null as sent, given_up_at is not null as given_up, failure
          from mails order by kind`)
  const sent = () => rows('select kind from mails where sent_at is not null')
  /** The next attempt is due at once, rather than after the pause that a mail server is given. */
  const hurry = () => rows("update pgboss.job set start_after = now() where state = 'retry'")
  const waitUntilSent = (count: number) =>
    expect
      .poll(async () => {
        await hurry()
        return (await sent()).length
      }, within)
      .toBe(count)

  test('a message is sent to the agency, whose reply goes to the person, and is confirmed to the person', async () => {
    await write({ p_message: 'Bonjour,\n<b>parlons</b> de l’audit.' })
    await work()
    await waitUntilSent(2)
    const [notice, receipt] = mailTo('contact@ibid.example', contact.p_email)
    expect(notice).toMatchObject({
      from: { name: 'Ibid.', address: 'contact@ibid.example' },
      replyTo: [{ name: 'Marie Dupont', address: 'marie@example.org' }],
      subject: 'Nouveau message\u00a0: Marie Dupont',
    })
    expect(notice?.text).toContain('> Bonjour,\n> <b>parlons</b> de l’audit.')
    expect(notice?.html).toContain('Bonjour,\n&lt;b&gt;parlons&lt;/b&gt; de l’audit.')
    expect(receipt).toMatchObject({
      from: { address: 'contact@ibid.example' },
      replyTo: [{ name: 'Ibid.', address: 'contact@ibid.example' }],
      subject: 'Nous avons bien reçu votre message',
    })
    expect(receipt?.text).toContain('sous 24\u00a0heures')
    expect(receipt?.text).toMatch(
      /^Votre message du \d.* à \d\d\u00a0h\u00a0\d\d \(heure de Paris\) nous est parvenu\./m,
    )
    expect(log.lines).toEqual([])
  })

  test('the notice of an audit contains its goals, and the person gets the report', async () => {
    const goals = 'Be cited by Perplexity'
    const request = { ...auditRequest, p_utm_data: { source: 'website', goals } }
    const { audit_id, owner_key } = await asVisitor(database, query => createFreeAudit(query, request))
    await tryEach()
    const [notice, receipt] = mailTo('audit@ibid.example', auditRequest.p_email)
    expect(receipt?.text).toContain('https://www.ibid.example/en/sample-geo-audit-report\n')
    expect(notice).toMatchObject({ subject: 'Audit requested: https://example.com' })
    expect(notice?.text).toContain(`> ${goals}`)
    for (const mail of [notice, receipt]) {
      expect(mail?.text).toContain(`https://www.ibid.example/en/audits/${audit_id}`)
      expect(mail?.text).not.toContain(owner_key)
    }
    expect(receipt?.text).toContain('within 24 hours')

    await database.transaction(query => finishAudit(query, audit_id ?? '', completeReport))
    await tryEach()
    expect(server.received).toHaveLength(3)
    const report = server.received[2]
    expect(report).toMatchObject({
      subject: 'Your audit report is ready',
      to: [{ address: auditRequest.p_email }],
    })
    expect(report?.text).toContain(`https://www.ibid.example/en/audits/${audit_id}\n`)
    expect(report?.text).toContain(`${completeReport.score?.points} out of 100`)
    expect(report?.text).toContain(`https://www.ibid.example/en/audits/${audit_id}?owner=${owner_key}`)
  })

  test('an answer is sent in the member’s own words, and not marked as automatic', async () => {
    const { lead_id } = await write({ p_message: 'Combien ?' })
    const text = 'Bonjour :\n\n<b>Voici</b> "tout".'
    await rows(
      `insert into mails (lead_id, kind, text) values ('${lead_id}', 'answer', E'Bonjour :\\n\\n<b>Voici</b> "tout".')`,
    )
    await tryEach()
    const answer = server.received.find(({ subject }) => subject?.includes('réponse'))
    expect(answer).toMatchObject({ to: [{ name: '', address: contact.p_email }] })
    expect(answer?.text?.trim()).toBe(text)
    expect(answer?.html).toContain('&lt;b&gt;Voici&lt;/b&gt;')
    const automatic = server.received.filter(({ headers }) =>
      headers.some(({ key }) => key === 'auto-submitted'),
    )
    expect([server.received.length, automatic.length]).toEqual([3, 2])
  })

  describe('about a watched site', () => {
    const gate = completeReport.engines[0]?.gates[1]
    const closed: AuditReport = {
      ...completeReport,
      engines: completeReport.engines.map((engine, index) => ({
        ...engine,
        open: index > 0,
        gates: engine.gates.map(known =>
          index === 0 && known.gate === gate?.gate
            ? {
                ...known,
                verdict: 'failed' as const,
                sentence: { fr: 'robots.txt ferme le site.', en: 'robots.txt closes the site.' },
                evidence: [
                  {
                    address: 'https://atelier-braise.example/robots.txt',
                    where: 'line 2',
                    quote: 'Disallow: /',
                  },
                ],
              }
            : known,
        ),
      })),
    }
    async function read(report: AuditReport): Promise<void> {
      await rows('update watched_sites set next_reading_at = now()')
      await database.transaction(beginDueReadings)
      const [audit] = await rows('select id::text from audits where report is null')
      await storeReport(database, String(audit?.['id']), report)
    }

    test('the agency is told what closed, what was seen and where to look, and nothing when nothing changed', async () => {
      await rows(
        `insert into watched_sites (client, address, language)
         values ('Atelier', 'https://atelier-braise.example/', 'fr')`,
      )
      await read(completeReport)
      await read(completeReport)
      await tryEach()
      expect(server.received).toEqual([])
      await read(closed)
      await read(closed)
      await tryEach()
      expect(server.received).toHaveLength(1)
      const [mail] = server.received
      expect(mail).toMatchObject({
        to: [{ address: 'audit@ibid.example' }],
        subject: 'atelier-braise.example\u00a0: une porte s’est fermée',
      })
      for (const words of [
        'Client\u00a0: Atelier',
        'Porte fermée à ChatGPT',
        'robots.txt ferme le site.',
        '    Disallow: /',
      ])
        expect(mail?.text).toContain(words)
      expect(mail?.text).toMatch(/https:\/\/www\.ibid\.example\/desk\/sites\/[0-9a-f-]{36}\n/)
    })

    test('a reader is asked once, told once they confirmed, and ends it by one click of their mail program', async () => {
      const { audit_id } = await asVisitor(database, query => createFreeAudit(query, auditRequest))
      await database.transaction(query => finishAudit(query, audit_id ?? '', completeReport))
      await rows('delete from mails')
      const reader = { email: 'lea@example.org', language: 'en' } as const
      await database.transaction(query => askToWatch(query, audit_id ?? '', reader))
      await tryEach()
      const [asked] = server.received
      expect(asked).toMatchObject({ to: [{ name: '', address: reader.email }] })
      // Anyone may have given this address: no word of the report, nor its site.
      expect([asked?.subject, asked?.text, asked?.html].join()).not.toMatch(/atelier|example\.com/)
      const link = /https:\/\/www\.ibid\.example\/en\/watch\/\S+/.exec(asked?.text ?? '')?.[0]
      const [watcher] = await rows('select id::text from watchers')
      expect(watcherOfKey(formSecret, link?.split('/').at(-1) ?? '')).toBe(watcher?.['id'])

      await database.transaction(query => confirmWatch(query, String(watcher?.['id'])))
      await read(closed)
      await tryEach()
      const told = server.received[1]
      expect(server.received).toHaveLength(2)
      expect(told).toMatchObject({ subject: 'atelier-braise.example: a gate has closed' })
      const header = (name: string) => told?.headers.find(({ key }) => key === name)?.value
      expect(header('list-unsubscribe')).toBe(`<${link}>`)
      expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
      expect(told?.text).toContain(link)
      expect(told?.text).not.toContain('/desk/')
    })
  })

  test('a failed audit is explained to the person', async () => {
    const { audit_id } = await asVisitor(database, query => createFreeAudit(query, auditRequest))
    await database.transaction(query => finishAudit(query, audit_id ?? '', failedReport))
    await tryEach()
    expect(server.received).toHaveLength(3)
    const mail = server.received.find(({ subject }) => subject?.startsWith('Your audit could not'))
    expect(mail?.text).toContain(failedReport.problem?.title.en)
    expect(mail?.text).toContain(failedReport.problem?.mend.en)
  })

  test('a report that lacks a page is told as ready, with its score and with what it lacks', async () => {
    const { audit_id } = await asVisitor(database, query => createFreeAudit(query, auditRequest))
    const lacking = 'Partial report: 11 of 12 pages read.'
    const problem = {
      code: 'pages-missing',
      title: { fr: '', en: lacking },
      mend: { fr: '', en: '' },
      detail: null,
    } as const
    const report = { ...completeReport, outcome: 'partial', problem } as const
    await database.transaction(query => finishAudit(query, audit_id ?? '', report))
    await tryEach()
    const mail = server.received.find(({ subject }) => subject === 'Your audit report is ready')
    expect(mail?.text).toContain(`is ${completeReport.score?.points} out of 100`)
    expect(mail?.text).toContain(lacking)
  })

  test.each(['fr', 'en'] as const)(
    'a mail to a person repeats nothing that a stranger may have typed (%s)',
    async p_language => {
      const p_name = 'Your parcel is held'
      const p_website = 'https://pay-for-your-parcel.example/now'
      const p_message = 'Pay 1.99 EUR at http://evil.example'
      const p_utm_data = { source: 'website', goals: p_message }
      const typed = { p_name, p_company: p_name, p_language }
      await write({ ...typed, p_message })
      for (const report of [completeReport, failedReport]) {
        const request = { ...auditRequest, ...typed, p_website, p_utm_data }
        const { audit_id } = await asVisitor(database, query => createFreeAudit(query, request))
        await database.transaction(query => finishAudit(query, audit_id ?? '', report))
      }
      await tryEach()

      const toStranger = server.received.filter(({ to }) => to?.[0]?.address === contact.p_email)
      expect(toStranger).toHaveLength(5)
      for (const { subject, text, html, to, replyTo } of toStranger) {
        expect(to).toEqual([{ name: '', address: contact.p_email }])
        expect(replyTo?.[0]?.name).toBe('Ibid.')
        expect([subject, text, html].join()).not.toMatch(/parcel|evil|1\.99/i)
      }
      const toAgency = server.received.filter(({ to }) => to?.[0]?.address !== contact.p_email)
      expect(toAgency).toHaveLength(3)
      for (const { text } of toAgency) expect(text).toContain(p_message)
    },
  )

  test.each(['fr', 'en'] as const)(
    'every mail about an audit leads to a whole report to look at, in its language (%s)',
    async p_language => {
      for (const report of [completeReport, failedReport]) {
        const request = { ...auditRequest, p_language }
        const { audit_id } = await asVisitor(database, query => createFreeAudit(query, request))
        await database.transaction(query => finishAudit(query, audit_id ?? '', report))
      }
      await tryEach()

      const toPerson = server.received.filter(({ to }) => to?.[0]?.address === contact.p_email)
      expect(toPerson).toHaveLength(4)
      const sample = `https://www.ibid.example${sampleReportPaths[p_language]}\n`
      expect(toPerson.filter(({ text }) => !text?.includes(sample)).map(({ subject }) => subject)).toEqual([])
    },
  )

  test('a mail that cannot be accepted now is sent again later, and accepted once', async () => {
    server.meet(451, 421)
    await write()
    await work()
    await waitUntilSent(2)
    expect(server.received).toHaveLength(2)
    expect(log.lines.filter(line => line.includes('A mail was not taken: 4'))).toHaveLength(2)
    expect(log.lines.join()).not.toContain(contact.p_email)
  })

  test('a mail whose recipient is temporarily unavailable is sent later', async () => {
    server.meet({ recipient: 450 })
    await write()
    expect(await tryEach()).toMatchObject([{ message: 'A mail was not taken: 450 EENVELOPE.' }])
    expect(await tryEach()).toEqual([])
    expect(receivers()).toEqual(['contact@ibid.example', contact.p_email])
  })

  test('a mail accepted without confirmation is sent again, and is recognisably the same', async () => {
    server.meet('drops', 'drops')
    await write()
    expect(await tryEach()).toHaveLength(2)
    expect(await tryEach()).toEqual([])
    expect(server.received).toHaveLength(4)
    const known = server.received.map(({ messageId, date, subject, text }) =>
      JSON.stringify({ messageId, date, subject, text }),
    )
    expect(new Set(known).size).toBe(2)
    expect(server.received[0]?.messageId).toMatch(/^<(notice|receipt)\.[0-9a-f-]{36}@ibid\.example>$/)
  })

  test('a mail refused five times is abandoned, with the reason', async () => {
    server.meet(...Array.from({ length: 10 }, () => ({ recipient: 550 })))
    await write()
    for (let attempt = 1; attempt < 5; attempt++) expect(await tryEach()).toHaveLength(2)
    expect(await tryEach()).toEqual([])
    const givenUp = { attempts: 5, sent: false, given_up: true, failure: expect.stringContaining('550') }
    expect(await mails()).toMatchObject([
      { kind: 'notice', ...givenUp },
      { kind: 'receipt', ...givenUp },
    ])
    expect(server.received).toEqual([])
    expect(log.lines.filter(line => line.includes('A mail was given up.'))).toHaveLength(2)
    expect(log.lines.join()).not.toContain(contact.p_email)
  })

  test('a mail that no server accepts is abandoned after its last attempt, and not before', async () => {
    const nobody = server.url
    await server.close()
    await write()
    await rows(`update mails set attempts = ${mailAttemptsMax - 2}`)
    expect(await tryEach(nobody)).toHaveLength(2)
    expect(await mails()).toMatchObject(
      ['notice', 'receipt'].map(kind => ({ kind, attempts: mailAttemptsMax - 1, given_up: false })),
    )
    expect(await tryEach(nobody)).toEqual([])
    expect(await mails()).toMatchObject(
      ['notice', 'receipt'].map(kind => ({ kind, attempts: mailAttemptsMax, given_up: true })),
    )
    server = await startMailServer()
  })

  test('without a mail server forms still work, and all mails are sent once it is back', async () => {
    const { url } = server
    await server.close()
    await work()
    const answers = []
    for (let lead = 0; lead < 5; lead++) answers.push(await write({ p_email: `lead-${lead}@example.org` }))
    expect(answers.every(({ success }) => success)).toBe(true)
    await expect
      .poll(async () => (await mails()).filter(({ failure }) => failure).length, within)
      .toBeGreaterThan(0)
    await worker?.stop()
    expect(await tryEach(url)).toHaveLength(10)
    expect(await sent()).toEqual([])

    server = await startMailServer()
    expect(await tryEach()).toEqual([])
    expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(10)
  })

  test('a worker that stops returns its mail at once, and the next one sends it', async () => {
    server.meet('hangs', 'hangs')
    await write()
    await work()
    await expect.poll(() => server.unanswered, within).toBe(2)
    await worker?.stop()
    expect(await sent()).toEqual([])
    await work()
    await waitUntilSent(2)
    expect(server.received).toHaveLength(2)
  })

  test('without a mail server, each mail is a file that a mail program opens', async () => {
    await write({ p_message: 'Ça va ?' })
    expect(await tryEach(null)).toEqual([])
    const files = readdirSync(join(folder, 'mail')).sort()
    expect(files).toEqual([
      expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-notice-[0-9a-f-]{36}\.eml$/),
      expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-receipt-[0-9a-f-]{36}\.eml$/),
    ])
    const [notice, receipt] = await Promise.all(
      files.map(file => PostalMime.parse(readFileSync(join(folder, 'mail', file)))),
    )
    expect(notice?.text).toContain('> Ça va ?')
    expect(receipt).toMatchObject({ to: [{ address: contact.p_email }], headers: expect.any(Array) })
  })

  test.each([
    ['an encoded line break', '=?utf-8?Q?Marie=0d=0aBcc:_victim@example.org?='],
    ['an address', 'Marie <victim@example.org>, other@example.org'],
    ['quotes and a comma', '"Marie", (victim@example.org)'],
    ['a turned direction', 'Marie \u202egpj.exe'],
  ])('a name with %s cannot add a recipient or a header to a mail', async (_what, p_name) => {
    expect(await write({ p_name })).toMatchObject({ success: true })
    await tryEach()
    for (const { to, cc, bcc, replyTo, headers } of server.received) {
      expect([to?.length, cc, bcc, replyTo?.length]).toEqual([1, undefined, undefined, 1])
      expect(new Set(headers.map(({ key }) => key))).toEqual(headerNames)
    }
    expect(receivers()).toEqual(['contact@ibid.example', contact.p_email])
  })

  function receivers() {
    return server.received.flatMap(({ to }) => to?.map(({ address }) => address)).sort()
  }

  function mailTo(...addresses: readonly string[]) {
    return addresses.map(address => server.received.find(({ to }) => to?.[0]?.address === address))
  }
})

const headerNames = new Set([
  'from',
  'to',
  'reply-to',
  'subject',
  'message-id',
  'date',
  'auto-submitted',
  'content-language',
  'mime-version',
  'content-type',
])
