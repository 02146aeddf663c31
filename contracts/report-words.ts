import type { Confidence, Finding, Fix, Verdict } from './audit-report.ts'
import type { Bilingual } from './languages.ts'

/** The words of a report that its page and its files share. */

export const verdictWords: Readonly<Record<Verdict, Bilingual>> = {
  passed: { fr: 'Bon', en: 'Good' },
  partial: { fr: 'À corriger', en: 'Needs work' },
  failed: { fr: 'Faible', en: 'Weak' },
  'not-applicable': { fr: 'Sans objet', en: 'Not applicable' },
  'could-not-tell': { fr: 'Non mesuré', en: 'Not measured' },
}

/**
 * Whether something was found by a check without points: too few of its findings were found true, or another
 * check counts the fault. It is told as something to check, never as a fault.
 */
export function isUnscored({ verdict, maximum }: Pick<Finding, 'verdict' | 'maximum'>): boolean {
  return maximum === 0 && (verdict === 'failed' || verdict === 'partial')
}

export function findingWord(finding: Pick<Finding, 'verdict' | 'maximum'>): Bilingual {
  return isUnscored(finding) ? { fr: 'À vérifier', en: 'To check' } : verdictWords[finding.verdict]
}

export const accessWords: Readonly<Record<'open' | 'closed', Bilingual>> = {
  open: { fr: 'Ouvert', en: 'Open' },
  closed: { fr: 'Fermé', en: 'Closed' },
}

export const confidenceWords: Readonly<Record<Confidence, Bilingual>> = {
  high: { fr: 'poids documenté', en: 'documented weight' },
  moderate: { fr: 'poids étayé par des études', en: 'weight supported by studies' },
  estimated: { fr: 'poids estimé', en: 'estimated weight' },
}

export const effortWords: Readonly<Record<Fix['effort'], Bilingual>> = {
  low: { fr: 'effort faible', en: 'low effort' },
  medium: { fr: 'effort moyen', en: 'medium effort' },
  high: { fr: 'effort élevé', en: 'high effort' },
}
