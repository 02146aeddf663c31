import type { Language } from '#contracts/languages.ts'

/** What the audience figures may know of a form that was sent: never what was typed in it. */
export interface FormSubmission {
  readonly form: 'contact_form' | 'service_form' | 'audit_form' | 'footer_form'
  readonly language: Language
  readonly success: boolean
  readonly properties: Readonly<Record<string, string | number | boolean | null>>
}

declare global {
  interface DocumentEventMap {
    'form-submission': CustomEvent<FormSubmission>
  }
}

/** Tells the page that a form was answered; whoever measures listens on `document`. */
export function announceSubmission(submission: FormSubmission): void {
  document.dispatchEvent(new CustomEvent('form-submission', { detail: submission }))
}
