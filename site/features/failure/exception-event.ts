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

/** Tells the page that something broke but the page goes on; whoever measures listens on `document`. */
export function announceException(description: string): void {
  document.dispatchEvent(new CustomEvent('exception', { detail: { description, fatal: false } }))
}
