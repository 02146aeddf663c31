import type { Limits } from './limits.ts'

/**
 * The deadlines of one audit, counted from its start: work that is not done in time is left out, so that the
 * results so far are still judged within the minute.
 */
export interface AuditClock {
  /** Aborts requests to the site. */
  readonly asking: AbortSignal
  readonly rendering: AbortSignal
  readonly reading: AbortSignal
  /** True once the time for judging is over. */
  isOver(): boolean
}

/** A browser takes some of the time that is otherwise for requests. */
export function startClock(limits: Limits, withBrowser: boolean): AuditClock {
  const startedAt = performance.now()
  return {
    asking: AbortSignal.timeout(withBrowser ? limits.visitBesideBrowserMs : limits.visitMs),
    rendering: AbortSignal.timeout(limits.renderedMs),
    reading: AbortSignal.timeout(limits.readMs),
    isOver: () => performance.now() - startedAt > limits.judgedMs,
  }
}
