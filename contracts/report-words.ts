import type { Confidence, Finding, Fix, Verdict } from './audit-report.ts'
import type { Bilingual } from './languages.ts'

/** The words of a report that its page and its files share. */

export const verdictWords: Readonly<Record<Verdict, Bilingual>> = {
  passed: { fr: 'Bon', en: 'Good' },
  partial: { fr: 'À corriger', en: 'Needs work' },
  failed: { fr: 'Faible', en: 'Weak' },
  'not-applicable': { fr: 'Sans objet', en: 'Not applicable' },
  'could-not-tell': { fr: 'Non mesuré', en: 'Not measured' },
  'nothing-to-judge': { fr: 'Rien à juger', en: 'Nothing to judge' },
  'room-to-grow': { fr: 'À étoffer', en: 'Room to grow' },
}

/** The headings of the parts that its page and its files both have, in the order of both. */
export const partHeadings: Readonly<Record<'changes' | 'engines' | 'pillars' | 'pages', Bilingual>> = {
  changes: { fr: 'Depuis le {date}', en: 'Since {date}' },
  engines: { fr: 'Qui peut vous lire et vous citer ?', en: 'Who can read you and cite you?' },
  pillars: { fr: 'Les piliers de la note', en: 'The pillars of the score' },
  pages: { fr: 'Pages lues', en: 'Pages read' },
}

export type Judged = Pick<Finding, 'verdict' | 'maximum'>

/**
 * Where every outlet tells a finding: among those that cost points or could not be measured (`open`), those that
 * passed or do not apply (`settled`), or those of checks without points (`unscored`), which are never called faults.
 */
export function groupOf({ verdict, maximum }: Judged): 'open' | 'unscored' | 'settled' {
  if (verdict === 'passed' || verdict === 'not-applicable') return 'settled'
  return maximum === 0 && verdict !== 'could-not-tell' ? 'unscored' : 'open'
}

export function findingWord(finding: Judged): Bilingual {
  return groupOf(finding) === 'unscored'
    ? { fr: 'À vérifier', en: 'To check' }
    : verdictWords[finding.verdict]
}

/** In each report, on the page of the method and in the files. */
export const cannotTell: Bilingual = {
  fr: 'L’audit lit votre site. Il n’interroge aucun moteur et ne prédit ni citation ni vente.',
  en: 'The audit reads your site. It queries no engine and predicts neither citations nor sales.',
}

/** Why findings of checks without points are told apart. */
export const unscoredNote: Bilingual = {
  fr: 'Ces contrôles se trompent encore trop souvent pour compter, ou un autre compte déjà la faute. Regardez la page avant de corriger.',
  en: 'These checks are still wrong too often to count, or another one already counts the fault. Look at the page before you change it.',
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
