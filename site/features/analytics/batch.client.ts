import { type AnalyticsEvent, eventsPerRequest } from '#contracts/analytics-event.ts'
import { eventsCall } from '#contracts/calls.ts'

/** How long an event waits for others, in milliseconds. */
const delay = 5_000

let waiting: AnalyticsEvent[] = []
let timer: ReturnType<typeof setTimeout> | undefined

/** Sends events in batches: when there are enough, when the first has waited long enough, and on leaving. */
export function addToBatch(event: AnalyticsEvent): void {
  waiting.push(event)
  timer ??= setTimeout(sendBatch, delay)
  if (waiting.length >= eventsPerRequest) void sendBatch()
}

/** Drops waiting events, which were recorded under a withdrawn consent. */
export function emptyBatch(): void {
  clearTimeout(timer)
  timer = undefined
  waiting = []
}

/** A failure is only a warning: statistics are not worth disturbing a visitor. */
export async function sendBatch(): Promise<void> {
  const events = waiting
  emptyBatch()
  if (events.length === 0) return
  const request = fetch(eventsCall, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(events),
    keepalive: true,
  })
  const failure = await request.then(({ ok, status }) => !ok && status, String)
  if (failure) console.warn('analytics_events', failure)
}
