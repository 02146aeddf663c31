/** The share of events that is recorded, by type; all other types are recorded completely. */
const rates: Readonly<Record<string, number>> = { page_view: 0.2, user_interaction: 0.1 }

/** Whether to record an event; `draw` is from 0, included, to 1, excluded. */
export function isSampled(type: string, draw: number = Math.random()): boolean {
  return draw < (rates[type] ?? 1)
}
