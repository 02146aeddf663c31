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
import { contactFormPaths, guideFormPaths, servicesFormPaths } from './paths.ts'

export type ContactField = 'firstName' | 'lastName' | 'email' | 'company' | 'website' | 'service' | 'message'

/** The form that writes to the agency. */
export const contactForm: FormDescription<ContactField> = {
  fields: ['firstName', 'lastName', 'email', 'company', 'website', 'service', 'message'],
  problems: values => [
    ...textProblem(values, { field: 'firstName', required: true, limit: halfNameLimit }),
    ...textProblem(values, { field: 'lastName', required: true, limit: halfNameLimit }),
    ...emailProblems(values),
    ...textProblem(values, { field: 'company', required: false, limit: lengthLimits.company }),
    ...textProblem(values, { field: 'website', required: false, limit: lengthLimits.website }),
    ...textProblem(values, { field: 'message', required: true, limit: messageLimit, lines: true }),
  ],
  procedure: 'create_lead_from_contact_form',
  unexplained: 'Form submission failed',
}

/** First and last name are stored as one, joined by a space. */
const halfNameLimit = Math.floor((lengthLimits.name - 1) / 2)

/** The service and the website are stored in front of the message, and need room. */
export const messageLimit = 2000

/** The page whose form a message came through. */
export type ContactOrigin = keyof typeof contactPages

/** The pages that have this form, and how their messages are told apart in the database. */
export const contactPages = {
  contact: {
    paths: contactFormPaths,
    anchor: '',
    campaign: { utm_source: 'website', utm_medium: 'contact_form', utm_campaign: 'contact_2025' },
  },
  // The form is far down on these two pages.
  guide: {
    paths: guideFormPaths,
    anchor: '#request',
    campaign: { utm_source: 'website', utm_medium: 'service_form', utm_campaign: 'guide_geo_2025' },
  },
  services: {
    paths: servicesFormPaths,
    anchor: '#request',
    campaign: { utm_source: 'website', utm_medium: 'service_form', utm_campaign: 'service_contact' },
  },
} as const

/** A service as the form sends it and as the visitor reads it. */
export interface Service {
  readonly value: string
  readonly label: string
}

/** The services that a page offers, in its language; the first is the default. */
export type ReadServices = (origin: ContactOrigin, language: Language) => Promise<readonly Service[]>

interface ContactContext {
  readonly language: Language
  readonly origin: ContactOrigin
  readonly services: readonly Service[]
}

/**
 * The parameters of `create_lead_from_contact_form`, from any of these pages. The service is named by the
 * label that the visitor saw.
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
    p_utm_data: contactPages[origin].campaign,
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
