import type { Language } from '#contracts/languages.ts'
import { announce } from '../analytics/happening.client.ts'

/** What the audience figures may know of a form that was sent: never what was typed in it. */
export interface FormSubmission {
  readonly form: 'contact_form' | 'service_form' | 'audit_form' | 'footer_form'
  readonly language: Language
  readonly success: boolean
  readonly properties: Readonly<Record<string, string | number | boolean | null>>
}

/** Tells whoever measures that a form was answered, and that an audit has started if that is what it asked for. */
export function announceSubmission({ form, language, success, properties }: FormSubmission): void {
  if (form === 'audit_form' && success)
    announce({ type: 'geo_audit_started', category: 'audit', properties: { language } })
  // Last, for with it what was recorded is sent.
  announce({
    type: form,
    category: 'form_submission',
    properties: { form_name: form, language, success, ...properties },
  })
}
