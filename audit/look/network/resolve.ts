import { Resolver } from 'node:dns/promises'
import { codeOf } from './failures.ts'

/**
 * Every IPv4 and IPv6 address of a name, at least one. Throws a DNS error when there is none.
 *
 * Asks the name servers directly rather than through the system's `getaddrinfo`, which blocks one of
 * four threads until a silent server times out, cannot be cancelled, and would let a stranger use the
 * machine's hosts file and search domains.
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
  /** Name servers; the machine's own when absent. */
  readonly servers?: readonly string[]
}

/** The resolver's `tries` repeats only unanswered questions: one answered with a failure is repeated here. */
async function twice(ask: () => Promise<string[]>): Promise<string[]> {
  try {
    return await ask()
  } catch (error) {
    if (codeOf(error) === 'ESERVFAIL') return ask()
    throw error
  }
}

/** The error for IPv4 if there is one: that a name has no IPv6 address explains nothing. */
function errorOf(answers: readonly PromiseSettledResult<string[]>[]): unknown {
  return answers.find(answer => answer.status === 'rejected')?.reason
}
