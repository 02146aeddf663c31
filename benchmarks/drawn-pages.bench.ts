import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { finishAudit } from '#database/audits.ts'
import { asVisitor } from '#database/calls.ts'
import { openDatabase } from '#database/connect.ts'
import { migrate } from '#database/migrate.ts'
import { auditRequest, createFreeAudit } from '#database/testing/visitor.ts'
import { startSite } from '../tests/support/running-site.ts'
import { completeReport } from '../tests/support/sample-report.ts'
import { type Benchmark, median, type Result } from './support/benchmark.ts'

/** One client requests a page that takes a tenth of a second to draw, at this rate for so long. */
const requestsPerMinute = 1_000
const seconds = 30
/** Between two requests for the home page, in milliseconds. */
const pauseMs = 100

/** How fast the home page is while one client requests the most expensive page again and again. */
export const benchmark: Benchmark = {
  title: 'The home page while one client asks for 1,000 reports a minute, each drawn anew',
  async measure() {
    const folder = mkdtempSync(join(tmpdir(), 'ibid-bench-'))
    const path = await storeReport(folder)
    try {
      return [
        ...(await besides(folder, path, '120')),
        ...(await besides(folder, path, String(requestsPerMinute * 10))),
      ]
    } finally {
      rmSync(folder, { recursive: true })
    }
  },
}

async function storeReport(dataFolder: string): Promise<string> {
  const database = await openDatabase({ dataFolder })
  await migrate(database)
  const { audit_id } = await asVisitor(database, query => createFreeAudit(query, auditRequest))
  await database.transaction(query => finishAudit(query, audit_id ?? '', completeReport))
  await database.close()
  return `/audits/${audit_id}`
}

async function besides(dataFolder: string, path: string, share: string): Promise<readonly Result[]> {
  const site = await startSite({ DATA_DIR: dataFolder, DRAWN_PAGES_PER_NETWORK_PER_MINUTE: share })
  await fetch(site.origin + path)
  let isOver = false
  const statuses: Promise<number>[] = []
  const total = (requestsPerMinute / 60) * seconds
  const asking = setInterval(() => {
    // Another filter each time, so that the page is not in the cache.
    if (statuses.length < total) statuses.push(get(`${site.origin}${path}?page=${statuses.length + 1_000}`))
    else isOver = true
  }, 60_000 / requestsPerMinute)
  const times: number[] = []
  while (!isOver) {
    const begun = performance.now()
    await get(`${site.origin}/`)
    times.push(performance.now() - begun)
    await new Promise(resolve => setTimeout(resolve, pauseMs))
  }
  clearInterval(asking)
  const answered = await Promise.all(statuses)
  await site.stop()
  const drawn = answered.filter(status => status === 200).length
  const of = `share of ${share} a minute`
  return [
    { name: `home page, median, ${of}`, value: median(times), unit: 'ms', goal: '< 20' },
    { name: `home page, slowest, ${of}`, value: Math.max(...times), unit: 'ms' },
    { name: `reports drawn of ${answered.length}, ${of}`, value: drawn, unit: '' },
  ]
}

async function get(address: string): Promise<number> {
  const response = await fetch(address)
  await response.arrayBuffer()
  return response.status
}
