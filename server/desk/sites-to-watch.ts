import { websiteAddress } from '#contracts/audit-form.ts'
import type { SiteProblem, SiteTyped } from '#contracts/desk.ts'
import { type Rhythm, watchLimits } from '#contracts/watched-sites.ts'
import type { SiteToWatch } from '#database/desk/watched-sites.ts'
import { isStorable } from '#database/storable-text.ts'

export type Site = Omit<SiteToWatch, 'language'>

/** The site that a member typed, or what is wrong with it. */
export function siteOf({ client, address, rival, rhythm }: SiteTyped): Site | SiteProblem['reason'] {
  const name = client.trim()
  const known = { address: normalAddress(address), rival: normalAddress(rival), rhythm: rhythmOf(rhythm) }
  if (!name || [...name].length > watchLimits.client || !isStorable(name)) return 'client'
  if (!known.address) return 'address'
  if (rival.trim() !== '' && !known.rival) return 'rival'
  if (!known.rhythm) return 'rhythm'
  return { client: name, address: known.address, rival: known.rival, rhythm: known.rhythm }
}

/**
 * The sites in lines from a spreadsheet: client, address, rival and rhythm, with a tab between. All of them or none:
 * each line that is wrong is named, and the others wait for it.
 */
export function sitesOf(
  pasted: string,
): { readonly sites: readonly Site[] } | { readonly problems: readonly SiteProblem[] } {
  const lines = pasted
    .split(/\r\n|\r|\n/)
    .map((text, index) => ({ text, line: index + 1 }))
    .filter(({ text, line }) => text.trim() !== '' && !(line === 1 && isHeading(text)))
  if (lines.length === 0) return { problems: [{ line: null, text: '', reason: 'nothing' }] }
  if (lines.length > watchLimits.lines)
    return { problems: [{ line: null, text: '', reason: 'too-many-lines' }] }
  const seen = new Set<string>()
  const read = lines.map(line => ({ ...line, site: onceOnly(siteOf(cellsOf(line.text)), seen) }))
  const problems = read.flatMap(({ text, line, site }) =>
    typeof site === 'string' ? [{ line, text, reason: site }] : [],
  )
  if (problems.length > 0) return { problems }
  return { sites: read.flatMap(({ site }) => (typeof site === 'string' ? [] : [site])) }
}

function cellsOf(line: string): SiteTyped {
  // A spreadsheet puts a cell that contains a quotation mark or a comma between quotation marks.
  const cells = line.split('\t').map(cell =>
    cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .replaceAll('""', '"'),
  )
  const [client = '', address = '', rival = '', rhythm = ''] = cells
  return { client, address, rival, rhythm }
}

/** The first line of a table may name its columns. */
function isHeading(line: string): boolean {
  return ['address', 'adresse', 'site', 'website', 'url'].includes(cellsOf(line).address.toLowerCase())
}

function onceOnly(site: Site | SiteProblem['reason'], seen: Set<string>): Site | SiteProblem['reason'] {
  if (typeof site === 'string') return site
  if (seen.has(site.address)) return 'twice'
  seen.add(site.address)
  return site
}

/** Null for a text that cannot be the address of a website. */
function normalAddress(typed: string): string | null {
  if (typed.trim() === '' || typed.length > watchLimits.address || !isStorable(typed)) return null
  const href = websiteAddress(typed)?.href
  return href && href.length <= watchLimits.address ? href : null
}

/** How each rhythm may be written in a spreadsheet; an empty cell means weekly. */
function rhythmOf(text: string): Rhythm | null {
  const word = text.trim().toLowerCase()
  if (['', 'weekly', 'week', 'hebdomadaire', 'semaine'].includes(word)) return 'weekly'
  return ['monthly', 'month', 'mensuel', 'mensuelle', 'mois'].includes(word) ? 'monthly' : null
}
