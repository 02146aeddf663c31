import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, inject } from 'vitest'
import { type RunningSite, startSite } from './running-site.ts'

/** What `shareSiteInBrowser` or `openSiteInBrowser` opens for the tests of a file: there from its first test on. */
export let site: Pick<RunningSite, 'origin'>
export let browser: Browser

/** Takes the site that all files of the run share: for tests that have it store nothing. */
export function shareSiteInBrowser(): void {
  beforeAll(async () => {
    site = { origin: inject('site') }
    browser = await shareBrowser()
  })

  afterAll(() => browser?.close())
}

/** Starts a site of its own, with these settings, before the tests of a file, and stops it after them. */
export function openSiteInBrowser(settings: Readonly<Record<string, string>> = {}): void {
  let own: RunningSite
  beforeAll(async () => {
    own = await startSite(settings)
    site = own
    browser = await shareBrowser()
  })

  afterAll(async () => {
    await browser?.close()
    await own?.stop()
  })
}

/** The browser that all files of the run share. Closing it closes the pages opened through it. */
export function shareBrowser(): Promise<Browser> {
  return chromium.connect(inject('browser'))
}
