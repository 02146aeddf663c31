import type { FastifyInstance } from 'fastify'
import type { AuditReport } from '#contracts/audit-report.ts'
import { type Language, languages } from '#contracts/languages.ts'
import { reportPath } from '#contracts/paths.ts'
import { type Download, downloads } from '#contracts/report-page.ts'
import { readAudit } from '#database/audits.ts'
import type { ServerContext } from '../context.ts'
import { auditId } from './show-audit.route.ts'

/** Downloads of the report, at its own unlisted address, for anyone who may read it. */
export function installDownloadReport(
  app: FastifyInstance,
  { database, site, visitorPages }: ServerContext,
): void {
  for (const language of languages) {
    for (const download of downloads) {
      app.get<{ Params: { id: string } }>(
        `${reportPath(auditId, language)}/${download}`,
        async (request, reply) => {
          // It costs as much as a page, since each download is written anew.
          visitorPages.admit(request)
          const { params } = request
          const record = await database.transaction(query => readAudit(query, params.id))
          reply.header('x-robots-tag', 'noindex').header('cache-control', 'private, no-store')
          if (!record?.report) return reply.code(404).type('text/plain; charset=utf-8').send(absent[language])
          // The engine writes the downloads, and is loaded only when one is asked for.
          const { outletOf } = await import('#audit/report/outlets.ts')
          const outlet = outletOf(download)
          return reply
            .type(outlet.type)
            .header('content-disposition', `attachment; filename="${fileName(record.report, download)}"`)
            .send(outlet.write(record.report, { language, before: null, timeZone: site.agency.timeZone.id }))
        },
      )
    }
  }
}

const absent: Readonly<Record<Language, string>> = {
  fr: 'Il n’y a pas de rapport à cette adresse, pas encore ou plus.\n',
  en: 'There is no report at this address, not yet or no longer.\n',
}

/**
 * `audit-geo-example.com-2026-11-21.csv`: the name of a site can add nothing to the header and no folder to
 * the name.
 */
function fileName({ site, finishedAt }: AuditReport, download: Download): string {
  const host = site.replace(/[^a-z0-9.-]/giu, '-').slice(0, 100)
  return `audit-geo-${host}-${finishedAt.slice(0, 10)}${download.slice('report'.length)}`
}
