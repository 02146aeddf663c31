import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'

/** The running site, as if its public address were one of this machine. */
export interface Mirror {
  /** `http://localhost:<port>` */
  readonly origin: string
  close(): Promise<void>
}

/**
 * Forwards requests to a site, and replaces the public address by its own in the answers, so that programs
 * that follow absolute addresses, as in sitemaps, stay on this machine.
 */
export async function startMirror(site: string, publicAddress: string): Promise<Mirror> {
  let origin = ''
  const local = (text: string) => text.replaceAll(publicAddress, origin)
  const server = createServer(async (request, response) => {
    const answer = await fetch(site + request.url, {
      method: request.method ?? 'GET',
      headers: passedOn(request.headers),
      redirect: 'manual',
    })
    const body = Buffer.from(await answer.arrayBuffer())
    const isText = /^text\/|json|xml/.test(answer.headers.get('content-type') ?? '')
    const isCompressed = isText && /gzip/.test(String(request.headers['accept-encoding']))
    const sent = isText ? Buffer.from(local(body.toString())) : body
    const headers = [...answer.headers].filter(
      ([name]) => !/^(?:connection|keep-alive|content-length|date)$/.test(name),
    )
    response.writeHead(answer.status, {
      ...Object.fromEntries(headers.map(([name, value]) => [name, local(value)])),
      ...(isCompressed && { 'content-encoding': 'gzip' }),
    })
    response.end(isCompressed ? gzipSync(sent) : sent)
  })
  // A client in this process may leave a connection idle for long, and then use it again.
  server.keepAliveTimeout = 600_000
  await new Promise<void>(resolve => server.listen(0, 'localhost', resolve))
  origin = `http://localhost:${(server.address() as AddressInfo).port}`
  return {
    origin,
    close: () => {
      server.closeAllConnections()
      return new Promise(resolve => server.close(() => resolve()))
    },
  }
}

/** The headers that decide on the answer; it is requested uncompressed, to be read here. */
function passedOn({ accept, 'user-agent': agent }: IncomingHttpHeaders): Record<string, string> {
  return { 'accept-encoding': 'identity', ...(accept && { accept }), ...(agent && { 'user-agent': agent }) }
}
