import type { Language } from '#contracts/languages.ts'
import sites from '../../../benchmarks/studies/two-languages.sites.json' with { type: 'json' }

/** A site whose home page was judged in both languages. */
export interface JudgedSite {
  /** Its place here: its name is not kept. */
  readonly number: number
  /** Out of 100. */
  readonly scores: Readonly<Record<Language, number>>
  /** The language that each page says it is in. */
  readonly declared: Readonly<Record<Language, string | null>>
  /** Whether each of its two pages names the other. */
  readonly isLinked: boolean
}

/** Those of the study of two languages, the one whose French page has the highest score first. */
export const judgedSites: readonly JudgedSite[] = sites.map((site, number) => ({ ...site, number }))
