import type { Identity } from '#audit/identity.ts'
import { failedReport } from '#audit/judge/failed-report.ts'
import { internalProblem } from '#audit/judge/problems.ts'
import { auditInProcess } from '#audit/process/audit-in-process.ts'
import type { AuditProgress, AuditReport } from '#contracts/audit-report.ts'
import { finishAudit, recordAuditProgress, startAudit } from '#database/audits.ts'
import type { Database } from '#database/database.ts'
import { countRefusals } from '#database/maintenance/daily-counts.ts'
import { readReadingBefore, recordReading } from '#database/watching/watched-sites.ts'
import { sparingWriter } from './sparing-writer.ts'

/**
 * In milliseconds. A waiting page asks every second or two: writing more often would only keep the database
 * busy.
 */
const progressInterval = 500

interface AuditRun {
  readonly database: Database
  /** Hosts that may be audited although they are not public. */
  readonly allow: readonly string[]
  /** Public addresses or ranges that audits do not reach. */
  readonly deny: readonly string[]
  /** The path of a Chromium that may render pages, or null. */
  readonly browser: string | null
  /** How audited sites see our crawler. */
  readonly identity: Identity
  /** Aborts the audit, which then stays queued and runs again. */
  readonly signal: AbortSignal
}

/** Runs one audit and stores its report: the only place where a site is audited and stored. */
export async function runAudit(
  { database, allow, deny, browser, identity, signal }: AuditRun,
  auditId: string,
): Promise<void> {
  const audit = await database.transaction(query => startAudit(query, auditId))
  if (!audit) return
  const progress = sparingWriter(
    (step: AuditProgress) => database.transaction(query => recordAuditProgress(query, auditId, step)),
    progressInterval,
  )
  try {
    const report = await auditInProcess(audit.address, {
      allow,
      deny,
      identity,
      ...(browser && { browser }),
      onProgress: progress.write,
      signal,
    })
    await storeReport(database, auditId, report)
  } finally {
    await progress.stop()
  }
}

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
