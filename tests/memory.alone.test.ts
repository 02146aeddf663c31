import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { enableCompileCache } from 'node:module'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditInProcess } from '#audit/process/audit-in-process.ts'
import { ownProcess } from '#audit/testing/own-process.ts'

/** Sites to be audited again and again: an ordinary one, and hostile ones. */
const html = { 'content-type': 'text/html; charset=utf-8' }
const text = '<p>A flue is swept twice a year, once while it is used.</p>'.repeat(40)
const sites: readonly RequestListener[] = [
  (_request, response) =>
    response.writeHead(200, html).end(`<html lang="en"><title>Flues</title><main>${text}</main>`),
  (_request, response) => response.writeHead(200, html).end('<div>a'.repeat(20_000)),
  (_request, response) => response.writeHead(200, html).end(`<nav>x</nav>`.repeat(20_000) + text),
  (_request, response) =>
    response
      .writeHead(200, html)
      .end(`<meta property="og:site_name" content="${'N'.repeat(1_000_000)}">${text}`),
  (_request, response) =>
    response
      .writeHead(200, html)
      .end(`<main id="${'i'.repeat(100_000)}">${`<a href="/x">click</a>${text}`.repeat(100)}</main>`),
]
const servers: Server[] = []
beforeAll(async () => {
  // As the server does: processes of audits start faster then.
  enableCompileCache(join(import.meta.dirname, '../.cache/compiled'))
  for (const site of sites) {
    const server = createServer((request, response) =>
      request.url === '/' ? site(request, response) : response.writeHead(404).end(),
    ).listen(0, '127.0.0.1')
    await once(server, 'listening')
    servers.push(server)
  }
})
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
})

/** Audits of each site. */
const rounds = 8

test('at rest after many audits, the server uses at most a tenth more memory than before', async () => {
  // What is loaded once and kept is not growth.
  await round()
  await round()
  const before = restingMegabytes()
  for (let done = 0; done < rounds; done += 1) await round()
  const after = restingMegabytes()
  console.log(
    `${rounds * sites.length} audits: ${before.toFixed(0)} MB before, ${after.toFixed(0)} MB after.`,
  )
  expect(after).toBeLessThan(before * 1.1)
}, 600_000)

async function round(): Promise<void> {
  await Promise.all(
    servers.map(async server => {
      const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
      const report = await auditInProcess(`http://${host}/`, { allow: [host], pages: 2 })
      expect(report.problem?.code).not.toBe('internal')
    }),
  )
}

function restingMegabytes(): number {
  ownProcess.liveBytes()
  return ownProcess.residentBytes() / 1e6
}
