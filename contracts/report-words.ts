import type { Confidence, Finding, Fix, Verdict } from './audit-report.ts'
import type { Bilingual, Language } from './languages.ts'

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

type Judged = Pick<Finding, 'verdict' | 'maximum'>

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

/**
 * Where the same was seen. The audit names the lines of a file in English, one by one:
 * "robots.txt, line 21", "robots.txt, line 42" are « robots.txt, lignes 21, 42 ».
 */
export function placesShown(places: readonly string[], language: Language): string {
  const ofFiles = Map.groupBy(places, place => linePattern.exec(place)?.[1] ?? place)
  return [...ofFiles]
    .map(([file, own]) => {
      const lines = own.flatMap(place => linePattern.exec(place)?.[2] ?? [])
      if (lines.length === 0) return file
      return `${file}, ${lineWords[language][lines.length === 1 ? 'one' : 'many']} ${lines.join(', ')}`
    })
    .join(' · ')
}

/** `audit/read/robots/quotes.ts` writes it; the name of a crawler or a quote may follow. */
const linePattern = /^(\S{1,80}), line (\d{1,7}(?:(?::| \().*)?)$/su

const lineWords = {
  fr: { one: 'ligne', many: 'lignes' },
  en: { one: 'line', many: 'lines' },
} as const
