import { auditInProcess } from '../audit/process/audit-in-process.ts'
import { serveLocally } from '../tests/support/local-server.ts'
import { startSite } from '../tests/support/running-site.ts'
import { startSampleSite } from '../tests/support/sample-site.ts'
import type { Benchmark, Result } from './support/benchmark.ts'
import { memoryMb } from './support/processes.ts'
import { requestAudit } from './support/requested-audits.ts'

const queued = 20
/** The server's default. */
const atOnce = 2
/** How long the queue may take. */
const patienceMs = 300_000

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
    await site.close()
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
    const ends = await Promise.all(
      people.map(email => requestAudit(server.origin, { url: site.origin, email }, patienceMs)),
    )
    if (ends.includes('failed')) throw new Error('An audit of the sample site failed.')
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

/** Twelve pages that link to each other, each with a megabyte of markup around ordinary sentences. */
function startHeavySite() {
  const links = Array.from(
    { length: 12 },
    (_, index) => `<a href="/services/${index}">Service ${index}</a>`,
  ).join('')
  const paragraph =
    '<p class="a b c d e f">Sweeping a flue <span data-x="1">twice a year</span> costs <b>€60 to €90</b> in 2026, according to the trade.</p>'
  const text = paragraph.repeat(Math.ceil(1_000_000 / paragraph.length))
  return serveLocally((request, response) => {
    const isPage = request.url === '/' || request.url?.startsWith('/services/')
    const title = `<title>Sweeping ${request.url}</title>`
    response.writeHead(isPage ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' })
    response.end(
      isPage
        ? `<!doctype html><html lang="en">${title}<nav>${links}</nav><main><h1>Sweeping</h1>${text}</main></html>`
        : '',
    )
  })
}
