/** Something broke that nobody expected. */
export interface Exception {
  readonly description: string
  /** False: the page goes on. */
  readonly fatal: boolean
}

declare global {
  interface DocumentEventMap {
    exception: CustomEvent<Exception>
  }
}

/** Tells the page that something broke but the page goes on: whoever measures listens (`hearExceptions`). */
export function announceException(description: string): void {
  const exception = { description, fatal: false }
  announced.push(exception)
  document.dispatchEvent(new CustomEvent('exception', { detail: exception }))
}

/** What measures is loaded late, and a page may break early: what was announced before is heard too. */
export function hearExceptions(hear: (exception: Exception) => void): void {
  for (const exception of announced) hear(exception)
  document.addEventListener('exception', ({ detail }) => hear(detail))
}

const announced: Exception[] = []
