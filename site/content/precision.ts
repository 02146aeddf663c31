import { precision, trueShareForPoints } from '#audit/judge/scorecard.ts'
import type { Bilingual, Language } from '#contracts/languages.ts'
import { writtenDate } from '#language/dates.ts'
import { figure } from '#language/numbers.ts'
import { frenchTypography } from '#language/typography.ts'
import { fill } from './wording.ts'

/** Of fewer verdicts, one mistake would move the share by more than ten points. Our choice. */
export const fewestJudged = 10

/** How often a check was right when each fault it announced was read; that it is not known, where too few were read. */
export function precisionOf(check: string, language: Language): string {
  const { judged, right } = countsOf(check)
  if (judged < fewestJudged)
    return fill(unknown[language], {
      judged: figure(judged, language),
      needed: figure(fewestJudged, language),
    })
  return fill(known[language], {
    right: figure(right, language),
    judged: figure(judged, language),
    day: writtenDate(judgedOn, language),
  })
}

/** When the faults were judged. */
export const judgedOn: string = precision.date

/** Why a check has no points whose faults have not been found true often enough, or judged too seldom to know. */
export function whyNoPoints(check: string, language: Language): string {
  const { judged } = countsOf(check)
  if (judged === 0) return neverJudged[language]
  return fill((judged < fewestJudged ? judgedTooSeldom : tooOftenWrong)[language], {
    counts: shareTrue(check, language),
    needed: figure(100 * trueShareForPoints, language),
  })
}

/** Of the faults that a check announced and somebody judged, how many were true: "5 of 7". */
function shareTrue(check: string, language: Language): string {
  const { judged, right } = countsOf(check)
  return fill(counts[language], { right: figure(right, language), judged: figure(judged, language) })
}

/** How many of the faults of a check were judged, and how many of these were true. */
export function countsOf(check: string) {
  const counts: Readonly<Record<string, { readonly judged: number; readonly right: number }>> =
    precision.checks
  return counts[check] ?? { judged: 0, right: 0 }
}

const known: Bilingual = {
  fr: 'Juste dans {right} cas sur {judged} jugés un à un ({day})',
  en: 'Right in {right} of {judged} cases judged one by one ({day})',
}

const counts: Bilingual = { fr: '{right}\u00a0sur\u00a0{judged}', en: '{right}\u00a0of\u00a0{judged}' }

const unknown: Bilingual = {
  fr: frenchTypography('Justesse inconnue : il faut {needed} cas jugés pour la mesurer, il y en a {judged}'),
  en: 'Precision unknown: it takes {needed} judged cases to measure, so far {judged}',
}

const neverJudged: Bilingual = {
  fr: 'Sans point tant qu’aucune de ses fautes n’a été jugée.',
  en: 'No points while none of its faults has been judged.',
}

const judgedTooSeldom: Bilingual = {
  fr: frenchTypography('Sans point tant que trop peu de ses fautes ont été jugées (vraies : {counts}).'),
  en: 'No points while too few of its faults have been judged (real: {counts}).',
}

const tooOftenWrong: Bilingual = {
  fr: frenchTypography(
    'Sans point : de ses fautes jugées une à une sur des sites publics, {counts} étaient vraies, et il en faut {needed} sur 100.',
  ),
  en: 'No points: of its faults judged one by one on public sites, {counts} were real, and {needed} of 100 have to be.',
}
