import { type BotStats, type BotVisit, botStats, botVisit, withVisit } from './bot-visits.client.ts'

declare global {
  interface DocumentEventMap {
    /** The statistics of the robots that this browser was, told anew each minute. */
    'bot-stats': CustomEvent<BotStats>
  }
}

const key = 'ai-bot-analytics'
/** How often the statistics are told, in milliseconds. */
const refreshInterval = 60_000

let timer: ReturnType<typeof setInterval> | undefined

/** Keeps the visit, if a robot makes it: in its own browser, and with the same consent as any visitor. */
export function keepBotVisit(): void {
  const page = { timestamp: Date.now(), pageUrl: location.href, referrer: document.referrer }
  const visit = botVisit(navigator.userAgent, page)
  if (!visit || timer) return
  localStorage.setItem(key, JSON.stringify(withVisit(storedVisits(), visit)))
  tellStats()
  timer = setInterval(tellStats, refreshInterval)
}

export function forgetBotVisits(): void {
  clearInterval(timer)
  timer = undefined
  localStorage.removeItem(key)
}

function tellStats(): void {
  const detail = botStats(storedVisits(), Date.now())
  document.dispatchEvent(new CustomEvent('bot-stats', { detail }))
}

/** What is broken counts as nothing. */
function storedVisits(): readonly BotVisit[] {
  try {
    const visits: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(visits) ? visits : []
  } catch {
    return []
  }
}
