import { emailProblems } from './audit-form.ts'
import { type ContactParameters, lengthLimits } from './calls.ts'
import { type FieldProblem, type FormValues, linesOf, textOf, textProblem } from './forms.ts'
import type { Language } from './languages.ts'

/** The fields of the contact form, in their order on the page. */
export const contactFields = [
  'firstName',
  'lastName',
  'email',
  'company',
  'website',
  'service',
  'message',
] as const

/** Everything that keeps a contact form from being sent, in the order of its fields. */
export function contactFormProblems(values: FormValues): readonly FieldProblem[] {
  return [
    ...textProblem(values, { field: 'firstName', required: true, limit: halfNameLimit }),
    ...textProblem(values, { field: 'lastName', required: true, limit: halfNameLimit }),
    ...emailProblems(values),
    ...textProblem(values, { field: 'company', required: false, limit: lengthLimits.company }),
    ...textProblem(values, { field: 'website', required: false, limit: lengthLimits.website }),
    ...textProblem(values, { field: 'message', required: true, limit: messageLimit, lines: true }),
  ]
}

/** First and last name are stored as one, joined by a space. */
export const halfNameLimit = Math.floor((lengthLimits.name - 1) / 2)

/** Service and website are stored in front of the message: they need their room. */
export const messageLimit = 2000

/** The page whose form a message came through. */
export type ContactOrigin = keyof typeof campaigns

/** How messages are told apart once they are stored. */
export const campaigns = {
  contact: { utm_source: 'website', utm_medium: 'contact_form', utm_campaign: 'contact_2025' },
  guide: { utm_source: 'website', utm_medium: 'service_form', utm_campaign: 'guide_geo_2025' },
  services: { utm_source: 'website', utm_medium: 'service_form', utm_campaign: 'service_contact' },
} as const

/** A service to ask for, as the form sends it and as the visitor reads it. */
export interface Service {
  readonly value: string
  readonly label: string
}

/** The services that a page has to choose from, in its language; the first is its default. */
export type ReadServices = (origin: ContactOrigin, language: Language) => Promise<readonly Service[]>

interface ContactContext {
  readonly language: Language
  readonly origin: ContactOrigin
  /** Those of the page. */
  readonly services: readonly Service[]
}

/**
 * The parameters of `create_lead_from_contact_form` for a message from any of these pages. Of the service,
 * whoever answers reads what the visitor read.
 */
export function contactParameters(
  values: FormValues,
  { language, origin, services }: ContactContext,
): ContactParameters {
  return {
    p_name: `${textOf(values, 'firstName')} ${textOf(values, 'lastName')}`.trim(),
    p_email: textOf(values, 'email'),
    p_phone: null,
    p_company: textOf(values, 'company') || null,
    p_message: labelledMessage(values, { language, services }),
    p_language: language,
    p_utm_data: campaigns[origin],
  }
}

function labelledMessage(values: FormValues, { language, services }: Omit<ContactContext, 'origin'>): string {
  const labels = messageLabels[language]
  const service = services.find(({ value }) => value === textOf(values, 'service'))
  const website = textOf(values, 'website')
  return [
    service && `${labels.service} ${service.label}`,
    website && `${labels.website} ${website}`,
    `${labels.message} ${linesOf(values, 'message')}`,
  ]
    .filter(Boolean)
    .join('\n')
}

const messageLabels = {
  fr: { service: 'Service demandé :', website: 'Site web :', message: 'Message :' },
  en: { service: 'Requested service:', website: 'Website:', message: 'Message:' },
} as const
