import type { AuditReport } from '#contracts/audit-report.ts'
import { startClock } from './clock.ts'
import { failedReport } from './judge/failed-report.ts'
import { judge } from './judge/judge.ts'
import { internalProblem } from './judge/problems.ts'
import { limits } from './limits.ts'
import { look } from './look/look.ts'
import type { AuditOptions } from './options.ts'
import { readPages } from './read/read-pages.ts'
import { openReader, readingLimits } from './read/reader.ts'

/**
 * Audits a site within a minute. It always returns a report, which says what went wrong when the site could
 * not be judged. A server, which has other visitors to serve, uses `process/audit-in-process.ts` instead.
 */
export async function auditSite(address: string, options: AuditOptions): Promise<AuditReport> {
  const startedAt = new Date().toISOString()
  const clock = startClock(options.limits ?? limits, options.browser !== undefined)
  const reader = openReader(readingLimits, clock.reading)
  try {
    const visit = await look(address, options, { reader, clock })
    options.onProgress?.({ step: 'judging' })
    return judge(visit, await readPages(visit, reader), clock.isOver)
  } catch (error) {
    options.signal?.throwIfAborted()
    return failedReport({ address, startedAt }, internalProblem(error))
  } finally {
    await reader.close()
  }
}
