import { createServer } from 'node:net'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright-core'
import type { Opinion } from '../../tests/support/auditors.ts'
import { findChromium } from '../../tests/support/chromium.ts'

/** Lighthouse: its categories SEO and Agentic Browsing, page by page. */
export async function lighthouseAudits(addresses: readonly string[]): Promise<readonly Opinion[]> {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      `--remote-debugging-port=${port}`,
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
    ],
  })
  const opinions: Opinion[] = []
  try {
    for (const address of addresses) opinions.push(...(await lighthouseOpinions(address, port)))
  } finally {
    await browser.close()
  }
  return opinions
}

const lighthouseCategories = ['seo', 'agentic-browsing']

async function lighthouseOpinions(address: string, port: number): Promise<readonly Opinion[]> {
  const run = await lighthouse(address, { port, onlyCategories: lighthouseCategories, logLevel: 'error' })
  if (!run || run.lhr.runtimeError) throw new Error(`Lighthouse could not look at ${address}.`)
  const { audits, categories } = run.lhr
  return Object.values(categories).map(({ title, score, auditRefs }) => ({
    auditor: `Lighthouse, ${title}`,
    score: (score ?? 0) * 100,
    objections: auditRefs
      .map(({ id }) => audits[id])
      .filter(audit => audit?.score !== null && (audit?.score ?? 1) < 1)
      .map(audit => `${audit?.title} at ${new URL(address).pathname}`),
  }))
}

function freePort(): Promise<number> {
  return new Promise(resolve => {
    const server = createServer()
    server.listen(0, 'localhost', () => {
      const address = server.address()
      server.close(() => resolve(address && typeof address === 'object' ? address.port : 0))
    })
  })
}
