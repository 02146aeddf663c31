import type { AuditProgress, AuditReport } from '#contracts/audit-report.ts'
import { failedReport, judge } from './judge.ts'
import { linksOf, readPages } from './read-pages.ts'
import { openRenderer } from './render/renderer.ts'
import type { Network } from './retrieve/guarded-agent.ts'
import { type Limits, limits } from './retrieve/limits.ts'
import { visitSite } from './retrieve/visit-site.ts'
import { openAuditor } from './thread/auditor.ts'

export interface AuditOptions {
  /** Hosts that may be visited although they are not public, as `localhost:4000`. */
  readonly allow: readonly string[]
  /** Pages read at most, the one asked for included; 12 when absent. */
  readonly pages?: number
  /** The path of a Chromium that may render pages; without it, what needs one is not measured. */
  readonly browser?: string
  /** The doors to the outside; those of the internet when absent. */
  readonly network?: Network
  readonly onProgress?: (progress: AuditProgress) => void
  /** Stops the audit, which then rejects with the signal's reason. */
  readonly signal?: AbortSignal
}

/**
 * Audits a site: looks first, judges after. Whatever the site does, the answer is a report, which says
 * what went wrong when it could not be judged.
 */
export async function auditSite(address: string, options: AuditOptions): Promise<AuditReport> {
  const startedAt = new Date().toISOString()
  const auditor = openAuditor()
  const renderer = options.browser ? openRenderer({ ...options, browser: options.browser }) : null
  try {
    const visit = await visitSite(address, {
      ...options,
      limits: limitsFor(options.pages ?? limits.pages),
      linksOf: page => linksOf(page, auditor),
      ...(renderer && { render: page => renderer.render(page) }),
    })
    options.onProgress?.({ step: 'judging' })
    // Without a page there is nothing to read, and no thread to start for it.
    if (visit.pages.length === 0) return judge(visit, [])
    return await auditor.judge(visit, await readPages(visit, auditor))
  } catch (error) {
    options.signal?.throwIfAborted()
    return failedReport(address, startedAt, error)
  } finally {
    await Promise.all([auditor.close(), renderer?.close()])
  }
}

/** Every page more, or less, than usual is a request more or less. */
function limitsFor(pages: number): Limits {
  return { ...limits, pages, requests: limits.requests + pages - limits.pages }
}
