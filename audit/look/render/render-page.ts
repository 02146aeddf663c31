import type { Exchange, Rendering } from '../../visit.ts'
import { limiter } from '../limiter.ts'
import { type Answer, type DevTools, number, object, text } from './devtools.ts'
import { renderLimits } from './limits.ts'

/** What a page asks for, brought by the caller: null when it may not have it, or it is larger than that. */
export type BringResource = (address: string, mostBytes: number) => Promise<Resource | null>

export interface Resource {
  readonly status: number
  readonly contentType: string
  readonly bytes: Buffer
}

/**
 * Lets a page that was read run its scripts, and reads the text it then shows. The page itself is not
 * asked again. Rejects when the browser ends or refuses; the caller holds the clock.
 */
export async function renderPage(
  devTools: DevTools,
  page: Exchange,
  bring: BringResource,
): Promise<Rendering> {
  const tab = await openTab(devTools)
  const traffic = carryRequests(tab, page, bring)
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

/** Resolves when the page has loaded, or has stopped because it tried to leave; rejects when it crashed. */
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
}

/** A tab that shares nothing with another. */
async function openTab(devTools: DevTools): Promise<Tab> {
  const { browserContextId } = await devTools.send('Target.createBrowserContext')
  const { targetId } = await devTools.send('Target.createTarget', { url: 'about:blank', browserContextId })
  const { sessionId } = await devTools.send('Target.attachToTarget', { targetId, flatten: true })
  const session = text(sessionId)
  return {
    // The main frame bears the name of its target.
    frame: text(targetId),
    send: (method, parameters) => devTools.send(method, parameters, session),
    on: (method, listen) => devTools.on(method, session, listen),
  }
}

/** What a page is brought: what writes it and lays it out. Sounds, films and sockets add no text. */
const broughtTypes = new Set(['Script', 'Stylesheet', 'XHR', 'Fetch'])
/** They add none either, but a page may wait for them: they come at once, and empty. */
const emptyTypes = new Set(['Image', 'Font'])

const nothing: Resource = { status: 200, contentType: 'text/plain', bytes: Buffer.alloc(0) }

/** Bytes of one of them: four at once share what one page may bring in. */
const largestResource = Math.floor(renderLimits.bytes / renderLimits.requestsAtOnce)

/** Answers every request of the tab: the page with the bytes that were read, the rest through `bring`. */
function carryRequests(tab: Tab, page: Exchange, bring: BringResource) {
  const inTurn = limiter(renderLimits.requestsAtOnce)
  let requests = 0
  let room: number = renderLimits.bytes
  let served = false
  let pending = 0
  let restless = performance.now()

  async function answer(event: Answer): Promise<void> {
    const requestId = text(event['requestId'])
    const refuse = () => tab.send('Fetch.failRequest', { requestId, errorReason: 'Aborted' })
    const { url, method } = object(event['request'])
    requests += 1
    if (event['frameId'] === tab.frame && event['resourceType'] === 'Document') {
      // The page once: a page that leads elsewhere, or to itself again and again, stays where it is.
      if (served) return void (await refuse())
      served = true
      return void (await tab.send('Fetch.fulfillRequest', pageAnswer(requestId, page)))
    }
    const type = text(event['resourceType'])
    if (method === 'GET' && emptyTypes.has(type)) {
      return void (await tab.send('Fetch.fulfillRequest', resourceAnswer(requestId, nothing)))
    }
    const isWanted = method === 'GET' && broughtTypes.has(type) && requests <= renderLimits.requests
    await (isWanted ? inTurn(() => carry(requestId, text(url), refuse)) : refuse())
  }

  /** Its room is taken before it is asked for: those under way at once share what is left. */
  async function carry(requestId: string, url: string, refuse: () => Promise<unknown>): Promise<void> {
    const taken = Math.min(room, largestResource)
    room -= taken
    const resource = taken > 0 ? await bring(url, taken) : null
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
        restless = performance.now()
      })
  })

  return {
    /** Resolves when nothing was asked for some time. */
    async quiet(): Promise<void> {
      while (pending > 0 || performance.now() - restless < renderLimits.quietMs) {
        await new Promise(resolve => setTimeout(resolve, renderLimits.quietMs / 5))
      }
    },
  }
}

/** Its text as it was decoded, so in UTF-8 whatever it was sent in; its own policy on scripts holds. */
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
      // Whether a site lets others read its files is no matter of the text that people see.
      { name: 'access-control-allow-origin', value: '*' },
    ],
    body: bytes.toString('base64'),
  }
}

/** Reads from a world of our own: what the page's scripts did to theirs has no hold there. */
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
    // The page came from memory: the wait for its first byte is what was measured when it was read.
    largestPaintMs: painted === null ? null : Math.round(painted + page.firstByteMs),
    layoutShift: number(shift),
  }
}

/** The markup as scripts left it, with the two figures of page experience that a visit without hands can give. */
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
