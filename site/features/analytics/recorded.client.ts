import { measuredPath } from '#contracts/analytics-event.ts'

/**
 * The name of a click on a link or a button in analytics; null for one that is not recorded. It has only
 * names of our own page, never what somebody typed.
 */
export function labelOf(target: Element): string | null {
  // The buttons of consent are recorded as a choice, not as an interaction.
  const control = target.closest<HTMLAnchorElement | HTMLButtonElement>('a, button:not([name=choice])')
  if (!control) return null
  const kinds = [
    control.matches('.button') && 'cta',
    control.matches('[type=submit]') && 'submit',
    control.matches('[download]') && 'download',
    'pathname' in control && measuredPath(control.pathname),
    control.textContent.trim(),
  ]
  const label = kinds.filter(Boolean).join(' ').slice(0, 120)
  return isRecorded(label) ? label : null
}

/** Only clicks whose label contains one of these are recorded. */
export function isRecorded(label: string): boolean {
  return /cta|form|audit|contact|submit|download/i.test(label)
}

/** The share of events that is recorded, by type; all other types are recorded completely. */
const rates: Readonly<Record<string, number>> = { page_view: 0.2, user_interaction: 0.1 }

/** Whether to record an event; `draw` is from 0, included, to 1, excluded. */
export function isSampled(type: string, draw: number = Math.random()): boolean {
  return draw < (rates[type] ?? 1)
}
