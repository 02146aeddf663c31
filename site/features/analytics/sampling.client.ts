/** The share of events that is recorded, by type; of forms, audits and all others every one. */
const rates: Readonly<Record<string, number>> = { page_view: 0.2, user_interaction: 0.1 }

/** Whether an event is among those recorded; `draw` is from 0, included, to 1, excluded. */
export function isSampled(type: string, draw: number = Math.random()): boolean {
  return draw < (rates[type] ?? 1)
}
