import type { Language } from './languages.ts'

/**
 * The calls that a browser may make, in PostgREST's wire format: two procedures and one insert.
 * The procedures themselves are in `database/procedures/`.
 */
export interface Calls {
  readonly create_lead_from_contact_form: ContactParameters
  readonly create_free_audit_from_form: AuditParameters
}

export type ProcedureName = keyof Calls

export function callPath(procedure: ProcedureName): string {
  return `/rest/v1/rpc/${procedure}`
}

// Pure: otherwise a file of its own would reach every measured browser for the sake of these two.
export const contactCall = /* @__PURE__ */ callPath('create_lead_from_contact_form')
export const auditCall = /* @__PURE__ */ callPath('create_free_audit_from_form')
export const eventsCall = '/rest/v1/analytics_events'

export interface ContactParameters {
  readonly p_name: string
  readonly p_email: string
  readonly p_phone: string | null
  readonly p_company: string | null
  readonly p_message: string
  readonly p_language: Language
  readonly p_utm_data: Readonly<Record<string, string>>
}

export interface ContactAnswer {
  readonly success: boolean
  readonly error?: string | null
  readonly lead_id?: string | null
}

export interface AuditParameters {
  readonly p_name: string
  readonly p_email: string
  readonly p_company: string | null
  readonly p_website: string | null
  readonly p_language: Language
  readonly p_utm_data: Readonly<Record<string, string>>
  readonly p_project_source: string | null
}

/** The name of a lead who gave none: the audit form does not ask for it. */
export const unnamed = 'Prospect'

export interface AuditAnswer extends ContactAnswer {
  readonly audit_id?: string | null
  /** The only key that can delete the report. */
  readonly owner_key?: string | null
}

/** Longest values that are stored, in characters. */
export const lengthLimits = {
  name: 100,
  /** RFC 5321, 4.5.3.1. */
  email: 254,
  company: 120,
  phone: 40,
  website: 2048,
  message: 5000,
  goals: 2000,
  /** What a reader says is wrong in a finding. */
  contradiction: 500,
} as const
