import type { Language } from '#contracts/languages.ts'
import { frenchTypography } from './typography.ts'
import { locales } from './locales.ts'

/**
 * A date, as precise as it is given: `2026-11-21` gives « 21 novembre 2026 », "November 21, 2026";
 * `2024-08` a month, `2024` a year.
 */
export function writtenDate(date: string, language: Language): string {
  const [, month, day] = date.split('-')
  return written(new Date(date), language, {
    timeZone: 'UTC',
    year: 'numeric',
    ...(month && { month: 'long' }),
    ...(day && { day: 'numeric' }),
  })
}

/** From a day to another of the same year: « 21–22 novembre 2026 », "November 21 – 22, 2026". */
export function writtenDays(firstDay: string, lastDay: string, language: Language): string {
  if (firstDay === lastDay) return writtenDate(firstDay, language)
  const format = new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' })
  return format.formatRange(new Date(firstDay), new Date(lastDay))
}

/** The day of a moment in a time zone: « 21 novembre 2026 », "November 21, 2026". */
export function writtenDay(moment: Date | string, language: Language, timeZone: string): string {
  return written(new Date(moment), language, { dateStyle: 'long', timeZone })
}

/** The month of a moment in a time zone: `2026-11`. */
export function monthOf(moment: Date | string, timeZone: string): string {
  // Swedish writes dates as ISO 8601 does.
  return new Intl.DateTimeFormat('sv', { year: 'numeric', month: '2-digit', timeZone }).format(
    new Date(moment),
  )
}

/** The time of a moment: « 15 h 04 », "3:04 PM". */
export function writtenTime(moment: Date | string, language: Language, timeZone: string): string {
  return written(new Date(moment), language, { timeStyle: 'short', timeZone })
}

/** A moment: « 21 novembre 2026 à 15 h 04 », "November 21, 2026 at 3:04 PM". */
export function writtenMoment(moment: Date | string, language: Language, timeZone: string): string {
  return written(new Date(moment), language, { dateStyle: 'long', timeStyle: 'short', timeZone })
}

function written(moment: Date, language: Language, options: Intl.DateTimeFormatOptions): string {
  const text = new Intl.DateTimeFormat(locales[language], options).format(moment)
  return language === 'fr' ? frenchTypography(mended(text)) : text
}

/** Intl writes « 1 mars » and « 15:04 », which French does not. */
function mended(french: string): string {
  return french.replace(/^1 /u, '1er ').replace(/(\d\d):(\d\d)/u, '$1\u00a0h\u00a0$2')
}
