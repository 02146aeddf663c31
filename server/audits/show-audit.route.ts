import type { FastifyInstance, FastifyReply } from 'fastify'
import { verdicts } from '#contracts/audit-report.ts'
import { languages } from '#contracts/languages.ts'
import { reportPath } from '#contracts/paths.ts'
import type { Contradicted, FindingsFilter } from '#contracts/report-page.ts'
import type { VisitorPage } from '#contracts/visitor-page.ts'
import { ownsAudit, readAuditProgress } from '#database/audits.ts'
import type { ServerContext } from '../context.ts'
import { confirmationFor } from '../forms/confirm-lead.route.ts'
import { pathAndQuery } from '../http/path-and-query.ts'
import { auditPage } from './audit-page.ts'

/**
 * A route parameter that only matches an id as the database makes them: any other path below `/audits` is a
 * 404.
 */
export const auditId = ':id(^[0-9a-f-]{36}$)'

interface Asked {
  readonly Params: { readonly id: string }
  readonly Querystring: {
    readonly owner?: string
    readonly verdict?: string
    readonly page?: string
    readonly wrong?: string
    readonly told?: string
  }
}

/** The page of an audit: waiting, running, or its report. Search engines and shared caches may not keep it. */
export function installShowAudit(app: FastifyInstance, context: ServerContext): void {
  for (const language of languages) {
    // As a page of the site does: its address has no slash at its end.
    app.get<Asked>(`${reportPath(auditId, language)}/`, (request, reply) =>
      reply.redirect(reportPath(request.params.id, language) + pathAndQuery(request).query, 308),
    )
    app.get<Asked>(reportPath(auditId, language), async (request, reply) => {
      context.visitorPages.admit(request)
      const { id } = request.params
      const confirmation = await confirmationFor(request, context)
      const ownerKey = await ownerKeyOf(request.query['owner'], id, context)
      const page = await auditPage(context, id, {
        ownerKey,
        filter: filterOf(request.query),
        contradicted: contradictedBy(request.query),
      })
      keepPrivate(reply, page)
      return context.visitorPages.send(reply, {
        path: reportPath(id, language),
        page: page.kind === 'audit' ? { ...page, confirmation } : page,
      })
    })
  }
}

/** The record of an audit without its report, for the page that waits for it. */
export function installAuditProgress(app: FastifyInstance, { database }: ServerContext): void {
  for (const language of languages) {
    app.get<{ Params: { id: string } }>(
      `${reportPath(auditId, language)}/progress`,
      async ({ params }, reply) => {
        const record = await database.transaction(query => readAuditProgress(query, params.id))
        reply.header('x-robots-tag', 'noindex').code(record ? 200 : 404)
        return record
      },
    )
  }
}

/** A browser may keep a finished report, but no page that still changes or holds its owner's key. */
export function keepPrivate(reply: FastifyReply, page: VisitorPage): FastifyReply {
  const isKept = page.kind === 'audit' && page.audit.record.report !== null && page.audit.ownerKey === null
  return reply
    .header('x-robots-tag', 'noindex')
    .header('cache-control', isKept ? 'private, no-cache' : 'private, no-store')
}

/** Null too for a key that is not the owner's. */
async function ownerKeyOf(
  key: string | undefined,
  id: string,
  { database }: ServerContext,
): Promise<string | null> {
  if (key === undefined) return null
  return (await database.transaction(query => ownsAudit(query, id, key))) ? key : null
}

/** Unknown values are ignored, so that everything is shown. */
function filterOf({ verdict, page }: Asked['Querystring']): FindingsFilter {
  const place = Number(page)
  return {
    verdict: verdicts.find(known => known === verdict) ?? null,
    page: Number.isInteger(place) && place > 0 ? place : null,
  }
}

function contradictedBy({ wrong, told }: Asked['Querystring']): Contradicted | null {
  if (told !== undefined) return { check: told, isStored: true }
  return wrong === undefined ? null : { check: wrong, isStored: false }
}
