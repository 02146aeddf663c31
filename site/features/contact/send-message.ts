import { type ContactAnswer, contactCall } from '#contracts/calls.ts'
import { contactParameters } from '#contracts/contact-form.ts'
import { type FormValues, textOf } from '#contracts/forms.ts'
import type { Language } from '#contracts/languages.ts'
import { call } from '../forms/call.ts'
import { type Outcome, submissionOf } from '../forms/outcome.ts'
import { announceSubmission } from '../forms/submission-event.ts'

/** Sends the contact form. `serviceLabel` is the chosen service as the visitor read it. */
export async function sendMessage(
  values: FormValues,
  context: { readonly language: Language; readonly serviceLabel: string },
): Promise<Outcome> {
  const answer = await call<ContactAnswer>(contactCall, contactParameters(values, context))
  const { outcome, error } = submissionOf(answer, 'Form submission failed')
  announceSubmission({
    form: 'contact_form',
    language: context.language,
    success: outcome === 'sent',
    properties: {
      service_type: textOf(values, 'service'),
      has_company: textOf(values, 'company') !== '',
      has_website: textOf(values, 'website') !== '',
      ...(error ? { error_type: outcome, error_message: error } : { lead_id: answer.data?.lead_id ?? null }),
    },
  })
  return outcome
}
