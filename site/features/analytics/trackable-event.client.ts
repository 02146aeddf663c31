export interface TrackableEvent {
  readonly type: string
  readonly category?: string
  readonly properties?: Readonly<Record<string, unknown>>
}

declare global {
  interface DocumentEventMap {
    trackable: CustomEvent<TrackableEvent>
    /** Measuring begins on this page: once, however often it is allowed. */
    measuring: Event
    /** Measuring is no longer allowed: what was kept for it is forgotten. */
    'measuring-ended': Event
  }
}

/**
 * Announces on the page that something happened; analytics listens. What measures is loaded late, and is told
 * again once it is there: not, however, of what happened before it was allowed.
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
