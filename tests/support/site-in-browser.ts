import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, inject } from 'vitest'
import { createDatabase, migratedTemplate } from './postgres.ts'
import { type RunningSite, startSite } from './running-site.ts'

/** Set by `shareSiteInBrowser` or `openSiteInBrowser` before the first test of a file. */
export let site: Pick<RunningSite, 'origin'>
export let browser: Browser

/** Uses the site that all files of the run share: for tests that store nothing in it. */
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
    own = await startSite({ ...(await newDatabase()), ...settings })
    site = own
    browser = await shareBrowser()
  })

  afterAll(async () => {
    await browser?.close()
    await own?.stop()
  })
}

/**
 * The settings of a site with a new database in the PostgreSQL of the run, for tests of what any database does: the
 * process of such a site takes half the CPU. Where there is none, those of a site with a data folder.
 */
export async function newDatabase(): Promise<Record<string, string>> {
  const socketFolder = inject('postgres')
  if (!socketFolder) return {}
  return { DATABASE_URL: await createDatabase(socketFolder, { template: migratedTemplate }) }
}

/** The browser that all files of the run share. Closing it closes the pages opened through it. */
export function shareBrowser(): Promise<Browser> {
  return chromium.connect(inject('browser'))
}
