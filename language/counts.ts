import type { Bilingual, Language } from '#contracts/languages.ts'
import { figure } from './numbers.ts'

/** The text for one or for several; zero is singular in French, plural in English. */
export function counted(
  texts: { readonly one: string; readonly many: string },
  count: number,
  language: Language,
): string {
  return rules[language].select(count) === 'one' ? texts.one : texts.many
}

const rules: Readonly<Record<Language, Intl.PluralRules>> = {
  fr: new Intl.PluralRules('fr'),
  en: new Intl.PluralRules('en'),
}

/** « 3 pages », « 1 200 mots », « 0 page ». */
export function frenchCount(value: number, one: string, many = `${one}s`): string {
  return `${figure(value, 'fr')} ${counted({ one, many }, value, 'fr')}`
}

/** "3 pages", "1 page", "0 pages". */
export function englishCount(value: number, one: string, many = `${one}s`): string {
  return `${figure(value, 'en')} ${counted({ one, many }, value, 'en')}`
}

/** A change of the score: « +3 points », "−1 point". */
export function signedPoints(points: number): Bilingual {
  const sign = points < 0 ? '−' : '+'
  const size = Math.abs(points)
  return { fr: `${sign}${frenchCount(size, 'point')}`, en: `${sign}${englishCount(size, 'point')}` }
}
