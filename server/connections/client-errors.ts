import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ConnectionError } from 'fastify'
import type { Headers } from '../http/headers.ts'
import type { Refusals } from '../limits/refusals.ts'

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
