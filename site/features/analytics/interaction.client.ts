import { measuredPath } from '#contracts/analytics-event.ts'

/**
 * What a click on a link or a button is called in the audience figures; null for one that is not
 * recorded. Only the names of our own page are in it, never what somebody typed.
 */
export function labelOf(target: Element): string | null {
  // The buttons of consent have a name of their own: they record a choice, which is no interaction.
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

/** Clicks are recorded only when their label names one of these. */
export function isRecorded(label: string): boolean {
  return /cta|form|audit|contact|submit|download/i.test(label)
}
