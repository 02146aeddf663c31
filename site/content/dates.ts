import { frenchTypography } from '#contracts/french-typography.ts'
import type { Language } from '#contracts/languages.ts'

/**
 * A date of the content as it is read, as precise as it is written: `2026-11-21` gives
 * « 21 novembre 2026 », "November 21, 2026"; `2024-08` a month, `2024` a year.
 */
export function writtenDate(date: string, language: Language): string {
  const [, month, day] = date.split('-')
  const written = new Intl.DateTimeFormat(locales[language], {
    timeZone: 'UTC',
    year: 'numeric',
    ...(month && { month: 'long' }),
    ...(day && { day: 'numeric' }),
  }).format(new Date(date))
  return language === 'fr' ? frenchTypography(written.replace(/^1 /u, '1er ')) : written
}

const locales = { fr: 'fr-FR', en: 'en-US' } as const
