import type { Language } from '#contracts/languages.ts'
import type { Period } from '#contracts/retention.ts'
import { englishCount, frenchCount } from './counts.ts'

/** « 26 mois », "2 years". */
export function period({ unit, count }: Period, language: Language): string {
  const { fr, en } = units[unit]
  return language === 'fr' ? frenchCount(count, fr.one, fr.many) : englishCount(count, en)
}

const units = {
  day: { fr: { one: 'jour', many: 'jours' }, en: 'day' },
  month: { fr: { one: 'mois', many: 'mois' }, en: 'month' },
  year: { fr: { one: 'an', many: 'ans' }, en: 'year' },
} as const
