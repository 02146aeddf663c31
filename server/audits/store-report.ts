import type { AuditReport } from '#contracts/audit-report.ts'
import { finishAudit } from '#database/audits.ts'
import type { Database } from '#database/database.ts'
import { countRefusals } from '#database/maintenance/daily-counts.ts'
import { readReadingBefore, recordReading } from '#database/watching/watched-sites.ts'

/**
 * Stores the report of an audit. One of a watched site is compared with the one before in the same transaction,
 * and what changed is told once to those who asked for it.
 */
export async function storeReport(database: Database, auditId: string, report: AuditReport): Promise<void> {
  await database.transaction(async query => {
    if (!(await finishAudit(query, auditId, report))) return
    if (report.problem?.code === 'private-address') await countRefusals(query, { 'private-address': 1 })
    const before = await readReadingBefore(query, auditId)
    if (!before) return
    const { siteChanges } = await import('#audit/comparison/site-changes.ts')
    await recordReading(query, auditId, siteChanges(before, report))
  })
}
