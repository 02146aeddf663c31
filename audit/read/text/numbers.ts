import type { Language } from '#contracts/languages.ts'

/**
 * The numbers of a text, normalised: « 1 234,5 » and "1,234.5" are both `1234.5`. A time of day and a
 * reference number are numbers too.
 */
export function numbersIn(text: string, language: Language): readonly string[] {
  const written = text.replace(/[\u00a0\u202f\u2009]/gu, ' ').match(patterns[language]) ?? []
  return written.map(number => normal(number, language))
}

const patterns: Readonly<Record<Language, RegExp>> = {
  fr: /(?<![\p{L}\p{N}])\d{1,3}(?: \d{3})+(?:,\d+)?(?!\d)|(?<![\p{L}\p{N}])\d+(?:,\d+)?/gu,
  en: /(?<![\p{L}\p{N}])\d{1,3}(?:,\d{3})+(?:\.\d+)?(?!\d)|(?<![\p{L}\p{N}])\d+(?:\.\d+)?/gu,
}

function normal(written: string, language: Language): string {
  const plain =
    language === 'fr' ? written.replaceAll(' ', '').replace(',', '.') : written.replaceAll(',', '')
  return String(Number(plain))
}
