import type { Language } from '#contracts/languages.ts'
import { shownAddress } from '#contracts/addresses/shown-address.ts'
import { counted } from '#language/counts.ts'
import { figure } from '#language/numbers.ts'
import { fill } from '../../content/wording.ts'
import type { PartProps } from './report.ts'

/** The path of an address, on the site that was audited. */
export function shortAddress(address: string, site: string): string {
  if (!URL.canParse(address)) return shownAddress(address)
  const { origin, pathname, search } = new URL(address)
  const path = `${pathname}${search}`
  return shownAddress(URL.canParse(site) && origin === new URL(site).origin ? path : `${origin}${path}`)
}

/**
 * Where the same was seen. The audit names the lines of a file in English, one by one:
 * "robots.txt, line 21", "robots.txt, line 42" are « robots.txt, lignes 21, 42 ».
 */
export function placesShown(
  places: readonly string[],
  words: Pick<PartProps['words']['findings'], 'lines'>,
  language: Language,
): string {
  const ofFiles = Map.groupBy(places, place => linePattern.exec(place)?.[1] ?? place)
  return [...ofFiles]
    .map(([file, own]) => {
      const lines = own.flatMap(place => linePattern.exec(place)?.[2] ?? [])
      if (lines.length === 0) return file
      const said = fill(counted(words.lines, lines.length, language), { lines: lines.join(', ') })
      return `${file}, ${said}`
    })
    .join(' · ')
}

/** `audit/read/robots/quotes.ts` writes it; a quote may follow. */
const linePattern = /^(\S{1,80}), line (\d{1,7}(?::.*)?)$/su

/** « +2,6 points », "+2.6 points". */
export function pointsGained(points: number, words: PartProps['words'], language: Language): string {
  return fill(counted(words.fixes.points, points, language), { points: figure(points, language) })
}
