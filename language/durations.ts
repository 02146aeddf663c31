import type { Language } from '#contracts/languages.ts'
import type { Period } from '#contracts/retention.ts'
import { englishCount, frenchCount } from './counts.ts'
import { locales } from './locales.ts'

/** « 26 mois », "2 years". */
export function period({ unit, count }: Period, language: Language): string {
  const { fr, en } = units[unit]
  return language === 'fr' ? frenchCount(count, fr.one, fr.many) : englishCount(count, en)
}

const units = {
  minute: { fr: { one: 'minute', many: 'minutes' }, en: 'minute' },
  day: { fr: { one: 'jour', many: 'jours' }, en: 'day' },
  month: { fr: { one: 'mois', many: 'mois' }, en: 'month' },
  year: { fr: { one: 'an', many: 'ans' }, en: 'year' },
} as const

/** Never less than the real wait: « dans 43 minutes », "in 5 hours". */
export function waitingTime(seconds: number, language: Language): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  const format = new Intl.RelativeTimeFormat(locales[language])
  const text =
    minutes > 90 ? format.format(Math.ceil(minutes / 60), 'hour') : format.format(minutes, 'minute')
  // French forbids a line break between a number and its unit.
  return language === 'fr' ? text.replace(/(\d)\s/u, '$1\u00a0') : text
}

/** « 26 h », "40 min": days once there are three of them. */
export function elapsedTime(hours: number, language: Language): string {
  const [value, unit] =
    hours < 1 ? [hours * 60, 'minute'] : hours < 72 ? [hours, 'hour'] : [hours / 24, 'day']
  const format = new Intl.NumberFormat(locales[language], { style: 'unit', unit, unitDisplay: 'short' })
  return format.format(Math.floor(value))
}
