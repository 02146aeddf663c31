import type { AuditReport } from '#contracts/audit-report.ts'
import { frenchTypography } from '#contracts/french-typography.ts'
import type { Language } from '#contracts/languages.ts'
import { type InLanguage, inLanguage } from '../../content/bilingual.ts'
import type { ReportWords } from '../AuditReport.words.ts'

/** A report in the language of its page. */
export type Report = InLanguage<AuditReport>

/** What every part of the report's page is drawn from. */
export interface PartProps {
  readonly report: Report
  readonly words: ReportWords
  readonly language: Language
}

/** The report in one language, its French set by the book; what was quoted stays as it was seen. */
export function reportInLanguage(report: AuditReport, language: Language): Report {
  return inLanguage(report, language, language === 'fr' ? frenchTypography : undefined)
}
