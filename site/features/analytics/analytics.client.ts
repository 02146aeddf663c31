import type { Consent } from '#contracts/consent.ts'
import { addToBatch, emptyBatch, sendBatch } from './batch.client.ts'
import { eventOf } from './event.client.ts'
import { labelOf } from './recorded.client.ts'
import { isSampled } from './recorded.client.ts'
import { isTimed, monitorInterval, performanceMetrics } from './page-timing.client.ts'
import type { TrackableEvent } from './trackable-event.client.ts'

/** What the visitor allows; null before a choice, and when measuring is refused. */
let allowed: Consent['preferences'] | null = null
let isWatching = false

const isPageTimed = isTimed(location.pathname)

/**
 * Starts or stops measuring. Stopping drops waiting events and forgets the session. Loaded only once measuring
 * has been allowed.
 */
export function applyConsent(consent: Consent | null): void {
  allowed = consent?.preferences.analytics ? consent.preferences : null
  if (!allowed) forget()
  else if (!isWatching) watch()
  if (MEASUREMENT_ID) void import('./tags.client.ts').then(({ updateTags }) => updateTags(consent))
}

function forget(): void {
  emptyBatch()
  sessionStorage.removeItem(sessionKey)
  document.dispatchEvent(new Event('measuring-ended'))
}

function watch(): void {
  isWatching = true
  document.addEventListener('trackable', watchTrackable)
  document.dispatchEvent(new Event('measuring'))
  addEventListener('click', watchClick)
  addEventListener('pagehide', sendBatch)
  addEventListener('visibilitychange', sendBatch)
  if (document.readyState === 'complete') pageIsThere()
  else addEventListener('load', () => setTimeout(pageIsThere))
}

/** After the page has loaded, when its times are known and nothing below delays it. */
async function pageIsThere(): Promise<void> {
  recordTimed('page_view')
  watchPassages()
  if (isPageTimed) setInterval(() => document.hidden || recordTimed('performance'), monitorInterval)
  const { watchWebVitals } = await import('./web-vitals.client.ts')
  watchWebVitals(record)
}

function recordTimed(type: string): void {
  record({ type, properties: isPageTimed ? { performance_metrics: performanceMetrics() } : {} })
}

/** Counts each passage of high confidence once, when it is shown. */
function watchPassages(): void {
  const observer = new IntersectionObserver(entries => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      // The observed elements have a `dataset`.
      const { contentBlock, topic, confidence } = (target as HTMLElement).dataset
      record({
        type: `content_${contentBlock}`,
        category: 'content',
        properties: { topic, chunk_id: target.id, confidence },
      })
    }
  })
  for (const passage of document.querySelectorAll('[data-topic][data-confidence=high]'))
    observer.observe(passage)
}

function watchTrackable({ detail }: CustomEvent<TrackableEvent>): void {
  record(detail)
  // After sending a form the visitor may leave at once.
  if (detail.category === 'form_submission') void sendBatch()
}

function watchClick({ target }: MouseEvent): void {
  // Listeners on the document get events whose target is an element.
  const label = labelOf(target as Element)
  if (label) record({ type: 'user_interaction', category: 'interaction', properties: { label } })
}

function record(event: TrackableEvent): void {
  if (allowed && isSampled(event.type))
    addToBatch(eventOf(event, window, { ...allowed, session: sessionId() }))
}

const sessionKey = 'session-id'

/** Random, made with the first event, and gone with the tab. */
function sessionId(): string {
  sessionStorage[sessionKey] ??= crypto.randomUUID()
  return sessionStorage[sessionKey]
}
