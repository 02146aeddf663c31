import type { Language } from '#contracts/languages.ts'
import { locales } from './locales.ts'

/** Never less than the real wait: « dans 43 minutes », "in 5 hours". */
export function waitingTime(seconds: number, language: Language): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  const format = new Intl.RelativeTimeFormat(locales[language])
  const text =
    minutes > 90 ? format.format(Math.ceil(minutes / 60), 'hour') : format.format(minutes, 'minute')
  // French forbids a line break between a number and its unit.
  return language === 'fr' ? text.replace(/(\d)\s/u, '$1\u00a0') : text
}
