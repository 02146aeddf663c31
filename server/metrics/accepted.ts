import type { ProcedureName } from '#contracts/calls.ts'

/** What visitors send and the site accepts. */
export type AcceptedKind = 'message' | 'audit' | 'follow-up' | 'event'

export const kindOfProcedure: Readonly<Record<ProcedureName, AcceptedKind>> = {
  create_lead_from_contact_form: 'message',
  create_free_audit_from_form: 'audit',
}
