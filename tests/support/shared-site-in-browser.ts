import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { launchOptions } from './browser.ts'
import { startSite } from './running-site.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the browser of the run is reached. */
    browser: string
    /** A file of how texts looked that were judged, a number in each line. */
    judged: string
    /** The origin of a site in which no test stores anything. */
    site: string
  }
}

/** One browser for all files of a run, and one site for those that only read it. */
export default async function shareSiteInBrowser(project: TestProject): Promise<() => Promise<void>> {
  const [browser, site] = await Promise.all([chromium.launchServer(launchOptions()), startSite()])
  const folder = mkdtempSync(join(tmpdir(), 'ibid-judged-'))
  const judged = join(folder, 'looks')
  writeFileSync(judged, '')
  project.provide('judged', judged)
  project.provide('browser', browser.wsEndpoint())
  project.provide('site', site.origin)
  return async () => {
    await browser.close()
    await site.stop()
    rmSync(folder, { recursive: true })
  }
}
