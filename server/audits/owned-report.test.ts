import { describe, expect, test } from 'vitest'
import { finishAudit } from '#database/audits.ts'
import { completeReport } from '#tests/support/sample-report.ts'
import { ask, postForm, requestAudit } from '../testing/ask.ts'
import { drawn } from '../testing/made-up-build.ts'
import { sharedServer, startTestServer } from '../testing/test-server.ts'

const server = await sharedServer({ settings: { AUDITS_PER_NETWORK_PER_DAY: '1000' } })

async function finishedAudit() {
  const audit = await requestAudit(server)
  await server.database.transaction(query => finishAudit(query, audit.id, completeReport))
  return audit
}

/** As if the audit had been asked for some minutes earlier. */
function age(id: string, minutes: number) {
  const sql = 'update audits set requested_at = requested_at - make_interval(mins => $1) where id = $2'
  return server.rows(sql, [minutes, id])
}

const unknown = '00000000-0000-4000-8000-000000000000'
const crossSite = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }

describe.each([
  ['fr', '/audits/'],
  ['en', '/en/audits/'],
])('in %s', (language, folder) => {
  describe('the owner of a report', () => {
    test('is identified by the key, and that page may not be cached', async () => {
      const { id, key } = await finishedAudit()
      const { headers, text } = await ask(server.origin, `${folder}${id}?owner=${key}`)
      expect(headers['cache-control']).toBe('private, no-store')
      expect(drawn(text).page).toMatchObject({ audit: { ownerKey: key } })
    })

    test.each(['', 'nonsense', unknown, `${unknown}&owner=${unknown}`])(
      'is not someone with the key %j, who sees the report like anyone else',
      async key => {
        const { id } = await finishedAudit()
        const { status, text } = await ask(server.origin, `${folder}${id}?owner=${key}`)
        expect(status).toBe(200)
        expect(drawn(text).page).toMatchObject({ audit: { ownerKey: null } })
      },
    )

    test('is asked for confirmation, and then deletes it permanently', async () => {
      const { id, key } = await finishedAudit()
      const asked = await ask(server.origin, `${folder}${id}/delete?owner=${key}`)
      expect([asked.status, drawn(asked.text).page]).toMatchObject([
        200,
        { kind: 'audit-deletion', ownerKey: key },
      ])
      expect((await ask(server.origin, folder + id)).status).toBe(200)

      const deleted = await postForm(server.origin, `${folder}${id}/delete`, { values: { owner: key } })
      expect([deleted.status, deleted.headers.location]).toEqual([303, folder + id])
      const gone = await ask(server.origin, folder + id)
      expect([gone.status, drawn(gone.text).page]).toEqual([410, { kind: 'no-audit', end: 'deleted' }])
      expect((await ask(server.origin, `${folder}${id}/report.json`)).status).toBe(404)
    })

    test('is not a reader, who cannot delete it with its address', async () => {
      const { id } = await finishedAudit()
      const asked = await ask(server.origin, `${folder}${id}/delete`)
      expect([asked.status, drawn(asked.text).page]).toMatchObject([403, { ownerKey: null }])
      for (const values of [{}, { owner: '' }, { owner: id }, { owner: unknown }]) {
        const answer = await postForm(server.origin, `${folder}${id}/delete`, { values })
        expect(answer.status).toBe(403)
      }
      expect((await ask(server.origin, folder + id)).status).toBe(200)
    })

    test('cannot be made to delete it by another site', async () => {
      const { id, key } = await finishedAudit()
      const answer = await postForm(server.origin, `${folder}${id}/delete`, {
        values: { owner: key },
        headers: crossSite,
      })
      expect(answer.status).toBe(403)
      expect((await ask(server.origin, folder + id)).status).toBe(200)
    })
  })

  describe('running again', () => {
    test('creates a new audit of the site after the pause, and leads to its page', async () => {
      const { id } = await finishedAudit()
      await age(id, 11)
      const { status, headers } = await postForm(server.origin, `${folder}${id}/again`, { values: {} })
      const next = String(headers.location)
      expect([status, next.startsWith(folder), next.endsWith(id)]).toEqual([303, true, false])
      const page = drawn((await ask(server.origin, next)).text).page
      expect(page).toMatchObject({
        audit: { record: { status: 'queued', address: expect.stringMatching(/\.example$/) } },
      })
    })

    test('leads back to the report during the pause, without an audit', async () => {
      const { id } = await finishedAudit()
      const { status, headers } = await postForm(server.origin, `${folder}${id}/again`, { values: {} })
      expect([status, headers.location]).toEqual([303, folder + id])
    })

    test('shows what changed since the audit before', async () => {
      const { id } = await finishedAudit()
      await age(id, 60)
      const { headers } = await postForm(server.origin, `${folder}${id}/again`, { values: {} })
      const next = String(headers.location)
      const { score } = completeReport
      const better = { ...completeReport, score: score && { ...score, points: score.points + 6 } }
      await server.database.transaction(query => finishAudit(query, next.slice(folder.length), better))
      const { page } = drawn((await ask(server.origin, next)).text)
      expect(page).toMatchObject({ audit: { changes: { points: { pages: 6, rubric: 0 } } } })
    })

    test('is refused to other sites, and to addresses without a report', async () => {
      const { id } = await finishedAudit()
      await age(id, 11)
      const forged = await postForm(server.origin, `${folder}${id}/again`, { values: {}, headers: crossSite })
      const missing = await postForm(server.origin, `${folder}${unknown}/again`, { values: {} })
      expect([forged.status, missing.status]).toEqual([403, 404])
    })
  })

  describe('a rival', () => {
    test('is named on the report, audited, and compared with the site', async () => {
      const { id } = await finishedAudit()
      const named = await postForm(server.origin, `${folder}${id}/rival`, {
        values: { rival: '«rival.example»,' },
      })
      expect([named.status, named.headers.location]).toEqual([303, `${folder}${id}#rival`])
      const waiting = drawn((await ask(server.origin, folder + id)).text).page
      const rival = waiting.kind === 'audit' ? waiting.audit.surroundings.rival : null
      expect(rival).toMatchObject({ address: 'rival.example', status: 'queued' })
      await server.database.transaction(query =>
        finishAudit(query, rival?.id ?? '', { ...completeReport, site: 'rival.example' }),
      )
      const { page } = drawn((await ask(server.origin, folder + id)).text)
      expect(page).toMatchObject({
        audit: { comparison: { rival: { site: 'rival.example', points: completeReport.score?.points } } },
      })
    })

    test.each([
      ['', 'empty'],
      ['not an address', 'malformed'],
      [`${'a'.repeat(2048)}.example`, 'too-long'],
    ])('whose address is %.20j comes back as it was typed, with the problem', async (rival, code) => {
      const { id } = await finishedAudit()
      const { status, text } = await postForm(server.origin, `${folder}${id}/rival`, { values: { rival } })
      expect(status).toBe(422)
      expect(drawn(text).page).toMatchObject({
        audit: {
          refused: { action: 'rival', form: { values: { rival }, problems: [{ field: 'rival', code }] } },
        },
      })
    })
  })

  describe('a download', () => {
    test.each([
      ['report.json', 'application/json; charset=utf-8', 'json'],
      ['report.md', 'text/markdown; charset=utf-8', 'md'],
      ['report.csv', 'text/csv; charset=utf-8', 'csv'],
    ])('%s has its type, and may not be indexed or cached', async (name, type, ending) => {
      const { id } = await finishedAudit()
      const { status, headers } = await ask(server.origin, `${folder}${id}/${name}`)
      expect(status).toBe(200)
      expect(headers).toMatchObject({
        'content-type': type,
        'content-disposition': `attachment; filename="audit-geo-atelier-braise.example-2026-11-21.${ending}"`,
        'x-robots-tag': 'noindex',
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      })
    })

    test('in JSON is the report itself', async () => {
      const { id } = await finishedAudit()
      const { text } = await ask(server.origin, `${folder}${id}/report.json`)
      expect(JSON.parse(text)).toEqual(completeReport)
    })

    test('in CSV is in the language of its address', async () => {
      const { id } = await finishedAudit()
      const { text } = await ask(server.origin, `${folder}${id}/report.csv`)
      expect(text).toContain(language === 'fr' ? '"Points gagnés";' : '"Points won",')
    })

    test('does not exist before the report', async () => {
      const { id } = await requestAudit(server)
      const { status, text } = await ask(server.origin, `${folder}${id}/report.csv`)
      expect([status, text]).toEqual([
        404,
        expect.stringMatching(language === 'fr' ? /pas encore/ : /not yet/),
      ])
    })

    test('has a file name that an audited site cannot change', async () => {
      const { id } = await requestAudit(server)
      const hostile = { ...completeReport, site: '../a"\r\nset-cookie: b=c' }
      await server.database.transaction(query => finishAudit(query, id, hostile))
      const { headers } = await ask(server.origin, `${folder}${id}/report.json`)
      expect(headers['content-disposition']).toBe(
        'attachment; filename="audit-geo-..-a---set-cookie--b-c-2026-11-21.json"',
      )
      expect(headers['set-cookie']).toBeUndefined()
    })
  })
})

test('beyond the limit of the network, a reader is told so, and the report does not change', async () => {
  const busy = await startTestServer({ settings: { AUDITS_PER_NETWORK_PER_DAY: '1' } })
  try {
    const values = { url: 'exemple.fr', email: 'once@example.org' }
    const { headers } = await postForm(busy.origin, '/tools/free-geo-audit', { values })
    const { pathname } = new URL(String(headers.location), busy.origin)
    await busy.database.transaction(query => finishAudit(query, pathname.slice(8), completeReport))
    const answer = await postForm(busy.origin, `${pathname}/rival`, { values: { rival: 'rival.example' } })
    const wait = Number(answer.headers['retry-after'])
    expect(wait).toBeGreaterThan(0)
    expect(drawn(answer.text).page).toMatchObject({
      audit: { refused: { form: { outcome: 'network-limited', wait, values: { rival: 'rival.example' } } } },
    })
  } finally {
    await busy.close()
  }
})
