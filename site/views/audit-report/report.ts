import type { AuditReport } from '#contracts/audit-report.ts'
import type { Language } from '#contracts/languages.ts'
import { type InLanguage, inLanguage } from '../../content/bilingual.ts'
import type { ReportWords } from './words.ts'

export type Report = InLanguage<AuditReport>

export interface PartProps {
  readonly report: Report
  readonly words: ReportWords
  readonly language: Language
}

export interface ReportPaths {
  /** The address of the report; its forms and downloads are below it. */
  readonly self: string
  /** The full address, printed so that the paper leads back to it. */
  readonly address: string
  readonly contact: string
  readonly method: string
  /** The published rubric: each finding links to its check there. */
  readonly scorecard: string
}

/** The report in one language; the audit has already typeset its French. */
export function reportInLanguage(report: AuditReport, language: Language): Report {
  return inLanguage(report, language)
}
