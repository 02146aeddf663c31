import type { AuditReport } from '#contracts/audit-report.ts'
import { frenchTypography } from '#language/typography.ts'

export function withFrenchTypography(report: AuditReport): AuditReport {
  return withFrenchSentences(report)
}

/**
 * The same for any value with sentences. A sentence is a value with both languages; texts of the visited
 * site are plain strings and stay unchanged.
 */
export function withFrenchSentences<Value>(value: Value): Value {
  // The walk keeps the shape of the value and only replaces strings by strings.
  return typeset(value) as Value
}

function typeset(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(typeset)
  if (typeof value !== 'object' || value === null) return value
  if (isBilingual(value)) return { ...value, fr: frenchTypography(value.fr) }
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, typeset(item)]))
}

function isBilingual(value: object): value is { readonly fr: string; readonly en: string } {
  return 'fr' in value && 'en' in value && typeof value.fr === 'string'
}
