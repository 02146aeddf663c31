import type { Server } from 'node:http'
import type { FastifyHttpOptions } from 'fastify'
import type { ServerContext } from '../context.ts'
import { constantHeaders } from '../http/headers.ts'
import { sendNotFound } from '../static/static-site.ts'
import { answerClientError } from './node-refusals.ts'

/**
 * What one connection may take, in milliseconds and bytes. By default a slow client may hold one as long as
 * it likes: Fastify sets no limit for a request, and enforces the one for headers, a minute, only every
 * half minute.
 */
export const connectionLimits = {
  headTime: 5_000,
  requestTime: 10_000,
  checkInterval: 1_000,
  headBytes: 8_192,
  idleTime: 10_000,
  /** A client that neither sends nor reads for this long is gone. */
  silence: 30_000,
}

export function serverOptions(
  { environment, site, refusals }: ServerContext,
  limits: typeof connectionLimits,
): FastifyHttpOptions<Server> {
  return {
    bodyLimit: environment.bodyBytesMax,
    trustProxy: environment.trustedProxies.length > 0 ? [...environment.trustedProxies] : false,
    // By default what still comes on an open connection, once the server is ending, is refused without our headers.
    return503OnClosing: false,
    requestTimeout: limits.requestTime,
    keepAliveTimeout: limits.idleTime,
    connectionTimeout: limits.silence,
    http: {
      headersTimeout: limits.headTime,
      connectionsCheckingInterval: limits.checkInterval,
      maxHeaderSize: limits.headBytes,
      // Most requests have no body, so no stream is made for one.
      optimizeEmptyRequests: true,
      // `installNodeRefusals` refuses it, with the headers of every answer.
      requireHostHeader: false,
    },
    clientErrorHandler: answerClientError(constantHeaders(environment.siteUrl), refusals),
    rewriteUrl: ({ url = '' }) => originForm(url),
    // A path that cannot be decoded is no page.
    frameworkErrors: (_error, _request, reply) => sendNotFound(reply, site),
    // Hosts, which the desk has in addresses, have up to 253 characters; by default 100 are the most.
    routerOptions: { querystringParser: readQuery, maxParamLength: 253 },
  }
}

/** A target that names the whole address is the same request as its path alone (RFC 9112, 3.2.2). */
function originForm(target: string): string {
  if (target.startsWith('/')) return target
  const [, path] = /^https?:\/\/[^/?#]*(.*)$/is.exec(target) ?? []
  if (path === undefined) return target
  return path.startsWith('/') ? path : `/${path}`
}

/** Every parameter once, as text: the last value counts. Most requests have none. */
function readQuery(text: string): Readonly<Record<string, string>> {
  return text === '' ? {} : Object.fromEntries(new URLSearchParams(text))
}
