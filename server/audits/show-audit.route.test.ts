import { describe, expect, test } from 'vitest'
import type { AuditReport } from '#contracts/audit-report.ts'
import { finishAudit, recordAuditProgress, startAudit } from '#database/audits.ts'
import { completeReport } from '#tests/support/sample-report.ts'
import { ask, requestAudit } from '../testing/ask.ts'
import { drawn } from '../testing/made-up-build.ts'
import { sharedServer } from '../testing/test-server.ts'

const server = await sharedServer()

const unknown = '00000000-0000-4000-8000-000000000000'
const hostile = '</pre><script>alert(1)</script>'
const report: AuditReport = {
  ...completeReport,
  address: 'https://exemple.fr/',
  site: 'exemple.fr',
  outcome: 'failed',
  problem: {
    code: 'unreachable',
    title: { fr: 'Le site ne répond pas.', en: 'The site does not answer.' },
    mend: { fr: 'Vérifiez l’adresse.', en: 'Check the address.' },
    detail: hostile,
  },
}

describe.each(['/audits/', '/en/audits/'])('the page of an audit below %s', folder => {
  test('has one address: with a slash at its end, it leads to that without', async () => {
    const { status, headers } = await ask(server.origin, `${folder}${unknown}/?owner=a&b=%2F`)
    expect([status, headers.location]).toEqual([308, `${folder}${unknown}?owner=a&b=%2F`])
  })

  test('shows a waiting request, and may not be cached or indexed', async () => {
    const { id } = await requestAudit(server)
    const { status, headers, text } = await ask(server.origin, folder + id)
    expect([status, headers['x-robots-tag'], headers['cache-control']]).toEqual([
      200,
      'noindex',
      'private, no-store',
    ])
    const { path, page } = drawn(text)
    expect(path).toBe(folder + id)
    expect(page).toMatchObject({
      kind: 'audit',
      audit: {
        record: { id, address: expect.stringMatching(/\.example$/), status: 'queued', report: null },
        ownerKey: null,
      },
    })
  })

  test('shows the report once there is one', async () => {
    const { id } = await requestAudit(server)
    await server.database.transaction(async query => {
      await startAudit(query, id)
      await finishAudit(query, id, report)
    })
    const { status, headers, text } = await ask(server.origin, folder + id)
    expect([status, headers['x-robots-tag'], headers['cache-control']]).toEqual([
      200,
      'noindex',
      'private, no-cache',
    ])
    expect(drawn(text).page).toMatchObject({ audit: { record: { status: 'failed', report } } })
  })

  test('never runs code of an audited site', async () => {
    const { id } = await requestAudit(server)
    await server.database.transaction(query => finishAudit(query, id, report))
    const { headers, text } = await ask(server.origin, folder + id)
    expect(text).not.toContain(hostile)
    expect(headers['content-security-policy']).not.toContain('unsafe-')
  })

  test('answers 404 for an audit that does not exist, or no longer does', async () => {
    const { status, headers, text } = await ask(server.origin, folder + unknown)
    expect([status, headers['x-robots-tag'], headers['cache-control']]).toEqual([
      404,
      'noindex',
      'private, no-store',
    ])
    expect(drawn(text).page).toEqual({ kind: 'no-audit', end: null })
  })

  test('gives the progress of a running audit, without its report', async () => {
    const { id } = await requestAudit(server)
    const progress = { step: 'reading', pagesRead: 4, pagesPlanned: 12 } as const
    await server.database.transaction(async query => {
      await startAudit(query, id)
      await recordAuditProgress(query, id, progress)
    })
    const running = await ask(server.origin, `${folder + id}/progress`)
    expect(running.headers['cache-control']).toBe('no-store')
    expect(JSON.parse(running.text)).toMatchObject({
      id,
      status: 'running',
      ahead: 0,
      progress,
      report: null,
    })

    await server.database.transaction(query => finishAudit(query, id, report))
    const ended = await ask(server.origin, `${folder + id}/progress`)
    expect(JSON.parse(ended.text)).toMatchObject({ id, status: 'failed', progress: null, report: null })
  })

  test('has no progress of an audit that does not exist', async () => {
    const { status, text } = await ask(server.origin, `${folder + unknown}/progress`)
    expect([status, text]).toEqual([404, 'null'])
  })
})
