import { shownAddress } from '#contracts/addresses/shown-address.ts'
import type { Language } from '#contracts/languages.ts'
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

/** « +2,6 points », "+2.6 points". */
export function pointsGained(points: number, words: PartProps['words'], language: Language): string {
  return fill(counted(words.fixes.points, points, language), { points: figure(points, language) })
}
