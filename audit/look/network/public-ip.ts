import { BlockList, isIP } from 'node:net'

/**
 * Whether an IP address belongs to the public internet. Strangers choose these addresses, so anything
 * not known to be public counts as private.
 */
export function isPublicIp(address: string): boolean {
  // A zone (`fe80::1%eth0`) names an interface of this machine.
  if (address.includes('%')) return false
  const family = isIP(address)
  if (family === 4) return !isSpecialIpv4(address)
  if (family === 6) return isGlobalIpv6(address) && !isSpecialIpv6(address)
  return false
}

/** The IANA IPv4 Special-Purpose Address Registry, and other ranges without websites. */
const isSpecialIpv4 = rangesOf([
  '0.0.0.0/8', // this network
  '10.0.0.0/8', // private
  '100.64.0.0/10', // shared by a carrier's customers
  '127.0.0.0/8', // loopback
  '168.63.129.16/32', // the wire server inside every machine of Azure, in a public range
  '169.254.0.0/16', // link-local: where clouds serve their metadata and keys
  '172.16.0.0/12', // private
  '192.0.0.0/24', // IETF protocol assignments
  '192.0.2.0/24', // documentation
  '192.31.196.0/24', // AS112
  '192.52.193.0/24', // AMT
  '192.88.99.0/24', // 6to4 relay, deprecated
  '192.168.0.0/16', // private
  '192.175.48.0/24', // AS112
  '198.18.0.0/15', // benchmarking
  '198.51.100.0/24', // documentation
  '203.0.113.0/24', // documentation
  '224.0.0.0/4', // multicast
  '240.0.0.0/4', // reserved, broadcast included
])

/**
 * All of the global IPv6 internet. Beyond it lie loopback, private, link-local and multicast
 * addresses, and every form that hides an IPv4 address (mapped, compatible, translated, NAT64).
 */
const isGlobalIpv6 = rangesOf(['2000::/3'])

/** IANA IPv6 Special-Purpose Address Registry, within 2000::/3. */
const isSpecialIpv6 = rangesOf([
  '2001::/23', // IETF protocol assignments: Teredo, benchmarking, ORCHID, DRIP
  '2001:db8::/32', // documentation
  '2002::/16', // 6to4: hides an IPv4 address
  '2620:4f:8000::/48', // AS112
  '3fff::/20', // documentation
])

/** Returns whether an address, of either family, is among these addresses and ranges. */
export function rangesOf(ranges: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const range of ranges) {
    const [network = '', prefix] = range.split('/')
    const family = isIP(network) === 6 ? 'ipv6' : 'ipv4'
    list.addSubnet(network, Number(prefix ?? (family === 'ipv6' ? 128 : 32)), family)
  }
  return address => list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}
