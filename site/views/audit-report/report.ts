import type { AuditReport } from '#contracts/audit-report.ts'
import type { Language } from '#contracts/languages.ts'
import { type InLanguage, inLanguage } from '../../content/bilingual.ts'
import type { ReportWords } from './words.ts'

export type Report = InLanguage<AuditReport>

/** What every part of the report's page is drawn from. */
export interface PartProps {
  readonly report: Report
  readonly words: ReportWords
  readonly language: Language
}

export interface ReportPaths {
  /** The report itself: its forms and downloads are below it. */
  readonly self: string
  /** The same in full: printed, so that the paper leads back to it. */
  readonly address: string
  readonly contact: string
  readonly method: string
  /** The published rubric: each finding leads to its check there. */
  readonly scorecard: string
}

/** The report in one language; the audit has already typeset its French. */
export function reportInLanguage(report: AuditReport, language: Language): Report {
  return inLanguage(report, language)
}
