import { isIP } from 'node:net'

/**
 * One network is an IPv4 address, or the /64 that an IPv6 customer is given. Proxies write an address in
 * several ways, some with a port. All unreadable addresses are one network, so that inventing them gains
 * nothing. The database counts by the same rule (`network_of` in its limits.sql).
 */
export function networkOf(text: string): string {
  return prefixOf(text, 4)
}

/** The /48 that a company or a tunnel broker has; for IPv4 the address itself. */
export function wideNetworkOf(text: string): string {
  return prefixOf(text, 3)
}

const unreadableNetwork = 'unreadable'

function prefixOf(text: string, groupCount: number): string {
  const address = bareAddress(text)
  if (isIP(address) === 4) return address
  const groups = isIP(address) === 6 ? groupsOf(address) : null
  if (!groups) return unreadableNetwork
  return ipv4Within(groups) ?? `${groups.slice(0, groupCount).join(':')}::/${groupCount * 16}`
}

/** Without its brackets, its port and its zone: `[2001:db8::1]:443`, `192.0.2.1:5678`, `fe80::1%eth0`. */
function bareAddress(text: string): string {
  const address = text.trim()
  const bare = /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address
  return bare.split('%', 1)[0] ?? ''
}

/** The eight groups of an IPv6 address, each without zeros in front. */
function groupsOf(address: string): readonly string[] {
  // `URL` writes any IPv6 address in one way: in lower case, IPv4 endings as groups.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after]
}

/** A socket that takes both families shows IPv4 inside IPv6 (::ffff:192.0.2.1): all of it would be one /64. */
function ipv4Within(groups: readonly string[]): string | null {
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return null
  const [high = 0, low = 0] = groups.slice(6).map(group => Number.parseInt(group, 16))
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}
