import type { Evidence } from '#contracts/audit-report.ts'
import type { Bilingual } from '#contracts/languages.ts'
import { failed, type Outcome } from './check.ts'

/** Two statements of a site that cannot both be meant. */
export interface Contradiction {
  readonly words: Bilingual
  readonly evidence: readonly Evidence[]
}

/** Lists all contradictions, each sentence once for all pages. */
export function contradicted(contradictions: readonly Contradiction[]): Outcome {
  const words = (language: 'fr' | 'en') =>
    [...new Set(contradictions.map(({ words }) => words[language]))].join(' ')
  return failed(
    { fr: words('fr'), en: words('en') },
    contradictions.flatMap(({ evidence }) => evidence),
  )
}
