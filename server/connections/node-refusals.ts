import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ConnectionError, FastifyInstance } from 'fastify'
import type { ServerContext } from '../context.ts'
import { constantHeaders, type Headers } from '../http/headers.ts'
import type { Refusals } from '../limits/refusals.ts'
import { Refusal } from '../refusal.ts'

/**
 * Two refusals that Node would send without our headers: a request of HTTP/1.1 without a Host header
 * (`serverOptions` lets it through), and one with an Expect header that cannot be met.
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

/**
 * Answers a connection that never became a request (too slow, headers too large, not HTTP) on the bare
 * socket: there is no reply object.
 */
export function answerClientError(
  headers: Headers,
  refusals: Refusals,
): (error: ConnectionError, socket: Socket) => void {
  return (error, socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy()
    const status = statusOf(error.code)
    refusals.add('unreadable')
    const body = `${STATUS_CODES[status]}\n`
    const head = {
      ...headers,
      'content-type': 'text/plain; charset=utf-8',
      'content-length': body.length,
      connection: 'close',
    }
    const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`)
    socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'))
  }
}

function statusOf(code: string): number {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400
}
