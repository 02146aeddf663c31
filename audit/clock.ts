import type { Limits } from './limits.ts'

/**
 * The minute of one audit, started when it begins: what a part has not done by the end of its time is left
 * out, so that what was brought until then is still judged within the minute.
 */
export interface AuditClock {
  /** Aborts when nothing more is asked of the site. */
  readonly asking: AbortSignal
  /** Aborts when no page is rendered any more. */
  readonly rendering: AbortSignal
  /** Aborts when no page is read any more. */
  readonly reading: AbortSignal
  /** Whether what is not judged by now is left out. */
  isOver(): boolean
}

/** A browser needs some of the time in which the site would else be asked. */
export function startClock(limits: Limits, withBrowser: boolean): AuditClock {
  const startedAt = performance.now()
  return {
    asking: AbortSignal.timeout(withBrowser ? limits.visitBesideBrowserMs : limits.visitMs),
    rendering: AbortSignal.timeout(limits.renderedMs),
    reading: AbortSignal.timeout(limits.readMs),
    isOver: () => performance.now() - startedAt > limits.judgedMs,
  }
}
