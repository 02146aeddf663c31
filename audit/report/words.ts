import type { PageSummary, Verdict } from '#contracts/audit-report.ts'
import type { Bilingual, Language } from '#contracts/languages.ts'

/** The verdicts in words, wherever a report is written. */
export const verdictWords: Readonly<Record<Verdict, Bilingual>> = {
  passed: { fr: 'en ordre', en: 'in order' },
  partial: { fr: 'à corriger', en: 'needs work' },
  failed: { fr: 'en défaut', en: 'failed' },
  'not-applicable': { fr: 'sans objet', en: 'not applicable' },
  'could-not-tell': { fr: 'non mesuré', en: 'not measured' },
}

/** The words that reports share, whatever they are written as. */
export const reportWords = {
  rubric: { fr: 'grille', en: 'rubric' },
  since: { fr: 'Depuis le', en: 'Since' },
  engines: { fr: 'Moteurs', en: 'Engines' },
  open: { fr: 'ouvert', en: 'open' },
  closed: { fr: 'fermé', en: 'closed' },
  pillars: { fr: 'Points par pilier', en: 'Points by pillar' },
  fixes: { fr: 'À faire, le plus utile d’abord', en: 'What to do, most useful first' },
  days: { fr: 'jours', en: 'days' },
  findings: { fr: 'Vérifications', en: 'Checks' },
  pages: { fr: 'Pages', en: 'Pages' },
  limits: {
    fr: 'Cet audit lit votre site. Il n’interroge pas ChatGPT et ne prédit pas vos ventes.',
    en: "This audit reads your site. It doesn't query ChatGPT and doesn't predict sales.",
  },
} as const satisfies Record<string, Bilingual>

/** What became of a page, beside its address. */
export function pageStanding({ problem, points }: PageSummary, language: Language): string {
  if (problem) return problem[language]
  return points === null ? '–' : `${points} / 100`
}
