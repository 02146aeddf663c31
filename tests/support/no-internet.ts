import dns from 'node:dns'
import net from 'node:net'

/**
 * Keeps every test on this machine: a connection or a name look-up that would leave it fails and is
 * reported. Loaded by each test and, through NODE_OPTIONS, by each process that a test starts.
 */
const reached: string[] = []

/** Where the tests tried to go since the last call. */
export function attemptsToLeave(): readonly string[] {
  return reached.splice(0)
}

const connect = net.Socket.prototype.connect
net.Socket.prototype.connect = function (this: net.Socket, ...parameters: unknown[]) {
  const host = hostOf(parameters)
  if (host !== null && !isLocal(host)) {
    this.destroy(refusal(host))
    return this
  }
  // The overloads of `connect` cannot be distinguished here: the parameters are passed on unchanged.
  return connect.apply(this, parameters as Parameters<typeof connect>)
} as typeof connect

const lookup = dns.lookup
dns.lookup = ((name: string, ...rest: unknown[]) => {
  if (isLocal(name)) return (lookup as (...all: unknown[]) => void)(name, ...rest)
  const answer = rest.at(-1) as (error: Error) => void
  const error = isReserved(name) ? new Error(`getaddrinfo ENOTFOUND ${name}`) : refusal(name)
  process.nextTick(() => answer(Object.assign(error, { code: 'ENOTFOUND', hostname: name })))
}) as typeof dns.lookup

function refusal(host: string): Error {
  reached.push(host)
  return new Error(`A test tried to reach ${host}: tests stay on this machine.`)
}

/** The host of a connection in any of the forms of `connect`; null for a local socket. */
function hostOf(parameters: readonly unknown[]): string | null {
  const [first, second] = Array.isArray(parameters[0]) ? parameters[0] : parameters
  if (typeof first === 'object' && first !== null) {
    if ('path' in first && first.path) return null
    return 'host' in first && typeof first.host === 'string' ? first.host : 'localhost'
  }
  if (typeof first === 'string') return null
  return typeof second === 'string' ? second : 'localhost'
}

function isLocal(host: string): boolean {
  return host === 'localhost' || host === '::1' || host === '::' || host === '0.0.0.0' || /^127\./.test(host)
}

/** Names that no resolver may answer (RFC 6761): looking one up tests a failure, and reaches nobody. */
function isReserved(name: string): boolean {
  return /\.(?:invalid|test|example)$/.test(name)
}
