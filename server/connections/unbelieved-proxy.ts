import type { FastifyInstance } from 'fastify'
import { log } from '../log.ts'

/**
 * Says once that a program of this machine, so probably its reverse proxy, tells where visitors come from and is
 * not believed, since `TRUST_PROXY` does not name it: then all visitors share the limits of one network.
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
