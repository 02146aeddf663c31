import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Environment } from '../environment.ts'
import { originAt } from '../http/origin-at.ts'
import { log } from '../log.ts'
import type { Metrics } from './metrics.ts'

/** Serves figures to Prometheus at `/metrics`, on a port of its own, which no proxy should lead to. */
export async function serveMetrics(
  metrics: Metrics,
  { metricsHost, metricsPort }: Pick<Environment, 'metricsHost' | 'metricsPort'>,
): Promise<{ readonly address: string; close(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end()
    try {
      const text = await metrics.text()
      response.writeHead(200, { 'content-type': metrics.contentType }).end(text)
    } catch (error) {
      log('error', 'The figures could not be read.', { error })
      response.writeHead(500).end()
    }
  })
  server.listen(metricsPort ?? 0, metricsHost)
  await once(server, 'listening')
  // A server that listens on a port has an address of this form.
  const { port } = server.address() as AddressInfo
  return {
    address: `${originAt(metricsHost, port)}/metrics`,
    async close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
