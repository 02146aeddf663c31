import { beforeEach, describe, expect, test } from 'vitest'
import type { AuditReport } from '#contracts/audit-report.ts'
import type { SiteChange } from '#contracts/watched-sites.ts'
import { completeReport } from '#tests/support/sample-report.ts'
import { addRival, finishAudit, readSurroundings, repeatAudit } from '../audits.ts'
import { asVisitor, forVisitor, readWait } from '../calls.ts'
import type { Query } from '../database.ts'
import { erasePerson } from '../desk/leads.ts'
import { readToday } from '../desk/today.ts'
import {
  changeWatchedSite,
  endClientLink,
  listWatchedSites,
  makeClientLink,
  readWatchedSite,
  readWatchedSiteNow,
  type SiteToWatch,
  stopWatchingSite,
  watchSites,
} from '../desk/watched-sites.ts'
import { startMail } from '../mails.ts'
import { deleteExpired } from '../maintenance/retention.ts'
import { emptyTables } from '../testing/empty-tables.ts'
import { engines } from '../testing/engines.ts'
import { finishedReport } from '../testing/finished-report.ts'
import { sharedDesk } from '../testing/member.ts'
import { auditRequest, createFreeAudit } from '../testing/visitor.ts'
import { beginDueReadings, readReadingBefore, readSiteOfLink, recordReading } from './watched-sites.ts'
import { askToWatch, confirmWatch, endWatch, readWatch } from './watchers.ts'

const site: SiteToWatch = {
  client: 'Atelier',
  address: 'https://atelier.example/',
  rival: null,
  rhythm: 'weekly',
  language: 'fr',
}
const robots: SiteChange = { kind: 'robots', address: 'https://atelier.example/robots.txt', crawlers: [] }

describe.each(engines)('on $name', async engine => {
  const { database, rows, desk } = await sharedDesk(engine)
  beforeEach(() =>
    emptyTables(
      database,
      'leads',
      'watched_sites',
      'watchers',
      'network_messages',
      'network_audits',
      'pgboss.job',
    ),
  )

  const run = <T>(work: (query: Query) => Promise<T>) => database.transaction(work)

  async function watch(changes: Partial<SiteToWatch> = {}): Promise<string> {
    await desk(query => watchSites(query, [{ ...site, ...changes }]))
    const [row] = await rows('select id from watched_sites order by added_at desc limit 1')
    return String(row?.['id'])
  }
  const siteAt = async (id: string) => {
    const found = await desk(query => readWatchedSite(query, id))
    if (!found) throw new Error('The site is not watched.')
    return found
  }
  /** The jobs of audits, by the host that they are of. */
  const jobs = () => rows(`select group_id from pgboss.job where name = 'run-audit' order by group_id`)
  const audits = (kind: string) =>
    rows(`select id::text, kind, address from audits where kind = '${kind}' order by requested_at desc`)

  /** Ends the reading that is under way. */
  async function endReading(changes: readonly SiteChange[] = [], report: AuditReport = completeReport) {
    const [audit] = await rows(
      `select id::text from audits where kind = 'watched' and report is null order by requested_at limit 1`,
    )
    const id = String(audit?.['id'])
    await run(async query => {
      await finishAudit(query, id, report)
      await recordReading(query, id, changes)
    })
    return id
  }

  async function read(changes: readonly SiteChange[] = [], report: AuditReport = completeReport) {
    await rows('update watched_sites set next_reading_at = now()')
    await run(beginDueReadings)
    return endReading(changes, report)
  }

  test('a site that is due is read, with its rival, once, and again a week or a month later', async () => {
    const id = await watch({ rival: 'https://rival.example/' })
    expect(await run(beginDueReadings)).toBe(1)
    expect(await run(beginDueReadings)).toBe(0)
    expect(await jobs()).toEqual([{ group_id: 'atelier.example' }, { group_id: 'rival.example' }])
    const days = async () =>
      rows(
        'select round(extract(epoch from next_reading_at - now()) / 86400)::integer as days from watched_sites',
      )
    expect(await days()).toEqual([{ days: 7 }])
    await rows(`update audits set status = 'running'; update watched_sites set next_reading_at = now()`)
    // It is still being read.
    await run(beginDueReadings)
    expect(await audits('watched')).toHaveLength(1)
    await desk(query => changeWatchedSite(query, id, { ...site, rhythm: 'monthly' }))
    await rows(`update watched_sites set next_reading_at = now() - interval '3 days'`)
    await run(beginDueReadings)
    expect((await days())[0]?.['days']).toBeGreaterThanOrEqual(25)
  })

  test('sites that are due together begin two at a time, and none while audits wait', async () => {
    const sites = ['a', 'b', 'c'].map(name => ({ ...site, address: `https://${name}.example/` }))
    await desk(query => watchSites(query, sites))
    expect(await run(beginDueReadings)).toBe(1)
    await rows('update watched_sites set next_reading_at = now()')
    await rows(`update audits set status = 'running'`)
    expect(await run(beginDueReadings)).toBe(2)
    await rows('update watched_sites set next_reading_at = now()')
    expect(await run(beginDueReadings)).toBe(0)
  })

  test('pasted sites are first read five minutes apart; one is watched once; 500 are the most', async () => {
    const sites = Array.from({ length: 499 }, (_, at) => ({ ...site, address: `https://s${at}.example/` }))
    expect(await desk(query => watchSites(query, [...sites, site]))).toEqual({
      added: 500,
      known: [],
      refused: [],
    })
    const [spread] = await rows(
      `select round(extract(epoch from max(next_reading_at) - min(next_reading_at)) / 60) as minutes from watched_sites`,
    )
    expect(Number(spread?.['minutes'])).toBe(499 * 5)
    const next = { ...site, address: 'https://next.example/' }
    expect(await desk(query => watchSites(query, [next, site]))).toEqual({
      added: 0,
      known: [site.address],
      refused: [next.address],
    })
  })

  test('the agency is written to once about what a reading lost, and not when it lost nothing', async () => {
    await watch()
    await read()
    expect(await rows('select kind from mails')).toEqual([])
    const auditId = await read([robots])
    await run(query => recordReading(query, auditId, [robots]))
    const [mail] = await rows('select id::text, kind from mails')
    expect(mail).toMatchObject({ kind: 'change' })
    expect(await rows(`select name from pgboss.job where name = 'send-mail'`)).toHaveLength(1)
    expect(await run(query => startMail(query, String(mail?.['id'])))).toMatchObject({
      kind: 'change',
      watcher: null,
      reading: { auditId, client: 'Atelier', address: site.address, changes: [robots] },
    })
  })

  test('a reading is compared with the last that judged the site, and knows whether the last could', async () => {
    await watch()
    const first = await read()
    expect(await run(query => readReadingBefore(query, first))).toEqual({ before: null, wasRead: true })
    const failed = await read([], { ...completeReport, outcome: 'failed', score: null })
    expect(await run(query => readReadingBefore(query, failed))).toMatchObject({ wasRead: true })
    const third = await read()
    const before = await run(query => readReadingBefore(query, third))
    expect([before?.wasRead, before?.before?.outcome]).toEqual([false, 'complete'])
    const { audit_id } = await asVisitor(database, query => createFreeAudit(query, auditRequest))
    expect(await run(query => readReadingBefore(query, audit_id ?? ''))).toBeNull()
  })

  test('a site shows its readings with their figures and those of its rival, the newest first', async () => {
    const id = await watch({ rival: 'https://rival.example/' })
    await read()
    const [rival] = await audits('rival')
    const score = completeReport.score && { ...completeReport.score, points: 61 }
    await run(query => finishAudit(query, String(rival?.['id']), { ...completeReport, score }))
    const auditId = await read([robots])
    const { readings, isBeingRead } = await siteAt(id)
    expect(readings).toMatchObject([
      { auditId, changes: [robots], rivalPoints: null },
      {
        isRead: true,
        score: { points: completeReport.score?.points, band: completeReport.score?.band },
        rubric: completeReport.rubricVersion,
        closedEngines: [],
        changes: [],
        rivalPoints: 61,
      },
    ])
    // The second audit of the rival is still to come.
    expect(isBeingRead).toBe(true)
  })

  test('every report is kept as long as its site is watched, and goes with it', async () => {
    const id = await watch()
    const first = await read()
    await rows(`update audits set kept_until = now() + interval '1 day'`)
    await read()
    const [kept] = await rows(
      `select kept_until > now() + interval '11 months' as kept from audits where id = '${first}'`,
    )
    expect(kept).toEqual({ kept: true })
    const surroundings = await run(query => readSurroundings(query, first))
    expect(surroundings.newest).not.toBeNull()
    expect(await desk(query => stopWatchingSite(query, id))).toBe(true)
    expect(await rows('select from audits')).toEqual([])
    expect(await rows('select from site_readings')).toEqual([])
  })

  test('a reader of its report gets the newest instead of another audit, and may name a rival', async () => {
    await watch()
    const first = await read()
    await rows(`update audits set requested_at = now() - interval '1 day'`)
    expect(await forVisitor(database, query => repeatAudit(query, first), {})).toEqual({ audit_id: first })
    const rival = await forVisitor(database, query => addRival(query, first, 'https://rival.example/'), {})
    expect(rival).toHaveProperty('audit_id')
  })

  test('a member reads a site at once, but not twice within ten minutes', async () => {
    const id = await watch()
    expect(await desk(query => readWatchedSiteNow(query, id))).toBe(true)
    await endReading()
    expect(await desk(query => readWatchedSiteNow(query, id))).toBe(false)
    await rows(`update audits set requested_at = now() - interval '11 minutes'`)
    expect(await desk(query => readWatchedSiteNow(query, id))).toBe(true)
  })

  test('the client’s link opens their site until it is ended or made anew, and is kept as a digest', async () => {
    const id = await watch()
    const link = await desk(query => makeClientLink(query, id))
    expect(link).toMatch(/^[0-9a-f]{64}$/)
    const opens = async (text: string | null) => (await run(query => readSiteOfLink(query, text ?? '')))?.id
    expect(await opens(link)).toBe(id)
    expect(JSON.stringify(await rows('select * from watched_sites'))).not.toContain(link)
    const other = await desk(query => makeClientLink(query, id))
    expect([await opens(link), await opens(other)]).toEqual([undefined, id])
    await desk(query => endClientLink(query, id))
    expect([await opens(other), await opens("' or true"), await opens('0'.repeat(64))]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  test('today lists the sites that lost a gate, until it opens again', async () => {
    await watch()
    await read()
    const closed = {
      ...completeReport,
      engines: completeReport.engines.map(engine => ({ ...engine, open: false })),
    }
    await read([robots], closed)
    await read([], closed)
    expect((await desk(readToday)).lostGates).toMatchObject([
      {
        client: 'Atelier',
        address: site.address,
        last: { closedEngines: completeReport.engines.map(({ name }) => name) },
      },
    ])
    await read()
    expect((await desk(readToday)).lostGates).toEqual([])
  })

  describe('a reader of a report', () => {
    const reader: { readonly email: string; readonly language: 'en' } = {
      email: 'Lea+watch@example.org',
      language: 'en',
    }
    const visitor = { address: '192.0.2.7' }

    async function reportOfSomebody(p_email = 'marie@example.org'): Promise<string> {
      const request = { ...auditRequest, p_email, p_website: `https://${p_email.split('@')[0]}.example` }
      const id = await run(query => finishedReport(query, request))
      await rows('delete from mails')
      return id
    }
    const ask = (id: string, changes: Partial<typeof reader> = {}) =>
      forVisitor(database, query => askToWatch(query, id, { ...reader, ...changes }), visitor)
    const watchers = () => rows('select id::text, confirmed_at is not null as confirmed from watchers')
    async function confirmed(id: string, email = 'lea@example.org'): Promise<string> {
      await ask(id, { email })
      const [row] = await rows(
        `select id::text from watchers where email = '${email}' order by asked_at desc`,
      )
      await run(query => confirmWatch(query, String(row?.['id'])))
      return String(row?.['id'])
    }

    test('is asked by mail, and told nothing before they confirm', async () => {
      const id = await reportOfSomebody()
      expect(await ask(id)).toEqual({ audit_id: id })
      const [watcher] = await watchers()
      expect(watcher).toMatchObject({ confirmed: false })
      const [mail] = await rows('select id::text, kind from mails')
      expect(await run(query => startMail(query, String(mail?.['id'])))).toMatchObject({
        kind: 'confirmation',
        watcher: { id: watcher?.['id'], email: reader.email, language: 'en' },
      })
      expect(await rows('select from watched_sites')).toEqual([])
      expect(await run(query => readWatch(query, String(watcher?.['id'])))).toMatchObject({
        isConfirmed: false,
        site: completeReport.address,
      })
    })

    test('is asked once an hour for each report, and not when they are told already', async () => {
      const id = await reportOfSomebody()
      for (const email of [reader.email, 'LEA@example.org', reader.email]) await ask(id, { email })
      expect(await rows(`select kind from mails`)).toHaveLength(1)
      await rows(`update watchers set asked_at = now() - interval '61 minutes'`)
      await ask(id)
      expect(await rows(`select kind from mails`)).toHaveLength(2)
      const [watcher] = await watchers()
      await run(query => confirmWatch(query, String(watcher?.['id'])))
      await ask(await reportOfSomebody('other@example.org'))
      expect(await rows(`select kind from mails`)).toEqual([])
    })

    test('is told what the next reading lost, compared with the report they were reading', async () => {
      const id = await reportOfSomebody()
      const watcher = await confirmed(id)
      const auditId = await read([robots])
      expect((await run(query => readReadingBefore(query, auditId)))?.before).toEqual(completeReport)
      const [mail] = await rows(`select id::text from mails where kind = 'change'`)
      expect(await run(query => startMail(query, String(mail?.['id'])))).toMatchObject({
        watcher: { id: watcher },
        reading: { client: null },
      })
      // The agency watches it for nobody.
      expect(await rows(`select from mails where kind = 'change'`)).toHaveLength(1)
      expect((await desk(listWatchedSites)).sites).toEqual([])
      expect(await desk(listWatchedSites)).toMatchObject({ readerSites: 1, watchers: 1 })
    })

    test('shares the readings of a site with the others, which end with the last of them', async () => {
      const id = await reportOfSomebody()
      const [lea, noe] = [await confirmed(id), await confirmed(id, 'noe@example.org')]
      expect(await rows('select from watched_sites')).toHaveLength(1)
      await read([robots])
      expect(await rows(`select from mails where kind = 'change'`)).toHaveLength(2)
      await run(query => endWatch(query, lea))
      expect(await rows('select from watched_sites')).toHaveLength(1)
      await run(query => endWatch(query, noe))
      expect(await rows('select from watched_sites')).toEqual([])
      expect(await audits('watched')).toEqual([])
      expect(await run(query => readWatch(query, noe))).toBeNull()
    })

    test('who confirms once more, from another report on the site, is told once', async () => {
      const [one, other] = [await reportOfSomebody(), await reportOfSomebody('other@example.org')]
      await ask(one)
      await ask(other)
      for (const { id } of await watchers()) await run(query => confirmWatch(query, String(id)))
      expect(await watchers()).toMatchObject([{ confirmed: true }])
      expect(await rows('select from watched_sites')).toHaveLength(1)
    })

    test('is forgotten after 7 days without a word, and 12 months after they confirmed', async () => {
      const id = await reportOfSomebody()
      await ask(id)
      const days = () =>
        rows('select round(extract(epoch from kept_until - now()) / 86400)::integer as days from watchers')
      expect(await days()).toEqual([{ days: 7 }])
      const [watcher] = await watchers()
      await run(query => confirmWatch(query, String(watcher?.['id'])))
      expect((await days())[0]?.['days']).toBeGreaterThan(360)
      await rows('update watchers set kept_until = now()')
      expect((await run(deleteExpired)).watchers).toBe(1)
      expect(await rows('select from watched_sites')).toEqual([])
    })

    test('is erased with their leads', async () => {
      const id = await reportOfSomebody('lea@example.org')
      await confirmed(id, 'Lea+other@example.org')
      const [lead] = await rows('select id::text from leads')
      await desk(query => erasePerson(query, String(lead?.['id'])))
      expect(await watchers()).toEqual([])
    })

    test('is refused past 10 requests an hour, without a report, and with what is no address', async () => {
      const ids: string[] = []
      for (let at = 0; at < 11; at++) ids.push(await reportOfSomebody(`marie${at}@example.org`))
      for (const id of ids.slice(0, 10)) expect(await ask(id)).toEqual({ audit_id: id })
      const refused = await forVisitor(
        database,
        async query => [await askToWatch(query, ids[10] ?? '', reader), await readWait(query)],
        visitor,
      )
      expect(refused).toEqual([{ error: 'Rate limit exceeded. Please try again later.' }, expect.any(Number)])
      expect(await ask(crypto.randomUUID())).toBeNull()
      expect(await ask('not-a-report')).toBeNull()
      expect(await ask(ids[0] ?? '', { email: 'nobody' })).toEqual({ error: 'Email is not valid.' })
    })
  })
})
