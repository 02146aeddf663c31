import type { Bilingual, Language } from '#contracts/languages.ts'

/** A whole or decimal number as each language writes it, with at most one decimal. */
export function figure(value: number, language: Language): string {
  return formats[language].format(value)
}

const formats = {
  fr: new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 }),
  en: new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 }),
} as const

/** "3 pages", « 1 200 mots »: zero is singular in French. */
export function frenchCount(value: number, one: string, many = `${one}s`): string {
  return `${figure(value, 'fr')} ${Math.abs(value) < 2 ? one : many}`
}

/** "3 pages", "1 page", "0 pages". */
export function englishCount(value: number, one: string, many = `${one}s`): string {
  return `${figure(value, 'en')} ${value === 1 ? one : many}`
}

/** A change of the score: « +3 points », "−1 point". */
export function signedPoints(points: number): Bilingual {
  const sign = points < 0 ? '−' : '+'
  const size = Math.abs(points)
  return { fr: `${sign}${frenchCount(size, 'point')}`, en: `${sign}${englishCount(size, 'point')}` }
}

/** A share of 0 to 1 as a percentage: « 42 % », "42%". */
export function percentage(share: number): Bilingual {
  const whole = Math.round(share * 100)
  return { fr: `${whole} %`, en: `${whole}%` }
}

/** « 12 mars 2026 », "March 12, 2026". */
export function writtenDate(day: string): Bilingual {
  const date = new Date(`${day.slice(0, 10)}T00:00:00Z`)
  return { fr: dates.fr.format(date), en: dates.en.format(date) }
}

const dates = {
  fr: new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }),
} as const
