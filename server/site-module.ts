import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SiteModule } from '#contracts/site-module.ts'

/** What the site in the build folder does for us. It is loaded with the first call: the server listens without it. */
export function builtSiteModule(buildFolder: string): SiteModule {
  const entry = pathToFileURL(join(buildFolder, 'server/entry.mjs')).href
  const load = (): Promise<SiteModule> => import(entry)
  return {
    render: async (...parameters) => (await load()).render(...parameters),
    readAgency: async () => (await load()).readAgency(),
    readServices: async (...parameters) => (await load()).readServices(...parameters),
  }
}
