import { announce } from '../analytics/trackable-event.client.ts'

/** Tells whoever measures that something broke which nobody expected, but that the page goes on. */
export function announceException(description: string): void {
  announce({ type: 'exception', category: 'error', properties: { description, fatal: false } })
}
