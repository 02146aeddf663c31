import type { FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.ts'

/**
 * Refuses requests that a browser sends on behalf of another site. A client that is no browser sends
 * neither header and passes: it carries no cookies of a visitor.
 *
 * @throws Refusal 403.
 */
export function refuseCrossSite(request: FastifyRequest, siteUrl: string | null): void {
  if (isSameOrigin(request, siteUrl)) return
  throw new Refusal(403, { code: '403', message: 'This request came from another site.' })
}

/**
 * `Sec-Fetch-Site` cannot be forged by a page and survives a proxy that rewrites `Host`, so it
 * decides where there is one. Browsers send it over https and on localhost only.
 */
function isSameOrigin({ headers, host }: FastifyRequest, siteUrl: string | null): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const { origin } = headers
  if (origin === undefined || origin === siteUrl) return true
  return URL.canParse(origin) && new URL(origin).host === host
}
