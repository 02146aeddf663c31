import { finishAudit, startAudit } from '#database/audits.ts'
import type { Database } from '#database/database.ts'

/** Ends an audit whose job was given up, with a report that says so: every request comes to an end. */
export async function failAudit(database: Database, auditId: string): Promise<void> {
  const audit = await database.transaction(query => startAudit(query, auditId))
  if (!audit) return
  const { failedReport } = await import('#audit/judge/judge.ts')
  const givenUp = new Error('The audit was begun three times and never came to its end.')
  const report = failedReport(audit.address, new Date().toISOString(), givenUp)
  await database.transaction(query => finishAudit(query, auditId, report))
}
