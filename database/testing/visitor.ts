import type { AuditAnswer, AuditParameters, ContactAnswer, ContactParameters } from '#contracts/calls.ts'
import { callProcedure } from '../calls.ts'
import type { Query } from '../database.ts'

/** Call these as a visitor: `asVisitor(database, query => createLead(query, contact))`. */
export async function createLead(query: Query, parameters: ContactParameters): Promise<ContactAnswer> {
  return (await callProcedure<ContactAnswer>(query, 'create_lead_from_contact_form', { ...parameters }))
    .answer
}

export async function createFreeAudit(query: Query, parameters: AuditParameters): Promise<AuditAnswer> {
  return (await callProcedure<AuditAnswer>(query, 'create_free_audit_from_form', { ...parameters })).answer
}

export const contact: ContactParameters = {
  p_name: 'Marie Dupont',
  p_email: 'marie@example.org',
  p_phone: null,
  p_company: null,
  p_message: 'Bonjour, parlons de votre offre.',
  p_language: 'fr',
  p_utm_data: { utm_source: 'website' },
}

export const auditRequest: AuditParameters = {
  p_name: 'Prospect',
  p_email: 'marie@example.org',
  p_company: null,
  p_website: 'https://example.com',
  p_language: 'en',
  p_utm_data: { source: 'website' },
  p_project_source: 'free_geo_audit_page',
}
