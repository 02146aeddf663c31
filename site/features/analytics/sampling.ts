/** The share of events that is recorded, by type; all of the others. */
const rates: Readonly<Record<string, number>> = {
  page_view: 0.2,
  user_interaction: 0.1,
  form_submission: 1,
  geo_audit_started: 1,
  geo_audit_completed: 1,
}

/** Whether an event is among those recorded; `draw` is from 0, included, to 1, excluded. */
export function isSampled(type: string, draw: number = Math.random()): boolean {
  return draw < (rates[type] ?? 1)
}
