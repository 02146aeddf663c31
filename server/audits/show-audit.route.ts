import type { FastifyInstance, FastifyReply } from 'fastify'
import { verdicts } from '#contracts/audit-report.ts'
import { languages } from '#contracts/languages.ts'
import { reportPath } from '#contracts/paths.ts'
import type { FindingsFilter } from '#contracts/report-page.ts'
import type { VisitorPage } from '#contracts/visitor-page.ts'
import { ownsAudit } from '#database/audits.ts'
import type { ServerContext } from '../context.ts'
import { confirmationFor } from '../forms/confirm-lead.route.ts'
import { auditPage } from './audit-page.ts'

/** An identifier as the database makes it, in a route. Any other path below `/audits` is no page. */
export const auditId = ':id(^[0-9a-f-]{36}$)'

/** A parameter that comes twice is a list. */
type Parameter = string | readonly string[] | undefined

interface Asked {
  readonly Params: { readonly id: string }
  readonly Querystring: {
    readonly owner?: Parameter
    readonly verdict?: Parameter
    readonly page?: Parameter
  }
}

/** The page of an audit: waiting, running, or its report. Unlisted: nobody but its readers keeps it. */
export function installShowAudit(app: FastifyInstance, context: ServerContext): void {
  for (const language of languages) {
    app.get<Asked>(reportPath(auditId, language), async (request, reply) => {
      context.visitorPages.admit(request)
      const { id } = request.params
      const confirmation = await confirmationFor(request, context)
      const ownerKey = await ownerKeyOf(request.query['owner'], id, context)
      const page = await auditPage(context, id, { ownerKey, filter: filterOf(request.query) })
      keepPrivate(reply, page)
      return context.visitorPages.send(reply, {
        path: reportPath(id, language),
        page: page.kind === 'audit' ? { ...page, confirmation } : page,
      })
    })
  }
}

/** Until it has ended, the next look at an audit is another one; and a page with its owner's key is kept by nobody. */
export function keepPrivate(reply: FastifyReply, page: VisitorPage): FastifyReply {
  const isKept = page.kind === 'audit' && page.audit.record.report !== null && page.audit.ownerKey === null
  return reply
    .header('x-robots-tag', 'noindex')
    .header('cache-control', isKept ? 'private, no-cache' : 'private, no-store')
}

/** A key that is not its owner's is as good as none. */
async function ownerKeyOf(key: Parameter, id: string, { database }: ServerContext): Promise<string | null> {
  if (typeof key !== 'string') return null
  return (await database.transaction(query => ownsAudit(query, id, key))) ? key : null
}

/** What cannot be filtered by shows everything. */
function filterOf({ verdict, page }: Asked['Querystring']): FindingsFilter {
  const place = Number(page)
  return {
    verdict: verdicts.find(known => known === verdict) ?? null,
    page: Number.isInteger(place) && place > 0 ? place : null,
  }
}
