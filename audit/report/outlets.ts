import type { AuditReport } from '#contracts/audit-report.ts'
import { csvReport } from './csv.ts'
import { htmlReport } from './html.ts'
import { markdownReport } from './markdown.ts'
import { type OutlineOptions, outline } from './outline.ts'
import { sarifReport } from './sarif.ts'
import { textReport } from './text.ts'

export interface Outlet {
  /** How the name of its file ends. */
  readonly extension: string
  readonly type: string
  write(report: AuditReport, options: OutlineOptions): string
}

/** The formats of a report, by name. Those for people also say what changed since an earlier report. */
export const outlets: ReadonlyMap<string, Outlet> = new Map<string, Outlet>([
  [
    'text',
    {
      extension: 'txt',
      type: 'text/plain; charset=utf-8',
      write: (report, options) => textReport(outline(report, options)),
    },
  ],
  [
    'markdown',
    {
      extension: 'md',
      type: 'text/markdown; charset=utf-8',
      write: (report, options) => markdownReport(outline(report, options)),
    },
  ],
  [
    'html',
    {
      extension: 'html',
      type: 'text/html; charset=utf-8',
      write: (report, options) => htmlReport(outline(report, options), options.language),
    },
  ],
  [
    'csv',
    {
      extension: 'csv',
      type: 'text/csv; charset=utf-8',
      write: (report, { language }) => csvReport(report, language),
    },
  ],
  [
    'sarif',
    {
      extension: 'sarif',
      type: 'application/sarif+json',
      write: (report, { language }) => sarifReport(report, language),
    },
  ],
  [
    'json',
    {
      extension: 'json',
      type: 'application/json; charset=utf-8',
      write: report => `${JSON.stringify(report, null, 2)}\n`,
    },
  ],
])

export function outletOf(file: string): Outlet {
  for (const outlet of outlets.values()) if (file.endsWith(`.${outlet.extension}`)) return outlet
  throw new Error(`No report is written as ${file}.`)
}
