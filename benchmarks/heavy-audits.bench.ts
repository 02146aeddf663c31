import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { auditSite } from '../audit/index.ts'
import { startSampleSite } from '../tests/support/sample-site.ts'
import type { Benchmark, Result } from './support/benchmark.ts'

const queued = 20
/** What the server runs at a time unless it is told otherwise. */
const atOnce = 2

/** What audits cost the process that runs them: how long it cannot answer, how many it does, what they hold. */
export const benchmark: Benchmark = {
  title: 'Twelve pages of a megabyte, and twenty audits at once',
  measure: async () => [...(await megabytes()), ...(await queue())],
}

async function megabytes(): Promise<readonly Result[]> {
  const site = await startHeavySite()
  try {
    const delay = monitorEventLoopDelay({ resolution: 1 })
    const started = performance.now()
    delay.enable()
    const report = await auditSite(site.origin, { allow: [site.host] })
    delay.disable()
    if (report.pages.length !== 12 || report.outcome !== 'complete') {
      throw new Error(`The audit read ${report.pages.length} pages: ${report.problem?.title.en}`)
    }
    return [
      { name: 'twelve pages of 1 MB, audited', value: (performance.now() - started) / 1000, unit: 's' },
      { name: 'longest block of the main thread', value: delay.max / 1e6, unit: 'ms', goal: '< 50' },
    ]
  } finally {
    site.close()
  }
}

async function queue(): Promise<readonly Result[]> {
  const site = await startSampleSite()
  const memory = watchMemory()
  const started = performance.now()
  let waiting = queued
  const worker = async () => {
    while (waiting > 0) {
      waiting -= 1
      const { outcome } = await auditSite(site.origin, { allow: [site.host] })
      if (outcome !== 'complete') throw new Error('An audit of the sample site is not complete.')
    }
  }
  try {
    await Promise.all(Array.from({ length: atOnce }, worker))
    const minutes = (performance.now() - started) / 60_000
    return [
      {
        name: `${queued} audits of twelve pages, ${atOnce} at a time`,
        value: queued / minutes,
        unit: 'audits/min',
      },
      { name: 'memory grown meanwhile', value: memory.grownMb(), unit: 'MB' },
    ]
  } finally {
    await site.close()
  }
}

function watchMemory(): { grownMb(): number } {
  const start = process.memoryUsage.rss()
  let peak = start
  const looks = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss())
  }, 50)
  return {
    grownMb() {
      clearInterval(looks)
      return (peak - start) / 1e6
    },
  }
}

/** Twelve pages that name one another, each with a megabyte of markup around ordinary sentences. */
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
