import { type ContactAnswer, contactCall } from '#contracts/calls.ts'
import { type ContactOrigin, campaigns, contactParameters, type Service } from '#contracts/contact-form.ts'
import { type FormValues, textOf } from '#contracts/forms.ts'
import type { Language } from '#contracts/languages.ts'
import { call } from '../forms/call.client.ts'
import { type Outcome, submissionOf } from '../forms/outcome.ts'
import { announceSubmission, type FormSubmission } from '../forms/submission-event.client.ts'
import type { Delivery } from '../forms/use-form.ts'

interface Context {
  readonly language: Language
  readonly origin: ContactOrigin
  readonly services: readonly Service[]
  readonly delivery: Delivery
}

/** Sends the contact form. */
export async function sendMessage(values: FormValues, context: Context): Promise<Outcome> {
  const { language, origin, delivery } = context
  const answer = await call<ContactAnswer>(contactCall, contactParameters(values, context), delivery.headers)
  const { outcome, error } = submissionOf(answer, 'Form submission failed')
  announceSubmission({
    form: origin === 'contact' ? 'contact_form' : 'service_form',
    language,
    success: outcome === 'sent',
    properties: {
      ...described(values, context),
      ...(error ? { error_type: outcome, error_message: error } : { lead_id: answer.data?.lead_id ?? null }),
    },
  })
  return outcome
}

/** What may be known of a message: never what it says. */
function described(values: FormValues, { origin, delivery }: Context): FormSubmission['properties'] {
  const known = {
    service_type: textOf(values, 'service'),
    has_company: textOf(values, 'company') !== '',
    has_website: textOf(values, 'website') !== '',
  }
  return origin === 'contact'
    ? known
    : {
        ...known,
        message_length: textOf(values, 'message').length,
        completion_time: delivery.completionTimeMs,
        fields_filled: Object.keys(values).filter(field => textOf(values, field) !== '').length,
        campaign: campaigns[origin].utm_campaign,
      }
}
