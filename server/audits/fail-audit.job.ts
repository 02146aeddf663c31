import { failedReport } from '#audit/judge/failed-report.ts'
import { internalProblem } from '#audit/judge/problems.ts'
import { startAudit } from '#database/audits.ts'
import type { Database } from '#database/database.ts'
import { storeReport } from './store-report.ts'

/** Ends an audit whose job was given up, with a report that says so: every request gets an answer. */
export async function failAudit(database: Database, auditId: string): Promise<void> {
  const audit = await database.transaction(query => startAudit(query, auditId))
  if (!audit) return
  const givenUp = new Error('The audit was begun three times and never came to its end.')
  const report = failedReport(
    { address: audit.address, startedAt: new Date().toISOString() },
    internalProblem(givenUp),
  )
  await storeReport(database, auditId, report)
}
