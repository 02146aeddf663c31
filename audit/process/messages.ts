import type { AuditProgress, AuditReport } from '#contracts/audit-report.ts'
import type { AuditOptions } from '../options.ts'

/** One line of JSON on the standard input of the process. */
export interface Request {
  readonly address: string
  readonly options: Omit<AuditOptions, 'network' | 'onProgress' | 'signal'>
}

/** Lines of JSON on its standard output, the last of which is the report. */
export type Answer = { readonly progress: AuditProgress } | { readonly report: AuditReport }
