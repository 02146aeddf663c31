import type { Language } from '#contracts/languages.ts'
import { euros, figure, percentage } from '#language/numbers.ts'

/** « 16,7 % », "16.7%": of a number that is already in percent. */
export function percent(value: number, language: Language): string {
  return percentage(value / 100, language, 1)
}

/** A number with its unit, where each language puts it: « 300 € », "€300", "2,000 visits". */
export function withUnit(value: number, unit: string, language: Language): string {
  if (unit === '%') return percent(value, language)
  if (unit === '€') return euros(value, language)
  return `${figure(value, language, 2)}\u00a0${unit}`
}
