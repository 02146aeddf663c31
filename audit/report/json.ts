import type { AuditReport } from '#contracts/audit-report.ts'
import type { Language } from '#contracts/languages.ts'

/** The report as JSON, with every sentence in one language: « fr » and "en" values become plain texts. */
export function jsonReport(report: AuditReport, language: Language): string {
  return JSON.stringify(inOneLanguage(report, language), null, 2)
}

function inOneLanguage(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map(item => inOneLanguage(item, language))
  if (typeof value !== 'object' || value === null) return value
  if ('fr' in value && 'en' in value) return value[language]
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inOneLanguage(item, language)]))
}
