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
 * Refuses what does not come from a page of ours, and says so: for what only a member may do. Unlike
 * `refuseCrossSite`, a client that sends neither header is refused.
 *
 * @throws Refusal 403.
 */
export function refuseOtherOrigins(request: FastifyRequest, siteUrl: string | null): void {
  const { origin, 'sec-fetch-site': site } = request.headers
  const isOurs =
    site === undefined ? origin !== undefined && isSameOrigin(request, siteUrl) : site === 'same-origin'
  if (!isOurs)
    throw new Refusal(403, { code: '403', message: 'This request did not come from a page of ours.' })
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
