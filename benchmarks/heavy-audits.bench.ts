import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { auditFormPaths } from '#contracts/paths.ts'
import { postForm } from '#server/testing/ask.ts'
import { auditInProcess } from '../audit/process/audit-in-process.ts'
import { startSite } from '../tests/support/running-site.ts'
import { startSampleSite } from '../tests/support/sample-site.ts'
import type { Benchmark, Result } from './support/benchmark.ts'
import { memoryMb } from './support/processes.ts'

const queued = 20
/** The server's default. */
const atOnce = 2
/** How long the queue may take, and how often its progress is requested: as often as visitors' pages do. */
const patienceMs = 300_000
const lookMs = 500

/** How long a heavy audit takes, how many audits a server can do, and how much memory they need. */
export const benchmark: Benchmark = {
  title: 'Twelve pages of a megabyte, and twenty audits at once',
  measure: async () => [...(await megabytes()), ...(await queue())],
}

async function megabytes(): Promise<readonly Result[]> {
  const site = await startHeavySite()
  try {
    const started = performance.now()
    const report = await auditInProcess(site.origin, { allow: [site.host] })
    if (report.pages.length !== 12 || report.outcome !== 'complete') {
      throw new Error(`The audit read ${report.pages.length} pages: ${report.problem?.title.en}`)
    }
    return [{ name: 'twelve pages of 1 MB, audited', value: (performance.now() - started) / 1000, unit: 's' }]
  } finally {
    site.close()
  }
}

/** Audits requested by as many people at once, and run by the server's own queue. */
async function queue(): Promise<readonly Result[]> {
  const site = await startSampleSite()
  const server = await startSite({
    AUDIT_ALLOW: site.host,
    AUDITS_PER_NETWORK_PER_DAY: String(queued),
    CONCURRENT_AUDITS: String(atOnce),
  })
  const before = memoryMb(server.pid).now
  const started = performance.now()
  try {
    const people = Array.from({ length: queued }, (_, index) => `person-${index}@visitor.example`)
    const audits = await Promise.all(people.map(email => requestAudit(server.origin, site.origin, email)))
    await Promise.all(audits.map(completed))
    const minutes = (performance.now() - started) / 60_000
    return [
      {
        name: `${queued} audits of twelve pages, ${atOnce} at a time`,
        value: queued / minutes,
        unit: 'audits/min',
      },
      { name: 'memory of the server before', value: before, unit: 'MB' },
      { name: 'its most meanwhile', value: memoryMb(server.pid).peak, unit: 'MB' },
    ]
  } finally {
    await server.stop()
    await site.close()
  }
}

/** The address of the report. */
async function requestAudit(origin: string, url: string, email: string): Promise<string> {
  const { status, headers } = await postForm(origin, auditFormPaths.en, { values: { url, email } })
  if (status !== 303) throw new Error(`An audit was answered with ${status}.`)
  return origin + new URL(String(headers.location), origin).pathname
}

/** Resolves once an audit has its report; rejects when it failed or took too long. */
async function completed(audit: string): Promise<void> {
  const until = Date.now() + patienceMs
  while (Date.now() < until) {
    const { status } = await (await fetch(`${audit}/progress`)).json()
    if (status === 'completed') return
    if (status === 'failed') throw new Error('An audit of the sample site failed.')
    await wait(lookMs)
  }
  throw new Error('The queue of audits took too long.')
}

/** Twelve pages that link to each other, each with a megabyte of markup around ordinary sentences. */
async function startHeavySite() {
  const links = Array.from(
    { length: 12 },
    (_, index) => `<a href="/services/${index}">Service ${index}</a>`,
  ).join('')
  const paragraph =
    '<p class="a b c d e f">Sweeping a flue <span data-x="1">twice a year</span> costs <b>€60 to €90</b> in 2026, according to the trade.</p>'
  const text = paragraph.repeat(Math.ceil(1_000_000 / paragraph.length))
  const server = createServer((request, response) => {
    const isPage = request.url === '/' || request.url?.startsWith('/services/')
    const title = `<title>Sweeping ${request.url}</title>`
    response.writeHead(isPage ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' })
    response.end(
      isPage
        ? `<!doctype html><html lang="en">${title}<nav>${links}</nav><main><h1>Sweeping</h1>${text}</main></html>`
        : '',
    )
  })
  await new Promise<void>(resolve => server.listen(0, 'localhost', resolve))
  const host = `localhost:${(server.address() as AddressInfo).port}`
  return {
    host,
    origin: `http://${host}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
