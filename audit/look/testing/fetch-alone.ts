import { limits as usualLimits } from '../../limits.ts'
import type { Exchange } from '../../visit.ts'
import { type FetchOptions, fetchAddress } from '../network/fetch.ts'
import { guardedAgent, internet } from '../network/guarded-agent.ts'

/** Fetches with connections of its own. */
export async function fetchAlone(address: string, options: Omit<FetchOptions, 'agent'>): Promise<Exchange> {
  const { allow, limits = usualLimits, network = internet } = options
  const agent = guardedAgent({ allow, limits, network })
  try {
    return await fetchAddress(address, { ...options, agent })
  } finally {
    await agent.destroy()
  }
}
