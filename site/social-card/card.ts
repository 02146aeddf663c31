import type { Language } from '#contracts/languages.ts'
import type { PageId } from '../routes.ts'

/** In pixels: shown whole by Open Graph and Twitter. */
export const cardSize = { width: 1200, height: 630 } as const

/** Where drawn cards are kept between builds, from the root of the repository. */
export const cardCache = '.cache/social-cards'

/** The name of the card of a page, in one language, without its ending: `faq.en`. */
export function cardName(id: PageId, language: Language): string {
  return `${id}.${language}`
}

export function cardPath(id: PageId, language: Language): string {
  return `/social-cards/${cardName(id, language)}.png`
}
