import type { LookupAddress } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { Agent, buildConnector } from 'undici'
import type { Limits } from '../../limits.ts'
import { Refusal } from './failures.ts'
import { type AllowedHosts, isAllowed } from './public-address.ts'
import { isPublicIp, rangesOf } from './public-ip.ts'
import { resolveName } from './resolve.ts'

/** Opens connections that cannot reach a private address. Close it with `destroy`. */
export type GuardedAgent = Agent

/** The only two ways to the outside. Tests replace them with a small internet of their own. */
export interface Network {
  resolve(name: string, limits: Limits): Promise<readonly string[]>
  /** Makes the function that opens a socket to an address already found to be public. */
  buildConnector(options: SocketOptions): buildConnector.connector
}

export interface SocketOptions {
  readonly timeout: number
  readonly allowH2: false
  readonly autoSelectFamily: true
  readonly autoSelectFamilyAttemptTimeout: number
  readonly lookup?: LookupFunction
}

export const internet: Network = { resolve: resolveName, buildConnector: options => buildConnector(options) }

export interface GuardOptions {
  readonly allow: AllowedHosts
  /** Public addresses or ranges that are refused too. */
  readonly deny?: readonly string[]
  readonly limits: Limits
  readonly network: Network
}

/**
 * Addresses are checked where a socket is opened, so nothing can avoid the check: no redirect, no name
 * that changes its address between two lookups, no unusual way to write a number. The address that is
 * checked is the address that is used.
 */
export function guardedAgent(options: GuardOptions): GuardedAgent {
  const { limits } = options
  return new Agent({
    connect: guardedConnector(options),
    connections: limits.connectionsPerHost,
    // HTTP/2 would be a second protocol to secure against hostile servers.
    allowH2: false,
    maxHeaderSize: limits.headerBytes,
    headersTimeout: limits.firstByteMs,
    // Between two pieces of a body: a slow drip restarts it, and only the deadline of the fetch ends it.
    bodyTimeout: limits.firstByteMs,
  })
}

function guardedConnector({ allow, deny = [], limits, network }: GuardOptions): buildConnector.connector {
  const isDenied = rangesOf(deny)
  const isReachable = (address: string) => isPublicIp(address) && !isDenied(address)
  const settings: SocketOptions = {
    timeout: limits.connectMs,
    allowH2: false,
    autoSelectFamily: true,
    autoSelectFamilyAttemptTimeout: limits.attemptMs,
  }
  const open = network.buildConnector(settings)
  const openIfPublic = network.buildConnector({
    ...settings,
    lookup: publicLookup(isReachable, limits, network),
  })

  return (target, callback) => {
    const { protocol, host = target.hostname, hostname } = target
    if (isAllowed(new URL(`${protocol}//${host}`), allow)) open(target, callback)
    // Node looks up only names: a literal address never reaches the lookup below.
    else if (isIP(hostname) && !isReachable(hostname))
      callback(new Refusal('private-address', hostname), null)
    else openIfPublic(target, callback)
  }
}

/** All records are checked, also those beyond this number. */
const addressesTried = 4

/** One private address is enough to refuse the name: the next attempt would reach it. */
function publicLookup(
  isReachable: (address: string) => boolean,
  limits: Limits,
  network: Network,
): LookupFunction {
  return (name, _options, callback) => {
    network
      .resolve(name, limits)
      .then(addresses => {
        // The detail does not say which: a stranger must not learn the addresses of this network.
        if (!addresses.every(isReachable)) throw new Refusal('private-address', name)
        callback(null, addresses.slice(0, addressesTried).map(lookupAddress))
      })
      .catch((error: NodeJS.ErrnoException) => callback(error, []))
  }
}

function lookupAddress(address: string): LookupAddress {
  return { address, family: isIP(address) }
}
