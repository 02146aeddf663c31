import type { Language } from '#contracts/languages.ts'

const locales = { fr: 'fr-FR', en: 'en-US' } as const

/** « 11 520 € », "€11,520": whole euros, because the assumption is not known to the cent. */
export function euros(amount: number, language: Language): string {
  // A loss of forty cents would otherwise be written “−0”.
  const whole = Math.round(amount) || 0
  return written(whole, language, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })
}

/** « 16,7 % », "16.7%". */
export function percent(value: number, language: Language): string {
  return written(value / 100, language, { style: 'percent', maximumFractionDigits: 1 })
}

/** « 2 000 », "2,000", "0.1". */
export function plainNumber(value: number, language: Language): string {
  return written(value, language, { maximumFractionDigits: 2 })
}

/** A number with its unit, where each language puts it: « 300 € », "€300", "2,000 visits". */
export function withUnit(value: number, unit: string, language: Language): string {
  if (unit === '%') return percent(value, language)
  if (unit === '€') return euros(value, language)
  return `${plainNumber(value, language)}\u00a0${unit}`
}

/** A true minus sign; and before % the space of the rest of the site, which is not a narrow one. */
function written(value: number, language: Language, options: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(locales[language], options)
    .format(value)
    .replace('-', '−')
    .replace('\u202f%', '\u00a0%')
}
