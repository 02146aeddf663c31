import type { FastifyInstance } from 'fastify'
import type { FormValues } from '#contracts/forms.ts'
import { languages } from '#contracts/languages.ts'
import { reportPath } from '#contracts/paths.ts'
import type { VisitorPage } from '#contracts/visitor-page.ts'
import { deleteAudit, ownsAudit, readAudit, readReportEnd } from '#database/audits.ts'
import type { ServerContext } from '../context.ts'
import { readForms } from '../forms/posted-form.ts'
import { refuseCrossSite } from '../http/same-origin.ts'
import { auditId, keepPrivate } from './show-audit.route.ts'

interface Asked {
  readonly Params: { readonly id: string }
  readonly Querystring: { readonly owner?: string }
  readonly Body: FormValues | undefined
}

/**
 * Deletes a report for its owner: a page that asks for confirmation, and the button that deletes. The
 * address of the report alone deletes nothing (docs/decisions/0015-who-may-delete-a-report.md).
 */
export function installDeleteAudit(app: FastifyInstance, context: ServerContext): void {
  app.register(async scope => {
    readForms(scope)
    for (const language of languages) {
      const path = `${reportPath(auditId, language)}/delete`

      scope.get<Asked>(path, async (request, reply) => {
        context.visitorPages.admit(request)
        const { id } = request.params
        const page = await deletionPage(context, id, request.query.owner ?? '')
        keepPrivate(reply, page)
        return context.visitorPages.send(reply, { path: `${reportPath(id, language)}/delete`, page })
      })

      scope.post<Asked>(
        path,
        { onRequest: async request => refuseCrossSite(request, context.environment.siteUrl) },
        async (request, reply) => {
          const { id } = request.params
          const key = request.body?.['owner'] ?? ''
          const isDeleted = await context.database.transaction(query => deleteAudit(query, id, key))
          // Deleted just now or before: the address of the report says so.
          if (isDeleted) return reply.redirect(reportPath(id, language), 303)
          context.visitorPages.admit(request)
          const page = await deletionPage(context, id, key)
          keepPrivate(reply, page)
          return context.visitorPages.send(reply, { path: `${reportPath(id, language)}/delete`, page })
        },
      )
    }
  })
}

async function deletionPage({ database }: ServerContext, id: string, key: string): Promise<VisitorPage> {
  return database.transaction(async query => {
    const record = await readAudit(query, id)
    if (!record) return { kind: 'no-audit', end: await readReportEnd(query, id) }
    const ownerKey = (await ownsAudit(query, id, key)) ? key : null
    return { kind: 'audit-deletion', record, ownerKey }
  })
}
