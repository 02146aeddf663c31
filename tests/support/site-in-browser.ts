import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { openBrowser } from './browser.ts'
import { type RunningSite, startSite } from './running-site.ts'

/** The site and the browser that `openSiteInBrowser` opens for the tests of a file: there from its first test on. */
export let site: RunningSite
export let browser: Browser

/** Opens the site, with these settings, and a browser before the tests of a file, and closes both after them. */
export function openSiteInBrowser(settings: Readonly<Record<string, string>> = {}): void {
  beforeAll(async () => {
    site = await startSite(settings)
    browser = await openBrowser()
  })

  afterAll(async () => {
    await browser?.close()
    await site?.stop()
  })
}
