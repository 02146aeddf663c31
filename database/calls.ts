import type { AuditAnswer, AuditParameters, ContactAnswer, ContactParameters } from '#contracts/calls.ts'
import type { Query } from './database.ts'
import { isStorable } from './storable-text.ts'

/**
 * The two calls of a visitor. Run them in a transaction under the role `anon`, with the settings
 * `request.headers` and `site.audits_per_network_per_day` (README.md, "Roles"). What a visitor
 * sends never makes them throw: it is stored, or refused with a sentence.
 */
export function createLead(query: Query, parameters: ContactParameters): Promise<ContactAnswer> {
  return call(query, 'create_lead_from_contact_form', {
    p_name: parameters.p_name,
    p_email: parameters.p_email,
    p_phone: parameters.p_phone,
    p_company: parameters.p_company,
    p_message: parameters.p_message,
    p_language: parameters.p_language,
    p_utm_data: parameters.p_utm_data,
  })
}

/** See `createLead`. Stores the lead, the audit and its job, or nothing. */
export function createFreeAudit(query: Query, parameters: AuditParameters): Promise<AuditAnswer> {
  return call(query, 'create_free_audit_from_form', {
    p_name: parameters.p_name,
    p_email: parameters.p_email,
    p_company: parameters.p_company,
    p_website: parameters.p_website,
    p_language: parameters.p_language,
    p_utm_data: parameters.p_utm_data,
    p_project_source: parameters.p_project_source,
  })
}

/** Takes a lead out of quarantine that was held back for lack of a token only; see `confirm_lead`. */
export async function confirmLead(query: Query, leadId: string): Promise<void> {
  await query('select confirm_lead($1)', [leadId])
}

/**
 * When whoever met a limit may come back, in seconds, as a `Retry-After` header says it. Ask in the
 * transaction of the call; null when it met none.
 */
export async function retryAfter(query: Query): Promise<number | null> {
  const [row] = await query<{ seconds: number | null }>(
    "select (nullif(current_setting('response.headers', true), '')::jsonb #>> '{0,Retry-After}')::integer as seconds",
  )
  return row?.seconds ?? null
}

type Parameters = Readonly<Record<string, unknown>> & { readonly p_utm_data: unknown }

async function call(query: Query, procedure: string, parameters: Parameters): Promise<AuditAnswer> {
  const { p_utm_data: campaign, ...texts } = parameters
  if (!Object.values(texts).every(isTextOrAbsent)) return refused('Parameters must be text.')
  if (!isFlatOrAbsent(campaign)) return refused('Campaign data must be an object of texts.')
  if (!isStorable(parameters)) return refused('Text contains characters that cannot be stored.')

  const names = [...Object.keys(texts), 'p_utm_data'].map((name, index) => `${name} => $${index + 1}`)
  const values = [...Object.values(texts).map(text => text ?? null), JSON.stringify(campaign ?? null)]
  const [row] = await query<{ answer: AuditAnswer }>(`select ${procedure}(${names}) as answer`, values)
  if (!row) throw new Error(`${procedure} gave no answer.`)
  return row.answer
}

function isTextOrAbsent(value: unknown): boolean {
  return typeof value === 'string' || value === null || value === undefined
}

function isFlatOrAbsent(value: unknown): boolean {
  if (typeof value !== 'object' || Array.isArray(value)) return value === undefined
  return Object.values(value ?? {}).every(isTextOrAbsent)
}

function refused(error: string): AuditAnswer {
  return { success: false, error, lead_id: null }
}
