import type { AuditProgress, AuditReport } from '#contracts/audit-report.ts'
import type { AuditOptions } from '../options.ts'

/** What the process of an audit is told, on its standard input: one line of JSON. */
export interface Request {
  readonly address: string
  readonly options: Omit<AuditOptions, 'network' | 'onProgress' | 'signal'>
}

/** What it says, on its standard output: lines of JSON, the last of which is the report. */
export type Answer = { readonly progress: AuditProgress } | { readonly report: AuditReport }
