import type { Exchange, Rendering } from '../../visit.ts'
import { limiter } from '../limiter.ts'
import { type Answer, type DevTools, number, object, text } from './devtools.ts'
import { renderLimits } from './limits.ts'

/** Fetches what a page requests: null when it may not have it, or when it is larger than that. */
export type FetchResource = (address: string, mostBytes: number) => Promise<Resource | null>

export interface Resource {
  readonly status: number
  readonly contentType: string
  readonly bytes: Buffer
}

/**
 * Runs the scripts of a page and reads the markup they leave. The page itself is not requested again.
 * Rejects when the browser ends or refuses; the caller limits the time.
 */
export async function renderPage(
  devTools: DevTools,
  page: Exchange,
  fetchResource: FetchResource,
): Promise<Rendering> {
  const tab = await openTab(devTools)
  try {
    return await renderIn(tab, page, fetchResource)
  } finally {
    // Its scripts would go on beside those of the next page. A browser that has ended has closed it.
    await tab.close().catch(() => {})
  }
}

async function renderIn(tab: Tab, page: Exchange, fetchResource: FetchResource): Promise<Rendering> {
  const traffic = answerRequests(tab, page, fetchResource)
  await tab.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] })
  await tab.send('Page.enable')
  tab.on('Page.javascriptDialogOpening', () => {
    tab.send('Page.handleJavaScriptDialog', { accept: false }).catch(() => {})
  })
  await tab.send('Inspector.enable')
  const settled = settling(tab)
  await tab.send('Page.navigate', { url: page.address })
  await settled
  await traffic.quiet()
  return readTab(tab, page)
}

/** Resolves when the page has loaded, or stopped because it tried to go elsewhere; rejects when it crashed. */
function settling(tab: Tab): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  tab.on('Page.loadEventFired', () => resolve())
  tab.on('Page.frameStoppedLoading', ({ frameId }) => {
    if (frameId === tab.frame) resolve()
  })
  tab.on('Inspector.targetCrashed', () => reject(new Error('The page crashed.')))
  promise.catch(() => {})
  return promise
}

interface Tab {
  readonly frame: string
  send(method: string, parameters?: object): Promise<Answer>
  on(method: string, listen: (event: Answer) => void): void
  close(): Promise<unknown>
}

/** A tab in a browser context of its own: it shares nothing with other tabs. */
async function openTab(devTools: DevTools): Promise<Tab> {
  const { browserContextId } = await devTools.send('Target.createBrowserContext')
  const { targetId } = await devTools.send('Target.createTarget', { url: 'about:blank', browserContextId })
  const { sessionId } = await devTools.send('Target.attachToTarget', { targetId, flatten: true })
  const session = text(sessionId)
  return {
    // The main frame has the id of its target.
    frame: text(targetId),
    send: (method, parameters) => devTools.send(method, parameters, session),
    on: (method, listen) => devTools.on(method, session, listen),
    close: () => devTools.send('Target.disposeBrowserContext', { browserContextId }),
  }
}

/** What can change the text or the layout of a page. Sounds, videos and sockets cannot. */
const fetchedTypes = new Set(['Script', 'Stylesheet', 'XHR', 'Fetch'])
/** They cannot either, but pages may wait for them: they are answered at once, empty. */
const emptyTypes = new Set(['Image', 'Font'])

const nothing: Resource = { status: 200, contentType: 'text/plain', bytes: Buffer.alloc(0) }

/** In bytes: those fetched at once share what the page may load. */
const largestResource = Math.floor(renderLimits.bytes / renderLimits.requestsAtOnce)

/** Answers every request of the tab: the page with the text that was read, the rest through `fetchResource`. */
function answerRequests(tab: Tab, page: Exchange, fetchResource: FetchResource) {
  const inTurn = limiter(renderLimits.requestsAtOnce)
  let requests = 0
  let room: number = renderLimits.bytes
  let served = false
  let pending = 0
  let lastRequestAt = performance.now()

  async function answer(event: Answer): Promise<void> {
    const requestId = text(event['requestId'])
    const refuse = () => tab.send('Fetch.failRequest', { requestId, errorReason: 'Aborted' })
    const { url, method } = object(event['request'])
    requests += 1
    if (event['frameId'] === tab.frame && event['resourceType'] === 'Document') {
      // Only once: a page that tries to go elsewhere, or to reload itself, stays where it is.
      if (served) return void (await refuse())
      served = true
      return void (await tab.send('Fetch.fulfillRequest', pageAnswer(requestId, page)))
    }
    const type = text(event['resourceType'])
    if (method === 'GET' && emptyTypes.has(type)) {
      return void (await tab.send('Fetch.fulfillRequest', resourceAnswer(requestId, nothing)))
    }
    const isWanted = method === 'GET' && fetchedTypes.has(type) && requests <= renderLimits.requests
    await (isWanted ? inTurn(() => forward(requestId, text(url), refuse)) : refuse())
  }

  /** Reserves bytes before fetching, because requests that run at once share what is left. */
  async function forward(requestId: string, url: string, refuse: () => Promise<unknown>): Promise<void> {
    const taken = Math.min(room, largestResource)
    room -= taken
    const resource = taken > 0 ? await fetchResource(url, taken) : null
    room += taken - (resource?.bytes.length ?? 0)
    if (resource) await tab.send('Fetch.fulfillRequest', resourceAnswer(requestId, resource))
    else await refuse()
  }

  tab.on('Fetch.requestPaused', event => {
    pending += 1
    // A tab that was closed meanwhile needs no answer.
    answer(event)
      .catch(() => {})
      .finally(() => {
        pending -= 1
        lastRequestAt = performance.now()
      })
  })

  return {
    /** Resolves when nothing has been requested for some time. */
    async quiet(): Promise<void> {
      while (pending > 0 || performance.now() - lastRequestAt < renderLimits.quietMs) {
        await new Promise(resolve => setTimeout(resolve, renderLimits.quietMs / 5))
      }
    },
  }
}

/** The decoded text, so always UTF-8. The page keeps its content security policy. */
function pageAnswer(requestId: string, { status, body, headers }: Exchange) {
  const policy = headers['content-security-policy']
  return {
    requestId,
    responseCode: status ?? 200,
    responseHeaders: [
      { name: 'content-type', value: 'text/html; charset=utf-8' },
      ...(policy === undefined ? [] : [{ name: 'content-security-policy', value: policy }]),
    ],
    body: Buffer.from(body).toString('base64'),
  }
}

function resourceAnswer(requestId: string, { status, contentType, bytes }: Resource) {
  return {
    requestId,
    responseCode: status,
    responseHeaders: [
      { name: 'content-type', value: contentType },
      // Lets the page read files of other origins; whether those would allow it is not checked.
      { name: 'access-control-allow-origin', value: '*' },
    ],
    body: bytes.toString('base64'),
  }
}

/** Reads in an isolated world, where the page's scripts cannot have changed any function. */
async function readTab(tab: Tab, page: Exchange): Promise<Rendering> {
  const { executionContextId: contextId } = await tab.send('Page.createIsolatedWorld', { frameId: tab.frame })
  const answer = await tab.send('Runtime.evaluate', {
    contextId,
    expression: reading,
    awaitPromise: true,
    returnByValue: true,
  })
  const { html, paintMs, shift } = object(object(answer['result'])['value'])
  const painted = number(paintMs)
  return {
    html: text(html).replaceAll('\0', '\uFFFD'),
    // The browser got the page from memory, so the time to its first byte is added from the real request.
    largestPaintMs: painted === null ? null : Math.round(painted + page.firstByteMs),
    layoutShift: number(shift),
  }
}

/** The markup that scripts left, and the two measures of page experience that need no user. */
const reading = `(async () => {
  const entries = type => new Promise(resolve => {
    const found = []
    try {
      new PerformanceObserver(list => found.push(...list.getEntries())).observe({ type, buffered: true })
    } catch {}
    setTimeout(() => resolve(found), 100)
  })
  const [paints, shifts] = await Promise.all([entries('largest-contentful-paint'), entries('layout-shift')])
  return {
    html: document.documentElement.outerHTML.slice(0, ${renderLimits.characters}),
    paintMs: paints.length > 0 ? paints.at(-1).startTime : null,
    shift: shifts.filter(({ hadRecentInput }) => !hadRecentInput).reduce((sum, { value }) => sum + value, 0),
  }
})()`
