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
