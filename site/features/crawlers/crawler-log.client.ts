import {
  type CrawlerStats,
  type CrawlerVisit,
  crawlerStats,
  crawlerVisit,
  withVisit,
} from './crawler-visits.client.ts'

declare global {
  interface DocumentEventMap {
    /** Statistics of this browser's crawler visits, published every minute. */
    'bot-stats': CustomEvent<CrawlerStats>
  }
}

const key = 'ai-bot-analytics'
/** How often the statistics are told, in milliseconds. */
const refreshInterval = 60_000

let timer: ReturnType<typeof setInterval> | undefined

/** Keeps the visit, if a crawler makes it: in its own browser, and with the same consent as any visitor. */
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

/** What is broken counts as nothing. */
function storedVisits(): readonly CrawlerVisit[] {
  try {
    const visits: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(visits) ? visits : []
  } catch {
    return []
  }
}
