import { announce } from '../analytics/trackable-event.client.ts'

export function announceException(description: string): void {
  announce({ type: 'exception', category: 'error', properties: { description, fatal: false } })
}
