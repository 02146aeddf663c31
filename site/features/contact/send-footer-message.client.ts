import { type ContactAnswer, contactCall } from '#contracts/calls.ts'
import { footerParameters } from '#contracts/footer-form.ts'
import type { FormValues } from '#contracts/forms.ts'
import type { Language } from '#contracts/languages.ts'
import { call } from '../forms/call.client.ts'
import { type Outcome, submissionOf } from '../forms/outcome.ts'
import { announceSubmission } from '../forms/submission-event.client.ts'
import type { Delivery } from '../forms/use-form.ts'

interface Context {
  readonly language: Language
  readonly delivery: Delivery
}

/** Sends the footer form. */
export async function sendFooterMessage(
  values: FormValues,
  { language, delivery }: Context,
): Promise<Outcome> {
  const answer = await call<ContactAnswer>(contactCall, footerParameters(values, language), delivery.headers)
  const { outcome, error } = submissionOf(answer, 'Form submission failed')
  announceSubmission({
    form: 'footer_form',
    language,
    success: outcome === 'sent',
    properties: error
      ? { error_type: outcome, error_message: error }
      : { lead_id: answer.data?.lead_id ?? null },
  })
  return outcome
}
