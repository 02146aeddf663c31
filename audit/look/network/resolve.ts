import { Resolver } from 'node:dns/promises'

/**
 * Every IPv4 and IPv6 address of a name, at least one. Throws a DNS error when there is none.
 *
 * Asks the name servers themselves rather than the system's `getaddrinfo`: that one holds a thread
 * of a pool of four until a silent server gives up, it cannot be called off, and it would add the
 * machine's hosts file and search domains to what a stranger can name.
 */
export async function resolveName(name: string, { dnsMs, servers }: ResolveOptions): Promise<string[]> {
  const resolver = new Resolver({ timeout: dnsMs / 2, tries: 2 })
  if (servers) resolver.setServers(servers)
  const deadline = setTimeout(() => resolver.cancel(), dnsMs)
  try {
    const answers = await Promise.allSettled([
      twice(() => resolver.resolve4(name)),
      twice(() => resolver.resolve6(name)),
    ])
    const addresses = answers.flatMap(answer => (answer.status === 'fulfilled' ? answer.value : []))
    if (addresses.length === 0) throw errorOf(answers)
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

/** `tries` covers silence alone: a server that answers "I failed" deserves a second question too. */
async function twice(ask: () => Promise<string[]>): Promise<string[]> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESERVFAIL') return ask()
    throw error
  }
}

/** What IPv4 says comes first: that a name has no IPv6 explains nothing. */
function errorOf(answers: readonly PromiseSettledResult<string[]>[]): unknown {
  return answers.find(answer => answer.status === 'rejected')?.reason
}
