export interface TrackableEvent {
  readonly type: string
  readonly category?: string
  readonly properties?: Readonly<Record<string, unknown>>
}

declare global {
  interface DocumentEventMap {
    trackable: CustomEvent<TrackableEvent>
    /** Measuring begins on this page; dispatched once, however often it is allowed. */
    measuring: Event
    /** Measuring is no longer allowed: stored data for it is deleted. */
    'measuring-ended': Event
  }
}

/**
 * Dispatches an event on the page; analytics listens. Because analytics is loaded late, the event is
 * dispatched again once it is there, but not if it happened before measuring was allowed.
 */
export function announce(event: TrackableEvent): void {
  const tell = () => document.dispatchEvent(new CustomEvent('trackable', { detail: event }))
  tell()
  if (mayMeasure()) document.addEventListener('measuring', tell, { once: true })
}

/** True once the visitor has consented, even if the analytics script has not loaded yet. */
export function mayMeasure(): boolean {
  return 'measured' in document.documentElement.dataset
}
