import { Resolver } from 'node:dns/promises'

/**
 * Every IPv4 and IPv6 address of a name, at least one. Throws a DNS error when there is none.
 *
 * Asks the name servers themselves rather than the system's `getaddrinfo`: that one holds a thread
 * of a pool of four until a silent server gives up, it cannot be called off, and it would add the
 * machine's hosts file and search domains to what a stranger can name.
 */
export async function resolveName(name: string, { dnsMs, servers }: ResolveOptions): Promise<string[]> {
  // Two tries within the deadline: one lost packet or one failing server is no verdict.
  const resolver = new Resolver({ timeout: dnsMs / 2, tries: 2 })
  if (servers) resolver.setServers(servers)
  const deadline = setTimeout(() => resolver.cancel(), dnsMs)
  try {
    const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
    const addresses = answers.flatMap(answer => (answer.status === 'fulfilled' ? answer.value : []))
    if (addresses.length === 0) throw mostTelling(answers)
    return addresses
  } finally {
    clearTimeout(deadline)
  }
}

export interface ResolveOptions {
  readonly dnsMs: number
  /** The machine's own when absent. */
  readonly servers?: readonly string[]
}

/** A name without IPv6 says `ENODATA` there: what IPv4 says tells more. */
function mostTelling(answers: readonly PromiseSettledResult<string[]>[]): unknown {
  return answers.find(answer => answer.status === 'rejected')?.reason
}
