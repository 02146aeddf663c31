import type { AuditReport } from '#contracts/audit-report.ts'
import { failedReport } from './judge/failed-report.ts'
import { judge } from './judge/judge.ts'
import { internalProblem } from './judge/problems.ts'
import { look } from './look/look.ts'
import type { AuditOptions } from './options.ts'
import { readPages } from './read/read-pages.ts'
import { openReader } from './read/reader.ts'

/**
 * Audits a site: looks first, judges after. Whatever the site answers, the answer is a report, which says
 * what went wrong when it could not be judged. A server, which has others to serve and more to lose, has it
 * done by `process/audit-in-process.ts`.
 */
export async function auditSite(address: string, options: AuditOptions): Promise<AuditReport> {
  const startedAt = new Date().toISOString()
  const reader = openReader()
  try {
    const visit = await look(address, options, reader)
    options.onProgress?.({ step: 'judging' })
    return judge(visit, await readPages(visit, reader))
  } catch (error) {
    options.signal?.throwIfAborted()
    return failedReport({ address, startedAt }, internalProblem(error))
  } finally {
    await reader.close()
  }
}
