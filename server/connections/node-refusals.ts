import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../context.ts'
import { constantHeaders } from '../http/headers.ts'
import { Refusal } from '../refusal.ts'

/**
 * Two refusals that Node would send without our headers: a request of HTTP/1.1 without a Host header
 * (`server-options.ts` lets it through), and one with an Expect header that cannot be met.
 */
export function installNodeRefusals(app: FastifyInstance, { environment }: ServerContext): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { httpVersion, headers } = request.raw
    const isNameless = httpVersion === '1.1' && headers.host === undefined
    done(isNameless ? new Refusal(400, { code: '400', message: 'The request names no host.' }) : undefined)
  })
  const headers = {
    ...constantHeaders(environment.siteUrl),
    'cache-control': 'no-store',
    'content-length': 0,
  }
  app.server.on('checkExpectation', (_request, response) => response.writeHead(417, headers).end())
}
