import type { ServerResponse } from 'node:http'
import { auditInProcess } from '../audit/process/audit-in-process.ts'
import { findChromium } from '../bin/chromium.ts'
import { serveLocally } from '../tests/support/local-server.ts'
import type { Benchmark } from './support/benchmark.ts'

/** How long the report of a site that is slow in every way takes: visitors are promised one within a minute. */
export const benchmark: Benchmark = {
  title: 'A site that is slow to answer, to send, to render, to read and to judge',
  measure: async () => {
    const site = await startSlowSite()
    try {
      const started = performance.now()
      const report = await auditInProcess(site.origin, { allow: [site.host], browser: findChromium() })
      const seconds = (performance.now() - started) / 1000
      if (report.outcome !== 'partial' || !report.score) {
        throw new Error(`The audit ended as ${report.outcome}: ${report.problem?.title.en}`)
      }
      const isRead = (page: (typeof report.pages)[number]) => page.problem === null
      return [
        { name: 'from the request to the report', value: seconds, unit: 's', goal: '60 s at most' },
        { name: 'pages read by then', value: report.pages.filter(isRead).length, unit: 'pages' },
        {
          name: 'pages not read',
          value: report.pages.filter(page => !isRead(page)).length,
          unit: 'pages',
        },
      ]
    } finally {
      await site.close()
    }
  },
}

/** In milliseconds: each is shorter than the audit is ready to wait. */
const beforeFirstByte = 500
const betweenPieces = 100
const pieces = 8

/** Each page takes over a second to arrive and some seconds to read, and its script never ends. */
function startSlowSite() {
  const links = Array.from(
    { length: 40 },
    (_, index) => `<a href="/services/${index}">Service ${index}</a>`,
  ).join('')
  const text =
    '<p>Sweeping a flue <b>twice a year</b> costs €60 to €90 in 2026, according to the trade.</p>'.repeat(
      9_000,
    )
  // Elements nested so deeply that reading them takes about four seconds.
  const depths = '<div>a'.repeat(110_000)
  const page = (path: string) =>
    `<!doctype html><html lang="en"><title>Sweeping ${path}</title><script src="/endless.js" defer></script>
    <main><h1>Sweeping</h1>${text}${links}</main>${path === '/' ? '' : depths}</html>`
  const sitemap = `<urlset>${Array.from({ length: 3_000 }, (_, index) => `<url><loc>/services/${index}</loc></url>`).join('')}</urlset>`
  const robots = (host: string) =>
    `User-agent: *\nCrawl-delay: 0.5\nAllow: /\n${[1, 2, 3].map(index => `Sitemap: http://${host}/sitemap-${index}.xml\n`).join('')}`

  return serveLocally((request, response) => {
    const { url = '/', headers } = request
    const type = url.endsWith('.js')
      ? 'text/javascript'
      : url.endsWith('.xml')
        ? 'application/xml'
        : 'text/html; charset=utf-8'
    const body =
      url === '/robots.txt'
        ? robots(headers.host ?? '')
        : url.endsWith('.js')
          ? 'for (;;) {}'
          : url.endsWith('.xml')
            ? sitemap
            : page(url)
    setTimeout(() => {
      response.writeHead(200, { 'content-type': url === '/robots.txt' ? 'text/plain' : type })
      drip(response, body)
    }, beforeFirstByte)
  })
}

function drip(response: ServerResponse, body: string, sent = 0): void {
  const length = Math.ceil(body.length / pieces)
  response.write(body.slice(sent, sent + length))
  if (sent + length >= body.length) response.end()
  else setTimeout(() => drip(response, body, sent + length), betweenPieces)
}
