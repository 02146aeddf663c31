import { parsedAddress } from '#contracts/addresses/parsed-address.ts'
import { fold } from '../text/fold.ts'
import type { Site } from './site-facts.ts'

/** Hosts that tell entities apart: encyclopedias, registries of companies, professional networks. */
const profileHosts =
  /(?:^|\.)(?:wikidata\.org|wikipedia\.org|linkedin\.com|crunchbase\.com|github\.com|societe\.com|pappers\.fr|infogreffe\.fr|annuaire-entreprises\.data\.gouv\.fr|company-information\.service\.gov\.uk|opencorporates\.com|orcid\.org|isni\.org|youtube\.com|x\.com|twitter\.com|facebook\.com|instagram\.com|tiktok\.com|pinterest\.com|mastodon\.social|bsky\.app)$/u

export function isProfile(address: string): boolean {
  const parsed = parsedAddress(address)
  return parsed !== null && profileHosts.test(parsed.hostname) && parsed.pathname.length > 1
}

/** Links that share a page on a network rather than name a profile. */
const sharing = /\/(?:share|sharer|intent|shareArticle)\b/iu

/**
 * Profiles that the start page links to and that bear the name of the organization: any other link may lead
 * to a member, a partner, a search or a source.
 */
export function profileLinks({ pages }: Site, name: string): readonly string[] {
  const links = pages[0]?.links ?? []
  const profiles = links
    .map(({ address }) => address)
    .filter(address => isProfile(address) && !sharing.test(address) && bearsName(address, name))
  return [...new Set(profiles)]
}

/** The account is the last part of a profile's path: `/company/atelier-braise`, `/@AtelierBraise`. */
function bearsName(address: string, name: string): boolean {
  const { pathname, search } = new URL(address)
  const parts = pathname.split('/').filter(part => part !== '')
  const account = parts.length <= longestPath && search === '' ? joined(parts.at(-1) ?? '') : ''
  const own = joined(name)
  const isSpelled = (one: string, other: string) => one.length >= shortestName && other.includes(one)
  return isSpelled(own, account) || isSpelled(account, own)
}

/** `/company/name`; what is deeper is a page of the profile, or a fork of something. */
const longestPath = 2
/** Shorter names are in many words. */
const shortestName = 4

function joined(text: string): string {
  return fold(text).replaceAll(' ', '')
}
