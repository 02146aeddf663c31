import { anonymous, type Identity, userAgentOf } from '../../identity.ts'
import { limits } from '../../limits.ts'
import type { Exchange, ExchangeFailure, Rendering, Unrendered } from '../../visit.ts'
import { type FetchOptions, fetchAddress } from '../network/fetch.ts'
import { guardedAgent, internet, type Network } from '../network/guarded-agent.ts'
import type { AllowedHosts } from '../network/public-address.ts'
import { type BrowserProcess, startBrowser } from './browser-process.ts'
import { renderLimits } from './limits.ts'
import { type Resource, renderPage } from './render-page.ts'

/** Renders the pages of one audit, one at a time. */
export interface Renderer {
  /** The page as its scripts leave it, or why the browser did not show it. */
  render(page: Exchange): Promise<Rendering | Unrendered>
  close(): Promise<void>
}

export interface RendererOptions {
  /** The path of a Chromium. */
  readonly browser: string
  readonly allow: AllowedHosts
  /** How the site sees what is fetched for the browser; nobody in particular when absent. */
  readonly identity?: Identity
  /** Public addresses or ranges that are refused too. */
  readonly deny?: readonly string[]
  readonly network?: Network
  readonly signal?: AbortSignal
}

/**
 * The browser is started for the first page. It has no network: what pages ask for is fetched here, as
 * everything an audit fetches, and so reaches no private address.
 */
export function openRenderer({
  browser: path,
  allow,
  deny = [],
  network = internet,
  identity = anonymous,
  signal,
}: RendererOptions): Renderer {
  const agent = guardedAgent({ allow, deny, limits, network })
  const terms = { allow, network, agent, admit, userAgent: userAgentOf(identity) }
  let browser: BrowserProcess | null = null
  let rendered = 0
  let startedAt: number | null = null
  let requests = 0

  /** Counts a request that a page makes us send, to a redirect too. */
  async function admit(): Promise<ExchangeFailure | null> {
    requests += 1
    return requests > renderLimits.requestsInAll ? { code: 'not-asked', detail: 'out of requests' } : null
  }

  function isOver(): boolean {
    const spent = startedAt === null ? 0 : performance.now() - startedAt
    return signal?.aborted === true || spent > renderLimits.allMs
  }

  async function stop(): Promise<void> {
    const stopped = browser
    browser = null
    await stopped?.kill()
  }

  return {
    async render(page) {
      if (rendered >= renderLimits.pages) return 'beyond-limit'
      if (isOver()) return 'out-of-time'
      startedAt ??= performance.now()
      rendered += 1
      try {
        browser ??= startBrowser(path)
        const clock = new AbortController()
        const bring = (address: string, mostBytes: number) =>
          bringResource(address, mostBytes, { ...terms, signal: clock.signal })
        const rendering = renderPage(browser.devTools, page, bring)
        return await within(renderLimits.pageMs, rendering, signal).finally(() => clock.abort())
      } catch (error) {
        // A browser that failed a page is not trusted with the next one.
        await stop()
        return error instanceof OutOfTime ? 'out-of-time' : 'failed'
      }
    },
    async close() {
      await stop()
      await agent.destroy()
    },
  }
}

async function bringResource(
  address: string,
  mostBytes: number,
  terms: Pick<FetchOptions, 'allow' | 'network' | 'agent' | 'admit' | 'userAgent' | 'signal'>,
): Promise<Resource | null> {
  let bytes: Buffer = Buffer.alloc(0)
  const { status, failure, headers, truncated } = await fetchAddress(address, {
    ...terms,
    limits: { ...limits, bodyBytes: Math.min(limits.bodyBytes, mostBytes) },
    accept: '*/*',
    onBytes: body => {
      bytes = body
    },
  })
  if (status === null || failure || truncated) return null
  return { status, contentType: headers['content-type'] ?? '', bytes }
}

class OutOfTime extends Error {}

/** Rejects when time is over; what goes on then is the caller's to end. */
async function within<Result>(
  milliseconds: number,
  task: Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const giveUp = () => reject(new OutOfTime(`More than ${milliseconds} ms, or called off.`))
  const deadline = setTimeout(giveUp, milliseconds)
  signal?.addEventListener('abort', giveUp)
  task.catch(() => {})
  return Promise.race([task, late]).finally(() => {
    clearTimeout(deadline)
    signal?.removeEventListener('abort', giveUp)
  })
}
