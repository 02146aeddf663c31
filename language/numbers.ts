import type { Language } from '#contracts/languages.ts'
import { locales } from './locales.ts'

/** A number, by default with one decimal at most: « 6,2 », "6.2", "1,460". */
export function figure(value: number, language: Language, decimals = 1): string {
  return written(value, language, { maximumFractionDigits: decimals })
}

/** With one decimal even where it is 0, for a column whose signs stand below one another: « 17,0 », "17.0". */
export function alignedFigure(value: number, language: Language): string {
  return written(value, language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
}

/** A change: "+6", "−2,5", "0", with a minus sign, not a hyphen. */
export function signedFigure(value: number, language: Language): string {
  return written(value, language, { maximumFractionDigits: 1, signDisplay: 'exceptZero' })
}

/** A share of 1 as a percentage, by default whole: « 42 % », "42%". */
export function percentage(share: number, language: Language, decimals = 0): string {
  return written(share, language, { style: 'percent', maximumFractionDigits: decimals })
}

/** A change by a share of 1, in whole percent: « +41 % », "−8%". */
export function signedPercentage(share: number, language: Language): string {
  return written(share, language, { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' })
}

/** An amount in whole euros: « 11 520 € », "€11,520". */
export function euros(amount: number, language: Language): string {
  // A loss of forty cents would otherwise be written “−0”.
  const whole = Math.round(amount) || 0
  return written(whole, language, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })
}

/** With a true minus sign, and before % the no-break space of French typography, not Intl's narrow one. */
function written(value: number, language: Language, options: Intl.NumberFormatOptions): string {
  return formatOf(language, options).format(value).replace('-', '−').replace('\u202f%', '\u00a0%')
}

/** Making a format takes longer than a hundred uses of it. */
const formats = new Map<string, Intl.NumberFormat>()

function formatOf(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = JSON.stringify([language, options])
  const format = formats.get(key) ?? new Intl.NumberFormat(locales[language], options)
  formats.set(key, format)
  return format
}
