import type { Evidence } from '#contracts/audit-report.ts'
import type { Bilingual } from '#contracts/languages.ts'
import { failed, type Outcome } from './check.ts'

/** Two things a site says that cannot both be meant. */
export interface Contradiction {
  readonly words: Bilingual
  readonly evidence: readonly Evidence[]
}

/** Every contradiction found is told; each sentence once, however many pages show it. */
export function contradicted(contradictions: readonly Contradiction[]): Outcome {
  const words = (language: 'fr' | 'en') =>
    [...new Set(contradictions.map(({ words }) => words[language]))].join(' ')
  return failed(
    { fr: words('fr'), en: words('en') },
    contradictions.flatMap(({ evidence }) => evidence),
  )
}
