import { detectCrawler, type Detection } from './detect-crawler.client.ts'

declare global {
  interface DocumentEventMap {
    /** Statistics of this browser's crawler visits, published every minute. */
    'bot-stats': CustomEvent<CrawlerStats>
  }
}

const key = 'ai-bot-analytics'
/** In milliseconds. */
const refreshInterval = 60_000

let timer: ReturnType<typeof setInterval> | undefined

/** Stores the visit if it is a crawler's, in its own browser, with the same consent as for any visitor. */
export function keepCrawlerVisit(): void {
  const page = { timestamp: Date.now(), pageUrl: location.href, referrer: document.referrer }
  const visit = crawlerVisit(navigator.userAgent, page)
  if (!visit || timer) return
  localStorage.setItem(key, JSON.stringify(withVisit(storedVisits(), visit)))
  tellStats()
  timer = setInterval(tellStats, refreshInterval)
}

export function forgetCrawlerVisits(): void {
  clearInterval(timer)
  timer = undefined
  localStorage.removeItem(key)
}

function tellStats(): void {
  const detail = crawlerStats(storedVisits(), Date.now())
  document.dispatchEvent(new CustomEvent('bot-stats', { detail }))
}

/** Invalid data counts as no visits. */
function storedVisits(): readonly CrawlerVisit[] {
  try {
    const visits: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(visits) ? visits : []
  } catch {
    return []
  }
}

/** A visit of a crawler, as stored in its own browser. */
export interface CrawlerVisit {
  readonly userAgent: string
  readonly botType: 'ai' | 'search' | 'social' | 'unknown'
  readonly botName: string
  /** Milliseconds since 1970. */
  readonly timestamp: number
  readonly pageUrl: string
  readonly referrer: string
  /** Seconds to wait between two pages. */
  readonly crawlDelay: number
}

interface CrawlerStats {
  readonly totalVisits: number
  readonly uniqueBots: number
  /** At most ten, the most frequent first. */
  readonly topBots: readonly { readonly name: string; readonly visits: number; readonly lastSeen: number }[]
}

/** How many of the last visits are kept; and the period of the statistics, in milliseconds. */
const visitsMax = 1_000
const statsPeriod = 30 * 24 * 60 * 60_000
const topMax = 10

export function crawlerVisit(
  userAgent: string,
  page: Pick<CrawlerVisit, 'timestamp' | 'pageUrl' | 'referrer'>,
): CrawlerVisit | null {
  const detection = detectCrawler(userAgent)
  if (detection.model === 'unknown') return null
  return { userAgent, ...page, ...kindOf(userAgent, detection) }
}

export function withVisit(visits: readonly CrawlerVisit[], visit: CrawlerVisit): readonly CrawlerVisit[] {
  return [...visits, visit].slice(-visitsMax)
}

export function crawlerStats(visits: readonly CrawlerVisit[], now: number): CrawlerStats {
  const recent = visits.filter(({ timestamp }) => timestamp > now - statsPeriod)
  const byName = [...Map.groupBy(recent, ({ botName }) => botName)].map(([name, group]) => ({
    name,
    visits: group.length,
    lastSeen: Math.max(...group.map(({ timestamp }) => timestamp)),
  }))
  return {
    totalVisits: recent.length,
    uniqueBots: byName.length,
    topBots: byName.toSorted((a, b) => b.visits - a.visits).slice(0, topMax),
  }
}

/** The first match counts: search engines may wait least, previews for social networks most. */
const knownBots: readonly (readonly [RegExp, Pick<CrawlerVisit, 'botType' | 'crawlDelay'>])[] = [
  [/googlebot|applebot|duckduckbot/i, { botType: 'search', crawlDelay: 0 }],
  [/bingbot|yandex|baiduspider|qwant/i, { botType: 'search', crawlDelay: 1 }],
  [/facebookexternalhit|twitterbot|linkedinbot|slackbot|whatsapp/i, { botType: 'social', crawlDelay: 2 }],
  [/gptbot|oai-|anthropic|meta-external|bytespider|ccbot|cohere/i, { botType: 'ai', crawlDelay: 1 }],
]

function kindOf(
  userAgent: string,
  { model }: Detection,
): Pick<CrawlerVisit, 'botType' | 'botName' | 'crawlDelay'> {
  const botName = /[\w-]*(?:bot|crawler|spider|agent|AI|-User)[\w-]*/i.exec(userAgent)?.[0] ?? model
  if (model !== 'generic') return { botType: 'ai', botName: model, crawlDelay: 1 }
  const known = knownBots.find(([pattern]) => pattern.test(userAgent))?.[1]
  return { botName, ...(known ?? { botType: 'unknown', crawlDelay: 2 }) }
}
