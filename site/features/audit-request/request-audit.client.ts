import { auditParameters } from '#contracts/audit-form.ts'
import { type AuditAnswer, auditCall } from '#contracts/calls.ts'
import { type FormValues, textOf } from '#contracts/forms.ts'
import type { Language } from '#contracts/languages.ts'
import { ownedReportPath } from '#contracts/paths.ts'
import { call } from '../forms/call.client.ts'
import { type Outcome, submissionOf } from '../forms/outcome.ts'
import { announceSubmission } from '../forms/submission-event.client.ts'
import type { Delivery } from '../forms/use-form.ts'

/** Requests an audit; when it is granted, the browser leaves for its report. */
export async function requestAudit(
  values: FormValues,
  { language, delivery }: { readonly language: Language; readonly delivery: Delivery },
): Promise<Outcome> {
  const parameters = auditParameters(values, language)
  const answer = await call<AuditAnswer>(auditCall, parameters, delivery.headers)
  const { outcome, error } = submissionOf(answer, 'Audit request failed')
  announceSubmission({
    form: 'audit_form',
    language,
    success: outcome === 'sent',
    properties: {
      has_company: textOf(values, 'company') !== '',
      has_goals: textOf(values, 'goals') !== '',
      ...(error && { error_type: outcome, error_message: error }),
    },
  })
  const { audit_id, owner_key } = answer.data ?? {}
  if (audit_id && owner_key) location.assign(ownedReportPath(audit_id, owner_key, language))
  return outcome
}
