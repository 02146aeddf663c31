import type { FastifyInstance } from 'fastify'

/** Names are in lower case, as Node and Fastify keep them. */
export type Headers = Readonly<Record<string, string>>

/**
 * The headers of every response, errors included.
 *
 * `require-corp` costs nothing while no page embeds a third party. HSTS is sent only for a site whose
 * public address is https (elsewhere browsers ignore it), for two years, and without `preload`, which only
 * the owner of a domain can commit to.
 */
export function constantHeaders(siteUrl: string | null): Headers {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(),geolocation=(),microphone=(),payment=(),usb=()',
    'content-security-policy': inertPolicy,
    ...(isHttps(siteUrl) && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  }
}

/**
 * Adds them to every reply; built files have them already (`built-file.ts`). A reply made for one visitor
 * is not stored, unless its route says otherwise.
 */
export function installHeaders(app: FastifyInstance, siteUrl: string | null): void {
  const headers = Object.entries({ ...constantHeaders(siteUrl), 'cache-control': 'no-store' })
  app.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of headers) if (!reply.hasHeader(name)) reply.header(name, value)
    // In seconds.
    if (reply.statusCode === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', '5')
  })
}

/** The policy of replies that are neither a page nor a built file: nothing in them may run, load or be framed. */
const inertPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox"

export function isHttps(siteUrl: string | null): boolean {
  return siteUrl?.startsWith('https://') ?? false
}
