import { anonymous, userAgentOf } from '../../identity.ts'
import { limits } from '../../limits.ts'
import type { AccessOptions } from '../../options.ts'
import type { Exchange, ExchangeFailure, Rendering, Unrendered } from '../../visit.ts'
import { type FetchOptions, fetchAddress } from '../network/fetch.ts'
import { guardedAgent, internet } from '../network/guarded-agent.ts'
import { type BrowserProcess, startBrowser } from './browser-process.ts'
import { renderLimits } from './limits.ts'
import { type Resource, renderPage } from './render-page.ts'

/** Renders the pages of one audit, one at a time. */
export interface Renderer {
  /** The page after its scripts have run, or why it was not rendered. */
  render(page: Exchange): Promise<Rendering | Unrendered>
  close(): Promise<void>
}

export interface RendererOptions extends AccessOptions {
  /** The path of a Chromium. */
  readonly browser: string
}

/**
 * The browser is started for the first page. It has no network: what pages request is fetched here, like
 * everything in an audit, and so cannot reach a private address.
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

  /** Counts the requests of pages, redirects included. */
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
        const rendering = renderPage(browser.devTools, page, (address, mostBytes) =>
          fetchResource(address, mostBytes, { ...terms, signal: clock.signal }),
        )
        return await within(renderLimits.pageMs, rendering, signal).finally(() => clock.abort())
      } catch (error) {
        // A browser that failed on one page is not used for the next.
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

async function fetchResource(
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

/** Rejects when the time is over; the task continues until the caller ends it. */
async function within<Result>(
  milliseconds: number,
  task: Promise<Result>,
  signal: AbortSignal | undefined,
): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const giveUp = () => reject(new OutOfTime(`More than ${milliseconds} ms, or cancelled.`))
  const deadline = setTimeout(giveUp, milliseconds)
  signal?.addEventListener('abort', giveUp)
  task.catch(() => {})
  return Promise.race([task, late]).finally(() => {
    clearTimeout(deadline)
    signal?.removeEventListener('abort', giveUp)
  })
}
