import { parsedAddress } from './addresses/parsed-address.ts'
import { unwrapped } from './addresses/unwrapped.ts'
import { type AuditParameters, lengthLimits, unnamed } from './calls.ts'
import {
  emailProblems,
  type FieldProblem,
  type FormDescription,
  type FormState,
  type FormValues,
  linesOf,
  textOf,
  textProblem,
} from './forms.ts'
import type { Language } from './languages.ts'

export type AuditField = 'url' | 'company' | 'email' | 'goals'

export const auditForm: FormDescription<AuditField> = {
  fields: ['url', 'company', 'email', 'goals'],
  problems: values => [
    ...urlProblems(values),
    ...textProblem(values, { field: 'company', required: false, limit: lengthLimits.company }),
    ...emailProblems(values),
    ...textProblem(values, { field: 'goals', required: false, limit: lengthLimits.goals, lines: true }),
  ],
  procedure: 'create_free_audit_from_form',
  unexplained: 'Audit request failed',
}

/** The form opened with an address that was typed elsewhere, and its problem if it has one. */
export function auditFormWith(url: string): FormState {
  const values = { url }
  return { values, problems: urlProblems(values), outcome: 'editing' }
}

/** The address with which a form was opened that lacks nothing else but an e-mail address; null otherwise. */
export function broughtAddress({ values, problems, outcome }: FormState): string | null {
  const isBrought = outcome === 'editing' && problems.length === 0 && textOf(values, 'email') === ''
  return isBrought ? textOf(values, 'url') || null : null
}

/**
 * The parameters of `create_free_audit_from_form` for a form without problems. The form asks for no name,
 * so the company's is used, or "Prospect" without one. Goals travel with the campaign data: the call has no
 * parameter for them.
 */
export function auditParameters(values: FormValues, language: Language): AuditParameters {
  const company = textOf(values, 'company')
  const goals = linesOf(values, 'goals')
  return {
    p_name: company || unnamed,
    p_email: textOf(values, 'email'),
    p_company: company || null,
    p_website: unwrapped(textOf(values, 'url')) || null,
    p_language: language,
    p_utm_data: {
      source: 'website',
      medium: 'form',
      campaign: 'free_audit_2025',
      ...(goals.trim() && { goals }),
    },
    p_project_source: 'free_geo_audit_page',
  }
}

/**
 * The web address that a person meant: `exemple.fr`, `www.exemple.fr/page` and `https://exemple.fr` are all
 * accepted, in quotation marks or brackets too. Null when the text cannot be the address of a website.
 */
export function websiteAddress(typed: string): URL | null {
  const text = unwrapped(typed)
  const candidate = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`
  const address = parsedAddress(candidate)
  if (!address) return null
  const isWeb = address.protocol === 'https:' || address.protocol === 'http:'
  const isPublicForm =
    /[.:]|^localhost$/.test(address.hostname) &&
    !address.username &&
    !/[\s\p{Default_Ignorable_Code_Point}]/u.test(text)
  return isWeb && isPublicForm ? address : null
}

/** The site of an address that a person typed, in their spelling: `café.fr`. Null where it leads to no website. */
export function typedSite(typed: string): string | null {
  const text = unwrapped(typed).replace(/^[a-z][a-z0-9+.-]*:\/\//i, '')
  return websiteAddress(typed) && (/^[^/\\?#]+/.exec(text)?.[0] ?? null)
}

function urlProblems(values: FormValues): readonly FieldProblem[] {
  const problems = textProblem(values, { field: 'url', required: true, limit: lengthLimits.website })
  if (problems.length > 0) return problems
  return websiteAddress(textOf(values, 'url')) ? [] : [{ field: 'url', code: 'malformed' }]
}
