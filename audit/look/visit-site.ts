import type { AuditProgress } from '#contracts/audit-report.ts'
import { citationCrawlers } from '../crawlers.ts'
import { forEachDeclaredFile } from '../declared-files.ts'
import { anonymous } from '../identity.ts'
import { limits as usualLimits } from '../limits.ts'
import type {
  AgentExchange,
  Exchange,
  ExchangeFailure,
  FailureCode,
  PageLink,
  Rendering,
  Unrendered,
  Visit,
  VisitedPage,
} from '../visit.ts'
import { notAsked } from './network/fetch.ts'
import { parsePublicAddress } from './network/public-address.ts'
import { visible } from './network/text.ts'
import { openRetriever, type Retriever, type RetrieverOptions, type SiteRobots } from './retriever.ts'
import { missingPath, retrieveSiteFiles } from './site-files.ts'
import { isReadable, retrievePages, startPage } from './site-pages.ts'

export interface VisitOptions extends RetrieverOptions {
  /** The links of a page, in order: none when it cannot be parsed. Passed in, because a thread parses HTML. */
  readonly linksOf: (page: Exchange) => Promise<readonly PageLink[]>
  /** A page after its scripts have run, or why it was not rendered. Without it no page is. */
  readonly render?: (page: Exchange) => Promise<Rendering | Unrendered>
  readonly onProgress?: (progress: AuditProgress) => void
}

/**
 * Visits the site of an address that a visitor typed: robots.txt, the page itself, the files beside
 * it, up to twelve pages in both languages, and the page again as each crawler that citations depend on
 * requests it. Never throws because of the site: what stopped the visit is its `problem`.
 * Rejects with the signal's reason when the visit is cancelled.
 */
export async function visitSite(address: string, options: VisitOptions): Promise<Visit> {
  const startedAt = new Date().toISOString()
  options.onProgress?.({ step: 'looking' })
  const retriever = openRetriever(options)
  try {
    const retrieved = await retrieveSite(address, retriever, options)
    options.signal?.throwIfAborted()
    const { token } = options.identity ?? anonymous
    return { ...retrieved, token, startedAt, finishedAt: new Date().toISOString() }
  } finally {
    await retriever.close()
  }
}

type Retrieved = Omit<Visit, 'token' | 'startedAt' | 'finishedAt'>

async function retrieveSite(typed: string, retriever: Retriever, options: VisitOptions): Promise<Retrieved> {
  const parsed = parsePublicAddress(typed, options.allow)
  if (parsed.failure)
    return nothingSeen(visible(typed.slice(0, usualLimits.addressCharacters)), parsed.failure)
  const address = parsed.schemeTyped ? parsed.url.href : await withScheme(parsed.url, retriever)

  const asked = await retriever.robotsOf(address)
  const unreachable = pageFailureFrom(asked)
  if (unreachable) return { ...nothingSeen(address, unreachable), robots: asked.exchange }

  const start = await retriever.fetch(address)
  const robots = await retriever.robotsOf(start.address)
  const seen = { ...nothingSeen(address, start.failure), robots: robots.exchange }
  if (start.failure) return seen

  // By RFC 9309, a robots.txt that fails forbids everything: we read the requested page and nothing else.
  const isUnknown = robots.file.state === 'unknown'
  const site = !isUnknown && isReadable(start) ? await exploreSite(start, robots, retriever, options) : {}
  const agents = isUnknown ? [] : await askAsCrawlers(start, robots, retriever, options)
  const found = { ...seen, pages: [startPage(start)], ...site, agents }
  return { ...found, pages: await renderAll(found.pages, options) }
}

/** One page after the other: a browser needs much memory and CPU. */
async function renderAll(
  pages: readonly VisitedPage[],
  { render }: VisitOptions,
): Promise<readonly VisitedPage[]> {
  const rendered: VisitedPage[] = []
  for (const page of pages) {
    const made = render && isReadable(page.exchange) ? await render(page.exchange) : 'no-browser'
    rendered.push({
      ...page,
      ...(typeof made === 'string' ? { unrendered: made } : { rendering: made }),
    })
  }
  return rendered
}

/**
 * `https` for an address typed without a scheme, unless the server answers only `http`, which the request
 * for robots.txt finds out. A bad certificate is reported rather than avoided.
 */
async function withScheme(url: URL, retriever: Retriever): Promise<string> {
  const plain = new URL(url)
  plain.protocol = 'http:'
  const secure = await retriever.robotsOf(url.href)
  if (!isUnanswered(secure)) return url.href
  return isUnanswered(await retriever.robotsOf(plain.href)) ? url.href : plain.href
}

function isUnanswered({ exchange }: SiteRobots): boolean {
  return exchange.failure !== null && unansweredCodes.includes(exchange.failure.code)
}

/** TLS that is too old is not among them: like a bad certificate, it is reported. */
const unansweredCodes: readonly FailureCode[] = [
  'refused',
  'reset',
  'too-slow',
  'tls-failed',
  'not-http',
  'bad-answer',
]

/** The failure of robots.txt when the page would fail in the same way and need not be requested, or null. */
function pageFailureFrom({ exchange: { failure, redirects } }: SiteRobots): ExchangeFailure | null {
  const isOfOrigin = failure && originFailures.includes(failure.code)
  return isOfOrigin && redirects.length === 0 ? failure : null
}

const originFailures: readonly FailureCode[] = [
  'unknown-host',
  'no-name-server',
  'ipv6-alone',
  'refused',
  'private-address',
  'bad-certificate',
  'tls-too-old',
]

async function exploreSite(
  start: Exchange,
  robots: SiteRobots,
  retriever: Retriever,
  { linksOf, limits = usualLimits, onProgress = () => {} }: VisitOptions,
): Promise<Omit<Retrieved, 'address' | 'problem' | 'robots' | 'agents'>> {
  const { entries, ...files } = await retrieveSiteFiles(start.address, robots, retriever)
  const pages = await retrievePages({ start, entries, retriever, limits, linksOf, onProgress })
  const markdown = await retriever.fetch(start.address, { accept: 'text/markdown' })
  return { ...files, ...pages, markdown }
}

/** A crawler that obeys robots.txt and is forbidden would not come itself, so it is not imitated. */
async function askAsCrawlers(
  start: Exchange,
  { file }: SiteRobots,
  retriever: Retriever,
  { onProgress }: VisitOptions,
): Promise<AgentExchange[]> {
  const crawlers = citationCrawlers.filter(
    ({ respectsRobots, robotsToken }) =>
      respectsRobots !== 'yes' || file.allows(robotsToken, start.address).allowed,
  )
  let agentsAsked = 0
  const report = () => onProgress?.({ step: 'asking', agentsAsked, agentsPlanned: crawlers.length })
  report()
  const answers = await Promise.all(
    crawlers.map(async ({ name, userAgent }) => {
      const exchange = await retriever.fetch(start.address, {
        userAgent,
        textBytes: usualLimits.agentTextBytes,
      })
      agentsAsked += 1
      report()
      return { crawler: name, exchange }
    }),
  )
  return answers.filter(({ exchange }) => exchange.failure?.code !== 'not-asked')
}

/** A visit that has requested nothing. */
function nothingSeen(address: string, problem: ExchangeFailure | null): Retrieved {
  const origin = URL.parse(address)?.origin ?? ''
  const unasked = (path: string) =>
    notAsked(origin + path, {
      code: 'not-asked',
      detail: problem?.code ?? 'only the page asked for was read',
    })
  return {
    address,
    problem,
    robots: unasked('/robots.txt'),
    sitemaps: [],
    pages: [],
    llms: unasked('/llms.txt'),
    missing: unasked(missingPath),
    declarations: forEachDeclaredFile(unasked),
    markdown: unasked('/'),
    agents: [],
    skipped: [],
  }
}
