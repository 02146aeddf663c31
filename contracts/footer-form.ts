import { emailProblems } from './audit-form.ts'
import { type ContactParameters, lengthLimits } from './calls.ts'
import { type FieldProblem, type FormValues, linesOf, textOf, textProblem } from './forms.ts'
import type { Language } from './languages.ts'

/** The fields of the short form at the foot of every page, in their order. */
export const footerFields = ['name', 'email', 'message'] as const

/** Says where a message came from to whoever reads it. */
const tag = '[footer-contact] '

/** The tag is stored in front of the message: it needs its room. */
export const footerMessageLimit = lengthLimits.message - tag.length

/** Everything that keeps a footer form from being sent, in the order of its fields. */
export function footerFormProblems(values: FormValues): readonly FieldProblem[] {
  return [
    ...textProblem(values, { field: 'name', required: true, limit: lengthLimits.name }),
    ...emailProblems(values),
    ...textProblem(values, { field: 'message', required: true, limit: footerMessageLimit, lines: true }),
  ]
}

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
