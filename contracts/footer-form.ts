import { type ContactParameters, lengthLimits } from './calls.ts'
import {
  emailProblems,
  type FormDescription,
  type FormValues,
  linesOf,
  textOf,
  textProblem,
} from './forms.ts'
import type { Language } from './languages.ts'

export type FooterField = 'name' | 'email' | 'message'

export const footerForm: FormDescription<FooterField> = {
  fields: ['name', 'email', 'message'],
  problems: values => [
    ...textProblem(values, { field: 'name', required: true, limit: lengthLimits.name }),
    ...emailProblems(values),
    ...textProblem(values, { field: 'message', required: true, limit: footerMessageLimit, lines: true }),
  ],
  procedure: 'create_lead_from_contact_form',
  unexplained: 'Form submission failed',
}

/** Tells the agency where a message came from. */
const tag = '[footer-contact] '

/** The tag is stored in front of the message: it needs its room. */
export const footerMessageLimit = lengthLimits.message - tag.length

/** The parameters of `create_lead_from_contact_form` for a footer form without problems. */
export function footerParameters(values: FormValues, language: Language): ContactParameters {
  return {
    p_name: textOf(values, 'name'),
    p_email: textOf(values, 'email'),
    p_phone: null,
    p_company: null,
    p_message: tag + linesOf(values, 'message'),
    p_language: language,
    p_utm_data: { source: 'website', medium: 'footer_form', campaign: 'footer_contact_2025' },
  }
}
