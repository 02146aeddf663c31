import { parsedAddress } from '#contracts/addresses/parsed-address.ts'
import { lettersOf } from '../text/fold.ts'
import type { Site } from './site-facts.ts'

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

/** Of a member of a network, not of an organization there. */
export function isOfMember(address: string): boolean {
  return memberOfNetwork.test(address)
}

const memberOfNetwork = /linkedin\.com\/(?:in|pub)\//iu

const sharing = /\/(?:share|sharer|intent|shareArticle)\b/iu

/**
 * Profiles that the start page links to and whose account has the name of the organization: any other link may lead
 * to a member, a partner, a search or a source.
 */
export function profileLinks({ pages }: Site, name: string): readonly string[] {
  const links = pages[0]?.links ?? []
  const profiles = links
    .map(({ address }) => address)
    .filter(address => isLinkedProfile(address) && hasAccountName(address, name))
  return [...new Set(profiles)]
}

/** The account is the last part of a profile's path: `/company/atelier-braise`, `/@AtelierBraise`. */
function hasAccountName(address: string, name: string): boolean {
  const { pathname, search } = new URL(address)
  const parts = pathname.split('/').filter(part => part !== '')
  const account = parts.length <= longestPath && search === '' ? lettersOf(parts.at(-1) ?? '') : ''
  const own = lettersOf(name)
  const isWithin = (one: string, other: string) => one.length >= shortestName && other.includes(one)
  return isWithin(own, account) || isWithin(account, own)
}

/** `/company/name`; a longer path is a page of the profile, or a fork of a repository. */
const longestPath = 2
/** In characters: many words contain a shorter name. */
const shortestName = 4
