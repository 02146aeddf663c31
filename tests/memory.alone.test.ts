import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { auditInProcess } from '#audit/process/audit-in-process.ts'
import type { Answer } from '#audit/process/messages.ts'
import { ownProcess } from '#audit/testing/own-process.ts'
import type { AuditProgress } from '#contracts/audit-report.ts'
import { type LocalServer, serveLocally } from './support/local-server.ts'

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
let servers: readonly LocalServer[] = []
beforeAll(async () => {
  servers = await Promise.all(
    sites.map(site =>
      serveLocally((request, response) =>
        request.url === '/' ? site(request, response) : response.writeHead(404).end(),
      ),
    ),
  )
})
afterAll(() => Promise.all(servers.map(server => server.close())))

/** Audits of each site. */
const rounds = 20

test('at rest after many audits, the server uses at most a tenth more memory than before', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ibid-memory-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const kept = await Promise.all(
    servers.map((server, index) => keepAnswers(server, join(folder, `${index}`))),
  )
  // What is loaded once and kept is not growth.
  await hearAgain(kept)
  await hearAgain(kept)
  const before = restingMegabytes()
  for (let done = 0; done < rounds; done += 1) await hearAgain(kept)
  const after = restingMegabytes()
  console.log(
    `${rounds * sites.length} audits: ${before.toFixed(0)} MB before, ${after.toFixed(0)} MB after.`,
  )
  expect(after).toBeLessThan(before * 1.1)
}, 600_000)

/** Audits a site, and keeps in a file what the process of its audit said. */
async function keepAnswers({ origin, host }: LocalServer, file: string): Promise<string> {
  const say = (answer: Answer) => appendFileSync(file, `${JSON.stringify(answer)}\n`)
  const onProgress = (progress: AuditProgress) => say({ progress })
  const report = await auditInProcess(origin, { allow: [host], pages: 2, onProgress })
  expect(report.problem?.code).not.toBe('internal')
  say({ report })
  return file
}

/**
 * Audits all sites again as far as the server can tell: processes that end at once say what was kept. An audit
 * takes its own process a second of CPU, and that process keeps no memory.
 */
async function hearAgain(kept: readonly string[]): Promise<void> {
  const reports = await Promise.all(
    kept.map(file => auditInProcess(file, { allow: [], program: ['--eval', sayAgain, file] })),
  )
  expect(reports.map(({ problem }) => problem?.code)).not.toContain('internal')
}

const sayAgain = `require('node:fs').createReadStream(process.argv[1]).pipe(process.stdout)`

function restingMegabytes(): number {
  ownProcess.liveBytes()
  return ownProcess.residentBytes() / 1e6
}
