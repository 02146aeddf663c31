import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ReportChanges } from '#contracts/audit-comparison.ts'
import { auditedSitePath, auditsPaths } from '#contracts/desk.ts'
import type { AuditedSite, AuditedSiteView, AuditFilter, ReportsToCompare } from '#contracts/desk-audits.ts'
import type { FormValues } from '#contracts/forms.ts'
import {
  listAuditedSites,
  readAuditedSite,
  readReportsToCompare,
  repeatAuditAtDesk,
} from '#database/desk/audits.ts'
import { isStorable } from '#database/storable-text.ts'
import type { ServerContext } from '../context.ts'
import { pageOf, searchOf } from './list-filter.ts'
import { atDesk, installForMembers, sendDesk } from './members-only.ts'

interface Asked {
  readonly Params: { readonly host: string }
  readonly Querystring: FormValues
  readonly Body: FormValues | undefined
}

/** The audits by site: the list, one site with two of its reports compared, and the button that audits it again. */
export function installAudits(app: FastifyInstance, context: ServerContext): void {
  installForMembers(app, context, (scope, language) => {
    scope.get<Asked>(auditsPaths[language], async (request, reply) => {
      const filter: AuditFilter = { search: searchOf(request.query), page: pageOf(request.query) }
      const list = await atDesk(context, request, query => listAuditedSites(query, filter))
      return sendDesk(context, reply, { view: { name: 'audits', filter, list } })
    })

    const path = `${auditsPaths[language]}/:host`

    scope.get<Asked>(path, async (request, reply) => sendSite(context, request, reply))

    scope.post<Asked>(path, async (request, reply) => {
      const { host } = request.params
      const id = request.body?.['audit'] ?? ''
      const again = await atDesk(context, request, query => repeatAuditAtDesk(query, id))
      if (again && 'error' in again) return sendSite(context, request, reply, again.error)
      return reply.redirect(auditedSitePath(host, language), 303)
    })
  })
}

async function sendSite(
  context: ServerContext,
  request: FastifyRequest<Asked>,
  reply: FastifyReply,
  refused: AuditedSiteView['refused'] = null,
): Promise<FastifyReply> {
  const { host } = request.params
  const found = isStorable(host) && (await readSite(context, request, host))
  if (!found) {
    reply.callNotFound()
    return reply
  }
  const view = { name: 'audited-site', ...found, refused } as const
  return sendDesk(context, reply, { view, status: refused ? 429 : 200 })
}

async function readSite(
  context: ServerContext,
  request: FastifyRequest<Asked>,
  host: string,
): Promise<Pick<AuditedSiteView, 'site' | 'changes' | 'chosen'> | null> {
  const asked = request.query
  const found = await atDesk(context, request, async query => {
    const site = await readAuditedSite(query, host)
    if (!site) return null
    const { before = '', after = '' } = asked
    return { site, reports: await readReportsToCompare(query, host, { before, after }) }
  })
  if (!found) return null
  const { site, reports } = found
  const changes = reports && (await changesOf(reports))
  return { site, changes, chosen: changes ? chosenOf(asked) : lastTwo(site) }
}

/** The engine compares, and is loaded only when there is something to compare. */
async function changesOf([before, after]: ReportsToCompare): Promise<ReportChanges> {
  const { reportChanges } = await import('#audit/comparison/report-changes.ts')
  return reportChanges(before, after)
}

function chosenOf({ before, after }: FormValues): AuditedSiteView['chosen'] {
  return { before: before ?? null, after: after ?? null }
}

function lastTwo({ audits }: AuditedSite): AuditedSiteView['chosen'] {
  const [after, before] = audits.filter(({ score }) => score)
  return { before: before?.id ?? null, after: after?.id ?? null }
}
