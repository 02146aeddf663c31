import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { serveLocally } from '../tests/support/local-server.ts'
import { type RunningSite, startSite } from '../tests/support/running-site.ts'
import type { Benchmark } from './support/benchmark.ts'
import { memoryMb } from './support/processes.ts'
import { requestAudit } from './support/requested-audits.ts'

const audits = 500
/** Audits before the first measurement: what the server loads once and keeps is not growth. */
const first = 20
/** Requested and not ended: the server would refuse the fifty-first. */
const atOnce = 40
/** For memory to be given back, in milliseconds. */
const restMs = 3_000
/** How long one audit may wait and run, in milliseconds. */
const patienceMs = 600_000

/** How much memory a whole server keeps after many audits, with its database, queue, mails and reports. */
export const benchmark: Benchmark = {
  title: `${audits} audits of ordinary and of hostile sites`,
  async measure() {
    const sites = await Promise.all(pages.map(serve))
    const server = await startSite({
      AUDIT_ALLOW: sites.map(({ host }) => host).join(','),
      AUDITS_PER_NETWORK_PER_DAY: '1000',
      TRUST_PROXY: '127.0.0.1,::1',
      NODE_OPTIONS: ['tests/support/no-internet.ts', 'benchmarks/support/collect-garbage.ts']
        .map(file => `--import=${join(import.meta.dirname, '..', file)}`)
        .join(' '),
    })
    try {
      const addresses = sites.map(({ origin }) => origin)
      await auditAll(server.origin, addresses, first)
      const before = await atRest(server)
      const started = performance.now()
      await auditAll(server.origin, addresses, audits)
      const minutes = (performance.now() - started) / 60_000
      const after = await atRest(server)
      return [
        { name: 'resident memory of the server at rest, before', value: before.resident, unit: 'MB' },
        { name: `the same after ${audits} audits`, value: after.resident, unit: 'MB' },
        { name: 'after against before', value: after.resident / before.resident, unit: '', goal: '≤ 1.1' },
        { name: 'memory in use, before', value: before.live, unit: 'MB' },
        { name: `the same after ${audits} audits`, value: after.live, unit: 'MB' },
        { name: 'audits', value: audits / minutes, unit: 'a minute' },
      ]
    } finally {
      await server.stop()
      for (const site of sites) await site.close()
    }
  },
}

let asked = 0

/** Requests so many audits, at most `atOnce` at a time. */
async function auditAll(origin: string, addresses: readonly string[], count: number): Promise<void> {
  const last = asked + count
  const visitor = async () => {
    while (asked < last) {
      asked += 1
      // A hostile site may make its own audit fail.
      await requestAudit(
        origin,
        {
          url: addresses[asked % addresses.length] ?? '',
          email: `visitor-${asked}@example.org`,
          headers: { 'x-forwarded-for': `192.0.2.${asked % 250}` },
        },
        patienceMs,
      )
    }
  }
  await Promise.all(Array.from({ length: atOnce }, visitor))
}

async function atRest({ pid, output }: RunningSite) {
  await wait(restMs)
  process.kill(pid, 'SIGUSR2')
  await wait(restMs)
  const live = Number([...output().matchAll(/Live bytes: (\d+)/g)].at(-1)?.[1]) / 1e6
  return { resident: memoryMb(pid).now, live }
}

const text = '<p>A flue is swept twice a year, once while it is used.</p>'.repeat(40)
const pages: readonly string[] = [
  `<html lang="en"><title>Flues</title><main>${text}</main>`,
  '<div>a'.repeat(10_000),
  '<nav>x</nav>'.repeat(20_000) + text,
  `<meta property="og:site_name" content="${'N'.repeat(300_000)}">${text}`,
  `<main id="${'i'.repeat(20_000)}">${`<a href="/x">click</a>${text}`.repeat(100)}</main>`,
]

function serve(page: string) {
  return serveLocally((request, response) => {
    if (request.url !== '/') return void response.writeHead(404).end()
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
  })
}
