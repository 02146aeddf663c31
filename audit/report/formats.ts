import type { AuditReport } from '#contracts/audit-report.ts'
import type { Language } from '#contracts/languages.ts'
import { reportChanges } from '../comparison/report-changes.ts'
import { changesText } from './changes-text.ts'
import { htmlReport } from './html.ts'
import { jsonReport } from './json.ts'
import { markdownReport } from './markdown.ts'
import { sarifReport } from './sarif.ts'
import { textReport } from './text.ts'

export interface FormatOptions {
  readonly language: Language
  /** An earlier report of the same site, to say what changed; null when there is none. */
  readonly before: AuditReport | null
}

export type Format = (report: AuditReport, options: FormatOptions) => string

/** What a report can be written as. What changed since an earlier one is told to people, before the report. */
export const formats: ReadonlyMap<string, Format> = new Map<string, Format>([
  ['text', (report, options) => changes(report, options) + textReport(report, options.language)],
  [
    'markdown',
    (report, options) => quoted(changes(report, options)) + markdownReport(report, options.language),
  ],
  ['html', (report, options) => htmlReport(report, options.language, changes(report, options))],
  ['sarif', (report, { language }) => sarifReport(report, language)],
  ['json', jsonReport],
])

function changes(report: AuditReport, { language, before }: FormatOptions): string {
  return before ? `${changesText(reportChanges(before, report), language)}\n` : ''
}

/** A block of code in Markdown keeps its columns. */
function quoted(text: string): string {
  return text === '' ? '' : `\`\`\`text\n${text.trimEnd()}\n\`\`\`\n\n`
}
