import type { IncomingHttpHeaders } from 'node:http'
import { gzipSync } from 'node:zlib'
import { type LocalServer, serveLocally } from './local-server.ts'

/**
 * The running site, as if its public address were one of this machine: forwards requests to a site, and replaces the
 * public address by its own in the answers, so that programs that follow absolute addresses, as in sitemaps, stay on
 * this machine.
 */
export async function startMirror(site: string, publicAddress: string): Promise<LocalServer> {
  const local = (text: string) => text.replaceAll(publicAddress, mirror.origin)
  const mirror = await serveLocally(async (request, response) => {
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
  return mirror
}

/** The headers that decide on the answer; it is requested uncompressed, to be read here. */
function passedOn({ accept, 'user-agent': agent }: IncomingHttpHeaders): Record<string, string> {
  return { 'accept-encoding': 'identity', ...(accept && { accept }), ...(agent && { 'user-agent': agent }) }
}
