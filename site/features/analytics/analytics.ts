import type { Consent } from '#contracts/consent.ts'
import { mayBeCrawler } from '../crawlers/may-be-crawler.ts'
import { hearExceptions } from '../failure/exception-event.ts'
import type { FormSubmission } from '../forms/submission-event.ts'
import { addToBatch, emptyBatch, sendBatch } from './batch.ts'
import { eventOf, type Happening } from './event.ts'
import { labelOf } from './interaction.ts'
import { monitorInterval, performanceMetrics } from './page-timing.ts'
import { isSampled } from './sampling.ts'

/** What the visitor allows; null before a choice, and once measuring is refused. */
let allowed: Consent['preferences'] | null = null
let isWatching = false

/**
 * Measures from now on, or stops: what waits is dropped and the session forgotten. Loaded only once
 * measuring has been allowed.
 */
export function applyConsent(consent: Consent | null): void {
  allowed = consent?.preferences.analytics ? consent.preferences : null
  if (!allowed) forget()
  else if (!isWatching) watch()
  if (mayBeCrawler) void keepBotLog()
  void tellTagService(consent)
}

async function keepBotLog(): Promise<void> {
  const { forgetBotVisits, keepBotVisit } = await import('../crawlers/bot-log.ts')
  if (allowed) keepBotVisit()
  else forgetBotVisits()
}

async function tellTagService(consent: Consent | null): Promise<void> {
  const id = document.querySelector<HTMLMetaElement>('meta[name="measurement-id"]')?.content
  if (id) (await import('./tags.ts')).updateTags(consent, id)
}

function forget(): void {
  emptyBatch()
  for (const key of [sessionKey, completedKey]) sessionStorage.removeItem(key)
}

function watch(): void {
  isWatching = true
  if (document.readyState === 'complete') pageIsThere()
  else addEventListener('load', () => setTimeout(pageIsThere))
  document.addEventListener('click', watchClick)
  document.addEventListener('form-submission', ({ detail }) => watchSubmission(detail))
  hearExceptions(exception =>
    record({ type: 'exception', category: 'error', properties: { ...exception, fatal: false } }),
  )
  addEventListener('pagehide', () => void sendBatch())
  document.addEventListener('visibilitychange', () => document.hidden && void sendBatch())
}

/** Once the page has loaded: its times are known, and nothing below delays it. */
async function pageIsThere(): Promise<void> {
  record({ type: 'page_view', properties: timing() })
  tellCompletedAudit()
  watchPassages()
  if (performanceMetrics(location.pathname))
    setInterval(
      () => !document.hidden && record({ type: 'performance', properties: timing() }),
      monitorInterval,
    )
  const { watchWebVitals } = await import('./web-vitals.ts')
  watchWebVitals(({ name, value, rating }) =>
    record({ type: 'web_vitals', category: 'performance', properties: { name, value, rating } }),
  )
}

/** Once in a session, however often its report is opened again. */
function tellCompletedAudit(): void {
  const isTold = sessionStorage.getItem(completedKey) === location.pathname
  if (isTold || !document.querySelector('[data-audit-complete]')) return
  sessionStorage.setItem(completedKey, location.pathname)
  record({ type: 'geo_audit_completed', category: 'audit' })
}

function timing(): Happening['properties'] & object {
  const metrics = performanceMetrics(location.pathname)
  return metrics ? { performance_metrics: metrics } : {}
}

/** A passage we are sure of, on a named topic, is counted once, when it is shown. */
function watchPassages(): void {
  const observer = new IntersectionObserver(entries => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLElement)) continue
      observer.unobserve(target)
      const { contentBlock, topic } = target.dataset
      record({
        type: `content_${contentBlock}`,
        category: 'content',
        properties: { topic, chunk_id: target.id, confidence: 'high' },
      })
    }
  })
  for (const passage of document.querySelectorAll('[data-content-block][data-topic][data-confidence="high"]'))
    observer.observe(passage)
}

function watchClick({ target }: MouseEvent): void {
  const label = target instanceof Element ? labelOf(target) : null
  if (label) record({ type: 'user_interaction', category: 'interaction', properties: { label } })
}

function watchSubmission({ form, language, success, properties }: FormSubmission): void {
  record({
    type: form,
    category: 'form_submission',
    properties: { form_name: form, language, success, ...properties },
  })
  if (form === 'audit_form' && success)
    record({ type: 'geo_audit_started', category: 'audit', properties: { language } })
  // The visitor may leave for the report at once.
  void sendBatch()
}

function record(happening: Happening): void {
  if (!allowed || !isSampled(happening.type)) return
  addToBatch(
    eventOf(happening, {
      address: new URL(location.href),
      referrer: document.referrer,
      sessionId: sessionId(),
      userAgent: navigator.userAgent,
      mayKnowCampaign: allowed.marketing,
      width: innerWidth,
      isGeoOptimized: document.querySelector('[data-content-block]') !== null,
      now: new Date(),
    }),
  )
}

const sessionKey = 'session-id'
/** The report whose completion was told last. */
const completedKey = 'completed-audit'

/** Random, made with the first event, gone with the tab. */
function sessionId(): string {
  const known = sessionStorage.getItem(sessionKey)
  if (known) return known
  const made = crypto.randomUUID()
  sessionStorage.setItem(sessionKey, made)
  return made
}
