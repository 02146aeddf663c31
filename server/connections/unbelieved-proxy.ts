import type { FastifyInstance } from 'fastify'
import { log } from '../log.ts'

/**
 * Warns once when a program on this machine, probably its reverse proxy, sends X-Forwarded-For and
 * `TRUST_PROXY` does not name it: all visitors would then share the limits of one network.
 */
export function installProxyWarning(app: FastifyInstance): void {
  let isTold = false
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isTold && request.headers['x-forwarded-for'] !== undefined && isUnbelieved(request)) {
      isTold = true
      log('warning', 'X-Forwarded-For of a proxy on this machine is not believed: set TRUST_PROXY.', {})
    }
    done()
  })
}

function isUnbelieved({
  ip,
  socket,
}: {
  readonly ip: string
  readonly socket: { readonly remoteAddress?: string | undefined }
}): boolean {
  return ip === socket.remoteAddress && /^(::1|(::ffff:)?127\.)/.test(ip)
}
