import type { PageRole, PillarId } from '#contracts/audit-report.ts'
import type { Bilingual } from '#contracts/languages.ts'
import { searchAgentsAllowed } from './checks/access/search-agents-allowed.ts'
import type { Check } from './checks/check.ts'
import { figuresInText } from './checks/evidence/figures-in-text.ts'
import { textWithoutScript } from './checks/reading/text-without-script.ts'

/** One line of the scorecard: what is checked and the points it is worth. */
export type ScorecardLine = readonly [check: Check, points: number]

export interface Pillar {
  readonly id: PillarId
  /** The folder of its checks. */
  readonly folder: string
  readonly name: Bilingual
  readonly checks: readonly ScorecardLine[]
}

/**
 * The whole policy of the audit, rubric 1.0: eight pillars, 100 points. What is documented by the
 * engines or measured weighs the most; what has no evidence weighs nothing.
 */
export const scorecard: { readonly version: string; readonly pillars: readonly Pillar[] } = {
  version: '1.0',
  pillars: [
    {
      id: 'A',
      folder: 'access',
      name: { fr: 'Accès des moteurs de réponse', en: 'Access for answer engines' },
      checks: [[searchAgentsAllowed, 8]],
    },
    {
      id: 'B',
      folder: 'reading',
      name: { fr: 'Lecture sans navigateur', en: 'Readable without a browser' },
      checks: [[textWithoutScript, 7]],
    },
    {
      id: 'C',
      folder: 'evidence',
      name: { fr: 'Preuves dans le texte', en: 'Evidence in the text' },
      checks: [[figuresInText, 5]],
    },
  ],
}

/** How much a page counts in the site's score, by its role. An editorial choice. */
export const roleWeights: Readonly<Record<PageRole, number>> = {
  home: 3,
  service: 2,
  article: 2,
  faq: 2,
  about: 1,
  other: 1,
}
