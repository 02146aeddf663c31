import { setTimeout as wait } from 'node:timers/promises'
import { anonymous, userAgentOf } from '../identity.ts'
import { type Limits, limits as usualLimits } from '../limits.ts'
import type { AccessOptions } from '../options.ts'
import { quoteRule } from '../read/robots/quotes.ts'
import { type RobotsFile, robotsFile } from '../read/robots/robots.ts'
import type { Exchange, ExchangeFailure } from '../visit.ts'
import { limiter } from './limiter.ts'
import { type FetchOptions, fetchAddress } from './network/fetch.ts'
import { guardedAgent, internet } from './network/guarded-agent.ts'
import { isAllowed } from './network/public-address.ts'

/** Fetches for one visit: within its time and number of requests, at a polite pace, as robots.txt allows. */
export interface Retriever {
  /** Never throws. Nothing that robots.txt forbids us is requested, not even after a redirect. */
  fetch(
    address: string,
    manner?: Pick<FetchOptions, 'userAgent' | 'accept' | 'textBytes' | 'untyped'>,
  ): Promise<Exchange>
  /** The robots.txt of an address's origin, requested once. */
  robotsOf(address: string): Promise<SiteRobots>
  /** Whether time is over, or the visit was cancelled. */
  isOver(): boolean
  close(): Promise<void>
}

export interface SiteRobots {
  readonly exchange: Exchange
  readonly file: RobotsFile
}

export interface RetrieverOptions extends AccessOptions {
  /** Aborts when requests have to end; by default `visitMs` after the retriever was opened. */
  readonly deadline?: AbortSignal
  readonly limits?: Limits
}

/** Opens the connections of one visit; `close` ends them, even in the middle of a request. */
export function openRetriever(options: RetrieverOptions): Retriever {
  const { allow, deny = [], limits = usualLimits, network = internet, identity = anonymous } = options
  const agent = guardedAgent({ allow, deny, limits, network })
  const deadline = options.deadline ?? AbortSignal.timeout(limits.visitMs)
  const signal = options.signal ? AbortSignal.any([deadline, options.signal]) : deadline
  const terms = { allow, limits, network, agent, signal, userAgent: userAgentOf(identity) }
  const robotsByOrigin = new Map<string, Promise<SiteRobots>>()
  const inTurn = limiter(limits.connectionsPerHost)
  const pause = pacer(signal)
  let requests = 0

  function robotsOf(address: string): Promise<SiteRobots> {
    const { origin } = new URL(address)
    const robots = robotsByOrigin.get(origin) ?? fetchRobots(origin)
    robotsByOrigin.set(origin, robots)
    return robots
  }

  async function fetchRobots(origin: string): Promise<SiteRobots> {
    const admit = (address: string) => spend(address, limits.pauseMs)
    const exchange = await fetchAddress(`${origin}/robots.txt`, { ...terms, admit, untyped: true })
    return { exchange, file: robotsFile(exchange) }
  }

  async function admit(address: string): Promise<ExchangeFailure | null> {
    const { file } = await robotsOf(address)
    // Without an answer only the requested page is read, which `visitSite` ensures.
    const decision = file.state === 'read' ? file.allows(identity.token, address) : null
    const rule = decision && !decision.allowed && quoteRule(decision)
    if (rule) return { code: 'forbidden-by-robots', detail: `${rule.where}: ${rule.quote}` }
    const delayMs = Math.min((file.crawlDelay(identity.token) ?? 0) * 1_000, limits.crawlDelayMs)
    return spend(address, Math.max(limits.pauseMs, delayMs))
  }

  /** Counts a request and waits for its turn. */
  async function spend(address: string, pauseMs: number): Promise<ExchangeFailure | null> {
    if (signal.aborted) return { code: 'not-asked', detail: 'out of time' }
    if (requests >= limits.requests) return { code: 'not-asked', detail: 'out of requests' }
    requests += 1
    await pause(address, isAllowed(new URL(address), allow) ? 0 : pauseMs)
    return null
  }

  return {
    robotsOf,
    fetch: (address, manner) => inTurn(() => fetchAddress(address, { ...terms, admit, ...manner })),
    isOver: () => signal.aborted,
    close: () => agent.destroy(),
  }
}

/** Keeps the starts of requests to one host apart. */
function pacer(signal: AbortSignal) {
  const nextStarts = new Map<string, number>()
  return async (address: string, pauseMs: number): Promise<void> => {
    const { host } = new URL(address)
    const now = performance.now()
    const start = Math.max(now, nextStarts.get(host) ?? 0)
    nextStarts.set(host, start + pauseMs)
    if (start > now) await wait(start - now, undefined, { signal })
  }
}
