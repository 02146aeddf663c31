import { parsedAddress } from '#contracts/addresses/parsed-address.ts'

/** Hosts whose pages identify an organization or a person: encyclopedias, registries of companies, networks. */
const profileHosts =
  /(?:^|\.)(?:wikidata\.org|wikipedia\.org|linkedin\.com|crunchbase\.com|github\.com|societe\.com|pappers\.fr|infogreffe\.fr|annuaire-entreprises\.data\.gouv\.fr|company-information\.service\.gov\.uk|opencorporates\.com|orcid\.org|isni\.org|youtube\.com|x\.com|twitter\.com|facebook\.com|instagram\.com|tiktok\.com|pinterest\.com|mastodon\.social|bsky\.app)$/u

export function isProfile(address: string): boolean {
  const parsed = parsedAddress(address)
  if (parsed === null || !profileHosts.test(parsed.hostname)) return false
  const parts = parsed.pathname.split('/').filter(part => part !== '')
  // The second part of an address of GitHub is a repository.
  return parts.length > 0 && (!parsed.hostname.endsWith('github.com') || parts.length === 1)
}

/** Links to a network may also share the page there. */
export function isLinkedProfile(address: string): boolean {
  return isProfile(address) && !sharing.test(address)
}

const sharing = /\/(?:share|sharer|intent|shareArticle)\b/iu
