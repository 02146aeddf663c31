import type { ProxyOptions } from 'vite'

/** Where `npm run dev` runs the real server, beside the development server of the pages. */
export const developmentServerPort = 4322

/**
 * While developing, pages come from Astro, reloaded at each change; calls, posted forms and
 * reports go to the real server.
 */
export const developmentProxy: Record<string, ProxyOptions> = {
  '/': {
    target: `http://localhost:${developmentServerPort}`,
    bypass: request => (belongsToServer(request.method, request.url) ? undefined : request.url),
  },
}

function belongsToServer(method = 'GET', url = '/'): boolean {
  return method === 'POST' || /^\/(?:rest\/|form-token|(?:en\/)?(?:audits\/|footer-contact))/.test(url)
}
