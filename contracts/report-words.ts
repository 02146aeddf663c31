import type { Confidence, Fix, Verdict } from './audit-report.ts'
import type { Bilingual } from './languages.ts'

/** The words of a report that its page and its files share. */

export const verdictWords: Readonly<Record<Verdict, Bilingual>> = {
  passed: { fr: 'Bon', en: 'Good' },
  partial: { fr: 'À corriger', en: 'Needs work' },
  failed: { fr: 'Faible', en: 'Weak' },
  'not-applicable': { fr: 'Sans objet', en: 'Not applicable' },
  'could-not-tell': { fr: 'Non mesuré', en: 'Not measured' },
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
