import { announce } from '../analytics/trackable-event.client.ts'

/** Reports to analytics an unexpected error after which the page still works. */
export function announceException(description: string): void {
  announce({ type: 'exception', category: 'error', properties: { description, fatal: false } })
}
