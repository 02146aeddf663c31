import type { ProxyOptions } from 'vite'
import { formTokenPath } from '#contracts/forms.ts'
import { llmsFullPath, schemaPath } from '#contracts/addresses/machine-paths.ts'
import { footerFormPaths, reportFolders } from '#contracts/paths.ts'

/** The port of the real server under `npm run dev`. */
export const developmentServerPort = 4322

/**
 * In development, Astro serves the pages, reloaded at each change; calls, posted forms and reports go to
 * the real server, and so do the files made from built pages, which are those of the last build.
 */
export const developmentProxy: Record<string, ProxyOptions> = {
  '/': {
    target: `http://localhost:${developmentServerPort}`,
    bypass: request => (belongsToServer(request.method, request.url) ? undefined : request.url),
  },
}

function belongsToServer(method = 'GET', url = '/'): boolean {
  const [path = '/'] = url.split('?')
  return method === 'POST' || isMadeFromPages(path) || fromServer.some(start => path.startsWith(start))
}

const fromServer = [
  '/rest/',
  formTokenPath,
  ...Object.values(reportFolders),
  ...Object.values(footerFormPaths),
]

function isMadeFromPages(path: string): boolean {
  return path === llmsFullPath || path === schemaPath || (path.endsWith('.md') && path !== '/sitemap.md')
}
