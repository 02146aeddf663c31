import type { Consent } from '#contracts/consent.ts'
import { forgetBotVisits, keepBotVisit } from '../crawlers/bot-log.ts'
import type {} from '../failure/exception-event.ts'
import type { FormSubmission } from '../forms/submission-event.ts'
import { addToBatch, emptyBatch, sendBatch } from './batch.ts'
import { eventOf, type Happening } from './event.ts'
import { labelOf } from './interaction.ts'
import { monitorInterval, performanceMetrics } from './page-timing.ts'
import { isSampled } from './sampling.ts'

let isAllowed = false
let isWatching = false

/**
 * Measures from now on, or stops: what waits is dropped and the session forgotten. Loaded only once
 * measuring has been allowed.
 */
export function applyConsent(consent: Consent | null): void {
  isAllowed = consent?.preferences.analytics ?? false
  if (!isAllowed) forget()
  else if (!isWatching) watch()
  void tellTagService(consent)
}

async function tellTagService(consent: Consent | null): Promise<void> {
  const id = document.querySelector<HTMLMetaElement>('meta[name="measurement-id"]')?.content
  if (id) (await import('./tags.ts')).updateTags(consent, id)
}

function forget(): void {
  emptyBatch()
  sessionStorage.removeItem(sessionKey)
  forgetBotVisits()
}

function watch(): void {
  isWatching = true
  keepBotVisit()
  if (document.readyState === 'complete') pageIsThere()
  else addEventListener('load', () => setTimeout(pageIsThere))
  document.addEventListener('click', watchClick)
  document.addEventListener('focusin', watchForm)
  document.addEventListener('form-submission', ({ detail }) => watchSubmission(detail))
  document.addEventListener('exception', ({ detail }) =>
    record({ type: 'exception', category: 'error', properties: { ...detail, fatal: false } }),
  )
  addEventListener('pagehide', () => void sendBatch())
  document.addEventListener('visibilitychange', () => document.hidden && void sendBatch())
}

/** Once the page has loaded: its times are known, and nothing below delays it. */
async function pageIsThere(): Promise<void> {
  record({ type: 'page_view', properties: timing() })
  if (document.querySelector('[data-audit-complete]'))
    record({ type: 'geo_audit_completed', category: 'audit' })
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

/** When a visitor began with a form, in milliseconds since the page began. */
let formBegun: number | null = null

function watchForm({ target }: FocusEvent): void {
  if (target instanceof Element && target.closest('.form')) formBegun ??= performance.now()
}

function watchSubmission({ form, language, success, properties }: FormSubmission): void {
  record({
    type: form,
    category: 'form_submission',
    properties: { form_name: form, language, success, ...properties, completion_time: secondsOnForm() },
  })
  if (form === 'audit_form' && success)
    record({ type: 'geo_audit_started', category: 'audit', properties: { language } })
  // The visitor may leave for the report at once.
  void sendBatch()
}

function secondsOnForm(): number | null {
  return formBegun === null ? null : Math.round((performance.now() - formBegun) / 1000)
}

function record(happening: Happening): void {
  if (!isAllowed || !isSampled(happening.type)) return
  addToBatch(
    eventOf(happening, {
      address: new URL(location.href),
      referrer: document.referrer,
      sessionId: sessionId(),
      userAgent: navigator.userAgent,
      width: innerWidth,
      isGeoOptimized: document.querySelector('[data-content-block]') !== null,
      now: new Date(),
    }),
  )
}

const sessionKey = 'session-id'

/** Random, made with the first event, gone with the tab. */
function sessionId(): string {
  const known = sessionStorage.getItem(sessionKey)
  if (known) return known
  const made = crypto.randomUUID()
  sessionStorage.setItem(sessionKey, made)
  return made
}
