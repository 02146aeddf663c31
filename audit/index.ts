import type { AuditReport } from '#contracts/audit-report.ts'
import type { AuditOptions } from './options.ts'
import { openAuditor } from './thread/auditor.ts'
import { readPages } from './thread/read-pages.ts'

/**
 * Audits a site: looks first, judges after. Whatever the site does, the answer is a report, which says
 * what went wrong when it could not be judged.
 */
export async function auditSite(address: string, options: AuditOptions): Promise<AuditReport> {
  const startedAt = new Date().toISOString()
  const auditor = openAuditor()
  try {
    // What talks to the site is loaded here while the thread loads what reads it: each takes as long.
    const { look } = await import('./look/look.ts')
    const visit = await look(address, options, auditor)
    options.onProgress?.({ step: 'judging' })
    // Without a page there is nothing to read, and no thread to wait for.
    if (visit.pages.length === 0) return (await loadJudge()).judge(visit, [])
    return await auditor.judge(visit, await readPages(visit, auditor))
  } catch (error) {
    options.signal?.throwIfAborted()
    return (await loadJudge()).failedReport(address, startedAt, error)
  } finally {
    await auditor.close()
  }
}

/**
 * Loads what audits need of this thread. A program loads it while its first audit goes on; a server does
 * so before, since loading holds up everyone else.
 */
export async function prepareAudits(): Promise<void> {
  await Promise.all([import('./look/look.ts'), loadJudge()])
}

/** Judging is the thread's: its code, half of all there is, is loaded here when there is nothing to judge. */
function loadJudge() {
  return import('./judge/judge.ts')
}
