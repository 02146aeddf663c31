import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface LocalServer {
  /** `http://localhost:<port>` */
  readonly origin: string
  /** `localhost:<port>`, as AUDIT_ALLOW wants it. */
  readonly host: string
  readonly port: number
  /** Ends open connections too. */
  close(): Promise<void>
}

/** Answers on a free port of this machine. */
export async function serveLocally(answer: RequestListener, name = 'localhost'): Promise<LocalServer> {
  const server = createServer(answer)
  // A client in this process may leave a connection idle for long, and then use it again.
  server.keepAliveTimeout = 600_000
  await new Promise<void>(resolve => server.listen(0, name, resolve))
  // A server that listens on a port has the address of one.
  const { port } = server.address() as AddressInfo
  const host = `${name}:${port}`
  return {
    origin: `http://${host}`,
    host,
    port,
    close: () => {
      server.closeAllConnections()
      return new Promise(resolve => server.close(() => resolve()))
    },
  }
}

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<string> {
  const { port, close } = await serveLocally(() => {})
  await close()
  return String(port)
}
