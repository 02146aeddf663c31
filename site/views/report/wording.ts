import { frenchTypography } from '#contracts/french-typography.ts'
import type { Language } from '#contracts/languages.ts'

/** A text with its `{names}` replaced; a name without a value is a mistake in the text or in the code. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/gu, (_name, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`The text "${text}" asks for {${name}}, which has no value.`)
    return String(value)
  })
}

/** A number as the language writes it, with at most one decimal: "6.2", « 6,2 », "1,460". */
export function figure(value: number, language: Language): string {
  return new Intl.NumberFormat(locales[language], { maximumFractionDigits: 1 }).format(value)
}

/** The text for one or for several; zero is singular in French, plural in English. */
export function counted(
  texts: { readonly one: string; readonly many: string },
  count: number,
  language: Language,
): string {
  return new Intl.PluralRules(language).select(count) === 'one' ? texts.one : texts.many
}

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
  if (!URL.canParse(address)) return address
  const { origin, pathname, search } = new URL(address)
  const path = `${pathname}${search}`
  return URL.canParse(site) && origin === new URL(site).origin ? path : `${origin}${path}`
}

/** The agency and its readers are there. */
const timeZone = 'Europe/Paris'

const locales = { fr: 'fr-FR', en: 'en-US' } as const

function set(text: string, language: Language): string {
  return language === 'fr' ? frenchTypography(text) : text
}
