import type { FastifyInstance } from 'fastify'
import { auditForm, auditFormWith, auditParameters } from '#contracts/audit-form.ts'
import { languages } from '#contracts/languages.ts'
import { auditFormPaths, ownedReportPath } from '#contracts/paths.ts'
import type { ServerContext } from '../context.ts'
import { installPostedForm } from '../forms/posted-form.ts'

/** The audit form in both languages. The form of the home page links here with `?url=…`. */
export function installRequestAudit(app: FastifyInstance, context: ServerContext): void {
  for (const language of languages) {
    installPostedForm(app, context, {
      path: auditFormPaths[language],
      form: auditForm,
      opened: ({ url }) => (url === undefined ? null : auditFormWith(url)),
      parameters: values => auditParameters(values, language),
      next: ({ audit_id, owner_key }) => ownedReportPath(audit_id ?? '', owner_key ?? '', language),
    })
  }
}
