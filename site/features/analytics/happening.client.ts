/** Something to be measured. */
export interface Happening {
  readonly type: string
  readonly category?: string
  readonly properties?: Readonly<Record<string, unknown>>
}

declare global {
  interface DocumentEventMap {
    happening: CustomEvent<Happening>
    /** Measuring begins on this page: once, however often it is allowed. */
    measuring: Event
    /** Measuring is no longer allowed: what was kept for it is forgotten. */
    'measuring-ended': Event
  }
}

/**
 * Tells the page that something happened; whoever measures listens. What measures is loaded late, and is told
 * again once it is there: not, however, of what happened before it was allowed.
 */
export function announce(happening: Happening): void {
  const tell = () => document.dispatchEvent(new CustomEvent('happening', { detail: happening }))
  tell()
  if (mayMeasure()) document.addEventListener('measuring', tell, { once: true })
}

/** Whether the visitor allows it, be what measures there already or not (`consent.ts`). */
export function mayMeasure(): boolean {
  return 'measured' in document.documentElement.dataset
}
