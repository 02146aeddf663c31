import type { ProxyOptions } from 'vite'
import { formTokenPath } from '#contracts/forms.ts'
import { llmsFullPath, schemaPath } from '#contracts/machine-paths.ts'
import { footerFormPaths, reportFolders } from '#contracts/paths.ts'

/** Where `npm run dev` runs the real server, beside the development server of the pages. */
export const developmentServerPort = 4322

/**
 * While developing, pages come from Astro, reloaded at each change; calls, posted forms and reports go
 * to the real server, and so does what is made from built pages, as the last build left it.
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

/** What the paths of the server begin with. */
const fromServer = [
  '/rest/',
  formTokenPath,
  ...Object.values(reportFolders),
  ...Object.values(footerFormPaths),
]

function isMadeFromPages(path: string): boolean {
  return path === llmsFullPath || path === schemaPath || (path.endsWith('.md') && path !== '/sitemap.md')
}
