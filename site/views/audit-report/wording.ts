import { frenchTypography } from '#contracts/french-typography.ts'
import type { Language } from '#contracts/languages.ts'
import { shownAddress } from '#contracts/shown-address.ts'
import { counted, figure, fill } from '../../content/wording.ts'
import type { PartProps } from './report.ts'

/** « 12 mars 2026 », "March 12, 2026", in Paris. */
export function day(moment: string, language: Language): string {
  return set(
    new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone }).format(new Date(moment)),
    language,
  )
}

/** « 14 h 05 », "2:05 PM", in Paris. */
export function hour(moment: string, language: Language): string {
  const time = new Intl.DateTimeFormat(locales[language], { timeStyle: 'short', timeZone })
  const written = time.format(new Date(moment))
  return set(language === 'fr' ? written.replace(':', ' h ') : written, language)
}

/** An address without what is the same in all of them: the path, on the site that was audited. */
export function shortAddress(address: string, site: string): string {
  if (!URL.canParse(address)) return shownAddress(address)
  const { origin, pathname, search } = new URL(address)
  const path = `${pathname}${search}`
  return shownAddress(URL.canParse(site) && origin === new URL(site).origin ? path : `${origin}${path}`)
}

/** « +2,6 points », "+2.6 points". */
export function pointsGained(points: number, words: PartProps['words'], language: Language): string {
  return fill(counted(words.fixes.points, points, language), { points: figure(points, language) })
}

/** The agency and its readers are there. */
const timeZone = 'Europe/Paris'

const locales = { fr: 'fr-FR', en: 'en-US' } as const

function set(text: string, language: Language): string {
  return language === 'fr' ? frenchTypography(text) : text
}
