import type { Language } from '../languages.ts'

/** In characters, two lines of text: an address of an article is hardly ever longer. */
const longest = 160
/** Kept from the end, which often tells one address from another. */
const ending = 40

/**
 * An address or a path as people see it: without its middle when it is very long. Links and files keep it
 * whole.
 */
export function shownAddress(address: string): string {
  const signs = [...address]
  if (signs.length <= longest) return address
  return [...signs.slice(0, longest - ending - 1), '…', ...signs.slice(-ending)].join('')
}

/** The path of an address, which is enough on a site that is known. */
export function shownPath(address: string): string {
  return shownAddress(new URL(address).pathname)
}

/**
 * Where the same was seen. The audit names the lines of a file in English, one by one:
 * "robots.txt, line 21", "robots.txt, line 42" are « robots.txt, lignes 21, 42 ».
 */
export function placesShown(places: readonly string[], language: Language): string {
  const ofFiles = Map.groupBy(places, place => linePattern.exec(place)?.[1] ?? place)
  return [...ofFiles]
    .map(([file, own]) => {
      const lines = own.flatMap(place => linePattern.exec(place)?.[2] ?? [])
      if (lines.length === 0) return file
      return `${file}, ${lineWords[language][lines.length === 1 ? 'one' : 'many']} ${lines.join(', ')}`
    })
    .join(' · ')
}

/** `audit/read/robots/quotes.ts` writes it; the name of a crawler or a quote may follow. */
const linePattern = /^(\S{1,80}), line (\d{1,7}(?:(?::| \().*)?)$/su

const lineWords = {
  fr: { one: 'ligne', many: 'lignes' },
  en: { one: 'line', many: 'lines' },
} as const
