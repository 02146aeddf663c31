import type { Language } from '#contracts/languages.ts'

/** « 21 novembre 2026 à 15 h 04 », "November 21, 2026 at 3:04 PM": in Paris, where the agency is. */
export function dayAndTime(time: Date, language: Language): string {
  const text = format(time, language, { dateStyle: 'long', timeStyle: 'short' })
  return language === 'fr' ? text.replace(/(\d\d):(\d\d)/, '$1\u00a0h\u00a0$2') : text
}

/** « 21 novembre 2027 », "November 21, 2027". */
export function day(time: Date, language: Language): string {
  return format(time, language, { dateStyle: 'long' })
}

function format(time: Date, language: Language, options: Intl.DateTimeFormatOptions): string {
  const locale = { fr: 'fr-FR', en: 'en-US' }[language]
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'Europe/Paris' }).format(time)
}
