import type { FastifyInstance } from 'fastify'
import { languages } from '#contracts/languages.ts'
import { reportPath } from '#contracts/paths.ts'
import { readAudit } from '#database/audits.ts'
import type { ServerContext } from '../context.ts'
import { auditId } from './show-audit.route.ts'

/** The record of an audit without its report, for the page that waits for it. */
export function installAuditProgress(app: FastifyInstance, { database }: ServerContext): void {
  for (const language of languages) {
    app.get<{ Params: { id: string } }>(
      `${reportPath(auditId, language)}/progress`,
      async ({ params }, reply) => {
        const record = await database.transaction(query => readAudit(query, params.id))
        reply.header('x-robots-tag', 'noindex').code(record ? 200 : 404)
        return record && { ...record, report: null }
      },
    )
  }
}
