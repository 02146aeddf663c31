import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, test } from 'vitest'
import type { AuditAnswer } from '#contracts/calls.ts'
import { limitOutcomes, refusedOutcome } from '#contracts/forms.ts'
import cases from '#contracts/testing/networks.json' with { type: 'json' }
import { watchLimits } from '#contracts/watched-sites.ts'
import { asVisitor, callProcedure } from '../calls.ts'
import { migrate } from '../migrate.ts'
import { emptyTables } from '../testing/empty-tables.ts'
import { engines, sharedDatabase } from '../testing/engines.ts'
import { auditRequest, contact, createLead } from '../testing/visitor.ts'

const perHost = 'Rate limit exceeded. Too many audits of this site were requested within the hour.'
const waiting = 'Rate limit exceeded. Too many audits are waiting at the moment.'
const auditsInAll = 'Rate limit exceeded. Too many audits were requested by all visitors today.'
const messagesInAll = 'Rate limit exceeded. Too many messages were sent by all visitors today.'
const perNetworkAndHour =
  'Rate limit exceeded. Too many messages were sent from this network within the hour.'
const perDay = 'Rate limit exceeded. You can only request 2 free audits per day.'
const perNetwork = 'Rate limit exceeded. Too many audits were requested from this network today.'
const later = 'Rate limit exceeded. Please try again later.'

describe.each(engines)('on $name', async engine => {
  const database = await sharedDatabase(engine)
  await migrate(database)
  beforeEach(() =>
    emptyTables(database, 'leads', 'network_audits', 'network_messages', 'network_salts', 'pgboss.job'),
  )

  function rows(sql: string, parameters?: readonly unknown[]) {
    return database.transaction(query => query(sql, parameters))
  }

  let callers = 0
  /** Somebody new, for a site of their own, unless the changes say otherwise. */
  function askAudit(changes: Partial<typeof auditRequest> = {}, address?: string, audits?: number) {
    callers += 1
    const somebody = { p_email: `${callers}@example.org`, p_website: `https://site-${callers}.example` }
    return asVisitor(
      database,
      async query => {
        const parameters = { ...auditRequest, ...somebody, ...changes }
        const result = await callProcedure<AuditAnswer>(query, 'create_free_audit_from_form', parameters)
        return { ...result.answer, wait: result.wait ?? 0 }
      },
      { address, audits },
    )
  }

  function write(changes: Partial<typeof contact> = {}, address?: string) {
    callers += 1
    return asVisitor(
      database,
      query => createLead(query, { ...contact, p_email: `${callers}@example.org`, ...changes }),
      { address },
    )
  }

  const repeat = async <T>(times: number, work: (index: number) => Promise<T>): Promise<T[]> => {
    const answers: T[] = []
    for (let index = 0; index < times; index++) answers.push(await work(index))
    return answers
  }

  const errors = (answers: readonly { readonly error?: string | null }[]) =>
    answers.map(({ error }) => error ?? null)

  test('as many sites are watched for clients as the desk says', async () => {
    const limit = await rows("select most from limits where name = 'watched sites'")
    expect(limit).toEqual([{ most: watchLimits.sites }])
  })

  test('every limit, with its unit, is in the README', async () => {
    const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
    const limits = await rows('select name, most, unit from limits')
    expect(limits.length).toBeGreaterThan(8)
    const missing = limits.filter(
      ({ name, most, unit }) => !readme.includes(`| ${name} | ${most} | ${unit} |`),
    )
    expect(missing).toEqual([])
  })

  test.each(cases)(
    '$address belongs to the network $network, as in the server',
    async ({ address, network, wide }) => {
      const [row] = await rows('select network_of($1, 64) as network, network_of($1, 48) as wide', [address])
      // PostgreSQL writes the same network shorter: 2001:db8::/64.
      const canonical = (text: string) =>
        text.includes('/') ? new URL(`http://[${text.replace(/\/.*/, '')}]`).hostname : text
      expect([row?.network, row?.wide].map(text => canonical(String(text)))).toEqual([
        canonical(network),
        canonical(wide),
      ])
    },
  )

  test('tags, capitals, and dots that a mailbox ignores do not make another person', async () => {
    const one = ['Marie.Dupont@gmail.com', 'mariedupont+1@gmail.com', 'm.ariedupont@GoogleMail.com']
    expect(errors(await repeat(3, index => askAudit({ p_email: one[index] ?? '' })))).toEqual([
      null,
      null,
      perDay,
    ])
    const other = ['jean@example.org', 'jean+a@example.org', 'je.an@example.org', ' JEAN+b@example.org ']
    expect(errors(await repeat(4, index => askAudit({ p_email: other[index] ?? '' })))).toEqual([
      null,
      null,
      null,
      perDay,
    ])
  })

  test('thirty tags of one mailbox allow ten messages, and ten mails to it', async () => {
    const answers = await repeat(30, index => write({ p_email: `victim+${index}@example.org` }))
    expect(errors(answers).filter(error => error === later)).toHaveLength(20)
    expect(await rows("select from mails where kind = 'receipt'")).toHaveLength(10)
  })

  test('the networks of one /48 share a hundred audits a day', async () => {
    await repeat(3, index => askAudit({}, `2001:db8:1:${index}::1`))
    await rows('update network_audits set audits = 99 where audits = 3')
    const answers = await repeat(2, index => askAudit({}, `2001:db8:1:9${index}::1`))
    expect(errors(answers)).toEqual([null, perNetwork])
    expect(errors([await askAudit({}, '2001:db8:2:1::1')])).toEqual([null])
  })

  test('an IPv6 network has as many audits a day as the setting allows, even more than a hundred', async () => {
    const one = '2001:db8:1:1::1'
    await askAudit({}, one)
    await rows('update network_audits set audits = 149')
    expect(errors(await repeat(2, () => askAudit({}, one, 150)))).toEqual([null, perNetwork])
  })

  test('the networks of one /48 share four hundred messages an hour', async () => {
    await repeat(3, index => write({}, `2001:db8:1:${index}::1`))
    await rows('update network_messages set messages = 399 where messages = 3')
    const answers = await repeat(2, index => write({}, `2001:db8:1:9${index}::1`))
    expect(errors(answers)).toEqual([null, perNetworkAndHour])
    expect(errors([await write({}, '2001:db8:2:1::1')])).toEqual([null])
  })

  test('an IPv4 address is one network, whatever port a proxy adds', async () => {
    const answers = await repeat(22, index => askAudit({}, `198.51.100.7:${40_000 + index}`))
    expect(errors(answers).filter(error => error === perNetwork)).toHaveLength(2)
  })

  test('one site is audited at most six times an hour, under all its names together', async () => {
    const names = ['example.com', 'https://www.example.com/a', 'HTTP://SHOP.example.com:8080', 'example.com.']
    const answers = await repeat(8, index => askAudit({ p_website: names[index % 4] ?? '' }))
    expect(errors(answers)).toEqual([...Array(6).fill(null), perHost, perHost])
    expect(answers.at(-1)?.wait).toBeGreaterThan(3_000)
    expect(errors([await askAudit({ p_website: 'example.org' })])).toEqual([null])
    await rows("update audits set requested_at = requested_at - interval '1 hour'")
    expect(errors([await askAudit({ p_website: 'example.com' })])).toEqual([null])
  })

  test.each([
    ['a.b.example.co.uk', 'example.co.uk'],
    ['www.service.gouv.fr', 'service.gouv.fr'],
    ['one.github.io', 'one.github.io'],
    ['192.0.2.1:8080', '192.0.2.1'],
    ['http://[2001:db8::1]:8080/', '[2001:db8::1]'],
    ['intranet', 'intranet'],
    ['http://localhost:4321', null],
    ['127.0.0.1:8080', null],
    ['http://[::1]/', null],
  ])('%s belongs to the site %s', async (website, site) => {
    expect(await rows('select site_of($1) as site', [website])).toEqual([{ site }])
  })

  test('when fifty audits are waiting, the next is refused, with the time to come back', async () => {
    const answers = await repeat(52, () => askAudit())
    expect(errors(answers).filter(error => error === null)).toHaveLength(50)
    expect(answers.at(-1)).toMatchObject({ error: waiting, audit_id: null, owner_key: null })
    expect(answers.at(-1)?.wait).toBeGreaterThan(60)
    expect(await rows('select from leads')).toHaveLength(50)
    await rows("update audits set status = 'running' where id = (select id from audits limit 1)")
    expect(errors([await askAudit()])).toEqual([null])
  })

  test('after the mails of a day, those to visitors wait for a person; the agency gets all of its own', async () => {
    await write()
    const [{ id } = { id: '' }] = await rows('select id::text from leads')
    await rows(
      `with many as (
         insert into leads (name, email, message, language)
         select name, n || '@elsewhere.example', message, language from leads, generate_series(1, 199) as n where id = $1
         returning id
       )
       insert into mails (lead_id, kind) select id, 'receipt' from many`,
      [id],
    )
    await emptyTables(database, 'pgboss.job')
    expect(await write()).toMatchObject({ success: true })
    expect(await rows('select kind from mails where held_at is not null')).toEqual([{ kind: 'receipt' }])
    expect(await rows("select from pgboss.job where name = 'send-mail'")).toHaveLength(1)

    expect(await rows('select release_held_mails() as count')).toEqual([{ count: 1 }])
    expect(await rows('select from mails where held_at is not null')).toEqual([])
    expect(await rows("select from pgboss.job where name = 'send-mail'")).toHaveLength(2)
  })

  test('after two thousand messages in a day, the next is refused, with the time to come back', async () => {
    await rows(
      `insert into leads (name, email, message, language)
       select 'Marie', n || '@elsewhere.example', 'Bonjour', 'fr' from generate_series(1, 2000) as n`,
    )
    expect(errors([await write()])).toEqual([messagesInAll])
  })

  test('after two thousand audits in a day, the next is refused, with the time to come back', async () => {
    await askAudit()
    await rows(
      `insert into audits (lead_id, address, language, status)
       select lead_id, n || '.example', language, 'running' from audits, generate_series(1, 1999) as n`,
    )
    const answer = await askAudit()
    expect(answer.error).toBe(auditsInAll)
    expect(answer.wait).toBeGreaterThan(0)
  })

  test('a site may be audited again an hour after the first of its six audits, and the refusal says when', async () => {
    await repeat(6, () => askAudit({ p_website: 'example.com' }))
    await rows(
      "update audits set requested_at = requested_at - interval '50 minutes' where id = (select id from audits limit 1)",
    )
    const { error, wait } = await askAudit({ p_website: 'example.com' })
    expect(error).toBe(perHost)
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(600)
  })

  test('every limit has a sentence of its own, with an outcome of its own', () => {
    const audits = [perDay, perNetwork, perHost, waiting, auditsInAll].map(refusedOutcome)
    expect(audits).toEqual(limitOutcomes)
    expect([later, perNetworkAndHour, messagesInAll].map(refusedOutcome)).toEqual([
      'limited',
      'network-limited',
      'day-limited',
    ])
  })
})
