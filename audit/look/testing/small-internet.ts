import { readFileSync } from 'node:fs'
import { createServer as createHttpServer, type RequestListener } from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import {
  type AddressInfo,
  createServer as createTcpServer,
  isIP,
  type LookupFunction,
  type Server,
  type Socket,
} from 'node:net'
import type { TlsOptions } from 'node:tls'
import { buildConnector } from 'undici'
import { onTestFinished } from 'vitest'
import type { Network, SocketOptions } from '../network/guarded-agent.ts'
import { isPublicIp } from '../network/public-ip.ts'

/** The address of the public site in these tests. Its real owner never hears of them. */
export const publicIp = '93.184.215.14'

/**
 * An internet that fits in the test process. Names and public addresses lead to servers on
 * loopback; every private address leads to a canary, a listener that no request may reach.
 */
export interface SmallInternet {
  readonly network: Network
  /** What a name resolves to: a list for the first lookup, one for the second, and so on; the last one stays. */
  name(name: string, ...answers: (readonly string[])[]): void
  /** Puts a server behind a public address, `ip:port` or `ip` for all ports. */
  place(address: string, server: Server): Promise<void>
  /** `ip:port` of each connection tried, in order. */
  readonly dialled: readonly string[]
  /** Connections that its servers still hold. */
  openSockets(): number
  /** Connections that arrived at a canary. */
  readonly canaries: { readonly reached: number }
}

/** Opens one and closes it, with all that was placed in it, when the test ends. */
export async function openSmallInternet(): Promise<SmallInternet> {
  const names = new Map<string, (readonly string[])[]>()
  const servers = new Map<string, number>()
  const dialled: string[] = []
  const canaries = { reached: 0 }
  const open = new Set<Socket>()
  const canaryPorts = {
    4: await listenAs('127.0.0.1', canary(canaries)),
    6: await listenAs('::1', canary(canaries)),
  }

  async function resolve(name: string): Promise<readonly string[]> {
    const answers = names.get(name) ?? []
    const addresses = (answers.length > 1 ? answers.shift() : answers[0]) ?? []
    if (addresses.length > 0) return addresses
    throw Object.assign(new Error(`no such name: ${name}`), { code: 'ENOTFOUND' })
  }

  function route(ip: string, port: string): Endpoint {
    dialled.push(`${ip}:${port}`)
    if (isPublicIp(ip)) {
      return { ip: '127.0.0.1', port: servers.get(`${ip}:${port}`) ?? servers.get(ip) ?? closedPort }
    }
    return isIP(ip) === 6 ? { ip: '::1', port: canaryPorts[6] } : { ip: '127.0.0.1', port: canaryPorts[4] }
  }

  return {
    dialled,
    canaries,
    name: (name, ...answers) => void names.set(name, answers),
    place: async (address, server) => {
      server.on('connection', socket => {
        open.add(socket)
        socket.on('close', () => open.delete(socket))
      })
      servers.set(address, await listen(server))
    },
    openSockets: () => open.size,
    network: {
      resolve,
      buildConnector: options => routedConnector(options, { knows: name => names.has(name), resolve, route }),
    },
  }
}

/** A free port of loopback, on which the server listens until the test ends. */
export function listen(server: Server): Promise<number> {
  return listenAs('127.0.0.1', server)
}

/** A web server that speaks HTTP as Node does. */
export function site(listener: RequestListener): Server {
  return createHttpServer(listener)
}

/** The same with TLS, under one of `cases/certificates`; with the settings of an old machine, if need be. */
export function secureSite(
  certificate: string,
  listener: RequestListener,
  settings: TlsOptions = {},
): Server {
  return createHttpsServer({ ...settings, key: pem('server-key'), cert: pem(certificate) }, listener)
}

/** A server that says what it likes, as soon as something has been asked. */
export function rawServer(speak: (socket: Socket) => void): Server {
  return createTcpServer(socket => socket.on('error', () => {}).once('data', () => speak(socket)))
}

export function pem(name: string): string {
  return readFileSync(new URL(`../cases/certificates/${name}.pem`, import.meta.url), 'utf8')
}

/** Nothing listens on the port reserved for this by TCP itself. */
const closedPort = 1

function canary(count: { reached: number }): Server {
  return createTcpServer(socket => {
    count.reached += 1
    socket.destroy()
  })
}

async function listenAs(ip: string, server: Server): Promise<number> {
  const sockets = new Set<Socket>()
  server.on('connection', socket => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, ip, resolve))
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise(resolve => server.close(resolve))
  })
  return (server.address() as AddressInfo).port
}

interface Endpoint {
  readonly ip: string
  readonly port: number
}

interface Routes {
  knows(name: string): boolean
  resolve(name: string): Promise<readonly string[]>
  route(ip: string, port: string): Endpoint
}

/** Opens sockets as undici does, after the guard's own lookup, to where the small internet has the address. */
function routedConnector(options: SocketOptions, routes: Routes): buildConnector.connector {
  const connect = buildConnector(options)
  return (target, callback) => {
    // A host that is allowed by name comes without lookup, and is real unless it has a name here.
    if (!options.lookup && !routes.knows(target.hostname)) return connect(target, callback)

    const port = target.port || (target.protocol === 'https:' ? '443' : '80')
    const open = (ip: string) => {
      const end = routes.route(ip, port)
      connect({ ...target, hostname: end.ip, port: String(end.port) }, callback)
    }
    if (isIP(target.hostname)) return open(target.hostname)
    const lookup = options.lookup ?? plainLookup(routes)
    return lookup(target.hostname, { all: true }, (error, addresses) => {
      const [first] = [addresses].flat()
      if (error || !first) callback(error ?? new Error('no address'), null)
      else open(typeof first === 'string' ? first : first.address)
    })
  }
}

function plainLookup({ resolve }: Routes): LookupFunction {
  return (name, _options, callback) => {
    resolve(name).then(
      addresses =>
        callback(
          null,
          addresses.map(address => ({ address, family: isIP(address) })),
        ),
      (error: NodeJS.ErrnoException) => callback(error, []),
    )
  }
}
