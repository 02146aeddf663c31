import type { FastifyInstance } from 'fastify'
import type { AuditRecord } from '#contracts/audit-report.ts'
import { reportPath } from '#contracts/calls.ts'
import type { FormValues } from '#contracts/forms.ts'
import { languages } from '#contracts/languages.ts'
import { readAudit } from '#database/audits.ts'
import type { House } from '../house.ts'
import { askForConfirmation, proofParameter } from '../leads/confirm-lead.route.ts'

/** An identifier as the database makes it, in a route. Any other path below `/audits` is no page. */
export const auditId = ':id(^[0-9a-f-]{36}$)'

/** The page of an audit: waiting, running, or its report. Unlisted: nobody but its readers keeps it. */
export function installShowAudit(app: FastifyInstance, house: House): void {
  for (const language of languages) {
    app.get<{ Params: { id: string }; Querystring: FormValues }>(
      reportPath(auditId, language),
      async (request, reply) => {
        const { id } = request.params
        askForConfirmation(reply, request.query[proofParameter], house)
        const record = await house.database.transaction(query => readAudit(query, id))
        reply.header('x-robots-tag', 'noindex').header('cache-control', cacheControl(record))
        const page = { kind: 'audit', record } as const
        const path = reportPath(id, language)
        return house.sendVisitorPage({ request, reply }, { path, page })
      },
    )
  }
}

/** Until it has ended, the next look at an audit is another one. */
function cacheControl(record: AuditRecord | null): string {
  return record?.report ? 'private, no-cache' : 'private, no-store'
}
