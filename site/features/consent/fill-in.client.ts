import { type Consent, consentFields } from '#contracts/consent.ts'

/**
 * Shows the choice in the form, if there is one. Without a choice it stays as it was built; in a browser
 * that asks not to be tracked, nothing is allowed.
 */
export function fillIn(form: HTMLFormElement | null, consent: Consent | null): void {
  const fields = consent ? consentFields(document.cookie) : undecided()
  if (!fields || !form) return
  for (const input of form.querySelectorAll<HTMLInputElement>('input:enabled'))
    input.checked = fields[input.name]?.split('.').includes(input.value) ?? false
}

function undecided(): Readonly<Record<string, string>> | null {
  const isRefused = 'gpc' in document.documentElement.dataset
  return isRefused ? { attribution: 'full', retention: '1year' } : null
}
