/** The two languages of the site. French is at the root, English under `/en`. */
export const languages = ['fr', 'en'] as const

export type Language = (typeof languages)[number]

export function otherLanguage(language: Language): Language {
  return language === 'fr' ? 'en' : 'fr'
}

/** A text in both languages: a missing translation is a type error. */
export type Bilingual = Readonly<Record<Language, string>>

/** The language of a path of the site: English if it is `/en` or below it, otherwise French. */
export function languageOfPath(path: string): Language {
  return path === '/en' || path.startsWith('/en/') ? 'en' : 'fr'
}

/** The default for a path in the other language: with `/en` added or removed. */
export function inOtherLanguage(path: string): string {
  return languageOfPath(path) === 'en' ? path.slice('/en'.length) || '/' : `/en${path}`
}
