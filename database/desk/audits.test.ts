import { beforeEach, describe, expect, test } from 'vitest'
import { completeReport } from '#tests/support/sample-report.ts'
import { finishAudit } from '../audits.ts'
import { asVisitor } from '../calls.ts'
import { listAuditedSites, readAuditedSite, readReportsToCompare, repeatAuditAtDesk } from './audits.ts'
import { listLeads, readLead } from './leads.ts'
import { emptyTables } from '../testing/empty-tables.ts'
import { engines } from '../testing/engines.ts'
import { sharedDesk } from '../testing/member.ts'
import { auditRequest, createFreeAudit } from '../testing/visitor.ts'

const all = { search: '', page: 1 }
const unknown = crypto.randomUUID()

describe.each(engines)('on $name', async engine => {
  const { database, rows, desk } = await sharedDesk(engine)
  beforeEach(() => emptyTables(database, 'leads', 'network_audits', 'pgboss.job'))

  /** An audit that was asked for some minutes ago, by a person of its own. */
  async function request(p_website: string, minutes = 0) {
    const parameters = { ...auditRequest, p_website, p_email: `${crypto.randomUUID()}@example.org` }
    const { audit_id: id, lead_id: lead } = await asVisitor(database, query =>
      createFreeAudit(query, parameters),
    )
    await rows('update audits set requested_at = now() - make_interval(mins => $2) where id = $1', [
      id,
      minutes,
    ])
    if (!id || !lead) throw new Error(`No audit of ${p_website} was granted.`)
    return { id, lead }
  }

  const score = { points: 61, band: 4.5, cappedBy: 'allowed', sentence: { fr: '', en: '' } } as const
  const [firstEngine, ...others] = completeReport.engines
  if (!firstEngine) throw new Error('The sample report tells of no engine.')

  /** A report with so many points, that keeps the first engine out and lets the others in. */
  const reportOf = (points: number) => ({
    ...completeReport,
    score: { ...score, points },
    engines: [{ ...firstEngine, open: false }, ...others.map(one => ({ ...one, open: true }))],
  })
  const finish = (id: string, points: number) =>
    database.transaction(query => finishAudit(query, id, reportOf(points)))

  test('sites are listed once, the last audited first, with the last two scores and whom a gate keeps out', async () => {
    const [first, second] = [
      await request('https://www.one.example/page', 60),
      await request('one.example', 30),
    ]
    await finish(first.id, 50)
    await finish(second.id, 61)
    await request('http://two.example:8080', 20)
    await request('https://ONE.example/', 10)
    const list = await desk(query => listAuditedSites(query, all))
    expect(list).toEqual({
      sites: [
        {
          host: 'one.example',
          status: 'queued',
          requestedAt: expect.any(String),
          audits: 3,
          scores: [
            { points: 61, band: 4.5, cappedBy: 'allowed' },
            { points: 50, band: 4.5, cappedBy: 'allowed' },
          ],
          closedEngines: [firstEngine.name],
        },
        expect.objectContaining({ host: 'two.example', audits: 1, scores: [], closedEngines: [] }),
      ],
      hasNext: false,
      underWay: 2,
    })
  })

  test('a list has 50 sites, and those whose host has the text that is searched', async () => {
    await rows(
      `with person as (insert into leads (name, email, language) values ('a', 'a@b.co', 'fr') returning id)
       insert into audits (lead_id, address, language)
       select id, format('https://%s.example', number), 'fr' from person, generate_series(1, 51) as number`,
    )
    const page = async (filter: Partial<typeof all>) =>
      (await desk(query => listAuditedSites(query, { ...all, ...filter }))).sites.length
    expect([await page({}), await page({ page: 2 }), await page({ search: '5' })]).toEqual([50, 1, 7])
  })

  test('a site shows its audits, for whom each was made, and the engines of the last one with a score', async () => {
    const before = await request('one.example', 30)
    await finish(before.id, 50)
    const after = await request('www.one.example', 10)
    const site = await desk(query => readAuditedSite(query, 'one.example'))
    expect(site?.audits.map(({ id, score, status, kind }) => [id, score?.points, status, kind])).toEqual([
      [after.id, undefined, 'queued', 'requested'],
      [before.id, 50, 'completed', 'requested'],
    ])
    expect(site?.audits[0]?.lead).toEqual({ id: after.lead, name: auditRequest.p_name })
    expect(site?.engines).toEqual(reportOf(50).engines)
    expect(await desk(query => readAuditedSite(query, 'nowhere.example'))).toBeNull()
  })

  test('two reports are compared only if both are of the site and have a score', async () => {
    const [before, after, other, waiting] = [
      await request('one.example', 30),
      await request('one.example', 20),
      await request('two.example', 10),
      await request('one.example'),
    ]
    await finish(before.id, 50)
    await finish(after.id, 61)
    await finish(other.id, 70)
    const points = async (one: string, another: string) =>
      (await desk(query => readReportsToCompare(query, 'one.example', { before: one, after: another })))?.map(
        report => report.score?.points,
      )
    expect(await points(before.id, after.id)).toEqual([50, 61])
    expect(await points(before.id, other.id)).toBeUndefined()
    expect(await points(before.id, waiting.id)).toBeUndefined()
    expect(await points(before.id, unknown)).toBeUndefined()
  })

  test('a site is audited again for the same person: once while that runs, and not within ten minutes', async () => {
    const { id, lead } = await request('one.example', 30)
    await finish(id, 50)
    const repeated = await desk(query => repeatAuditAtDesk(query, id))
    expect(await desk(query => repeatAuditAtDesk(query, id))).toEqual(repeated)
    expect(await rows("select lead_id::text as lead, kind from audits where status = 'queued'")).toEqual([
      { lead, kind: 'repeated' },
    ])
    expect(await desk(query => repeatAuditAtDesk(query, unknown))).toBeNull()
  })

  test('a lead shows its last score, in the list and on its page', async () => {
    const { id, lead } = await request('one.example', 30)
    const listed = () =>
      desk(query => listLeads(query, { state: null, search: '', page: 1 })).then(
        ({ leads }) => leads[0]?.score,
      )
    expect(await listed()).toBeNull()
    await finish(id, 61)
    expect(await listed()).toEqual({ points: 61, band: 4.5, cappedBy: 'allowed' })
    expect((await desk(query => readLead(query, lead)))?.audits).toEqual([
      {
        id,
        address: 'one.example',
        host: 'one.example',
        language: 'en',
        status: 'completed',
        requestedAt: expect.any(String),
        score: { points: 61, band: 4.5, cappedBy: 'allowed' },
        closedEngines: [firstEngine.name],
        rubricVersion: completeReport.rubricVersion,
      },
    ])
  })
})
