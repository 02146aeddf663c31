import { measuredPath } from '#contracts/analytics-event.ts'

/**
 * What a click on a link or a button is called in the audience figures; null for one that is not
 * recorded. Only the names of our own page are in it, never what somebody typed.
 */
export function labelOf(target: Element): string | null {
  const control = target.closest('a, button')
  if (!control || control.closest('.consent, .choices')) return null
  const kinds = [
    control.classList.contains('button') && 'cta',
    control.getAttribute('type') === 'submit' && 'submit',
    control.hasAttribute('download') && 'download',
    measuredPath(control.getAttribute('href')?.replace(/[?#].*/, '') ?? ''),
    control.textContent?.trim(),
  ]
  const label = kinds.filter(Boolean).join(' ').slice(0, 120)
  return isRecorded(label) ? label : null
}

/** Clicks are recorded only when their label names one of these. */
export function isRecorded(label: string): boolean {
  return /cta|form|audit|contact|submit|download/i.test(label)
}
