import { precision } from '#audit/judge/scorecard.ts'
import type { Bilingual, Language } from '#contracts/languages.ts'
import { writtenDate } from '#language/dates.ts'
import { figure } from '#language/numbers.ts'
import { fill } from './wording.ts'

/** Of fewer verdicts, one mistake would move the share by more than ten points. Our choice. */
const fewestJudged = 10

/** How often a check was right when each fault it announced was read; that it is not known, where too few were read. */
export function precisionOf(check: string, language: Language): string {
  const { judged, right } = countsOf(check)
  if (judged < fewestJudged) return fill(unknown[language], { judged: figure(judged, language) })
  return fill(known[language], {
    share: figure(Math.round((100 * right) / judged), language),
    right: figure(right, language),
    judged: figure(judged, language),
    day: writtenDate(precision.date, language),
  })
}

function countsOf(check: string) {
  const counts: Readonly<Record<string, { readonly judged: number; readonly right: number }>> =
    precision.checks
  return counts[check] ?? { judged: 0, right: 0 }
}

const known: Bilingual = {
  fr: 'Juste dans {share} cas sur 100 jugés un à un ({right} sur {judged}, {day})',
  en: 'Right in {share} of 100 cases judged one by one ({right} of {judged}, {day})',
}

const unknown: Bilingual = {
  fr: 'Justesse inconnue : trop peu de cas jugés ({judged})',
  en: 'Precision unknown: too few cases judged ({judged})',
}
