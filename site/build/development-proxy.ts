import type { ProxyOptions } from 'vite'
import { formReceivedFolder, formTokenPath } from '#contracts/forms.ts'
import { llmsFullPath, schemaPath } from '#contracts/addresses/machine-paths.ts'
import { clientPagePaths, deskPaths, footerFormPaths, reportFolders, watchPaths } from '#contracts/paths.ts'

/** Where `npm run dev` serves the pages, and the port of the real server behind them. */
export const developmentPort = Number(process.env['PORT'] ?? 4321)
export const developmentServerPort = developmentPort + 1

/**
 * In development, Astro serves the pages, reloaded at each change; calls, posted forms and pages drawn on demand
 * are the real server's, and so are the files made from built pages, which are those of the last build.
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
  // The scripts of pages that the server draws are those of the last build.
  '/_astro/',
  formTokenPath,
  formReceivedFolder,
  ...[reportFolders, footerFormPaths, deskPaths, watchPaths, clientPagePaths].flatMap(paths =>
    Object.values(paths),
  ),
]

function isMadeFromPages(path: string): boolean {
  return path === llmsFullPath || path === schemaPath || (path.endsWith('.md') && path !== '/sitemap.md')
}
