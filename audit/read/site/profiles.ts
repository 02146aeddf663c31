import { parsedAddress } from '#contracts/parsed-address.ts'
import type { Site } from './site-facts.ts'

/** Hosts that tell entities apart: encyclopedias, registries of companies, professional networks. */
const profileHosts =
  /(?:^|\.)(?:wikidata\.org|wikipedia\.org|linkedin\.com|crunchbase\.com|github\.com|societe\.com|pappers\.fr|infogreffe\.fr|annuaire-entreprises\.data\.gouv\.fr|company-information\.service\.gov\.uk|opencorporates\.com|orcid\.org|isni\.org|youtube\.com|x\.com|twitter\.com|facebook\.com|instagram\.com|mastodon\.social|bsky\.app)$/u

export function isProfile(address: string): boolean {
  const parsed = parsedAddress(address)
  return parsed !== null && profileHosts.test(parsed.hostname) && parsed.pathname.length > 1
}

/** Links that share a page on a network rather than name a profile. */
const sharing = /\/(?:share|sharer|intent|shareArticle)\b/iu

export function profileLinks({ pages }: Site): readonly string[] {
  const links = pages[0]?.links ?? []
  const profiles = links
    .map(({ address }) => address)
    .filter(address => isProfile(address) && !sharing.test(address))
  return [...new Set(profiles)]
}
