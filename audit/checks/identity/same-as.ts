import type { Bilingual } from '#contracts/languages.ts'
import { englishCount, frenchCount } from '#language/counts.ts'
import type { StructuredNode } from '../../read/page/page-facts.ts'
import { isOrganization } from '../../read/site/organization.ts'
import { isLinkedProfile, isProfile } from '../../read/site/profiles.ts'
import type { Page, Site } from '../../read/site/site-facts.ts'
import { siteOf } from '../../read/addresses.ts'
import {
  failed,
  notApplicable,
  nothingToJudge,
  type Outcome,
  passed,
  roomToGrow,
  seen,
  siteCheck,
} from '../check.ts'
import { isOfOnePerson, isSignedByOne, speaksAsSeveral } from '../one-person.ts'
import { schemaOrg } from '../sources.ts'

export const sameAs = siteCheck({
  id: 'same-as',
  confidence: 'estimated',
  name: {
    fr: "L'organisation renvoie à ses fiches ailleurs",
    en: 'The organization points to its profiles elsewhere',
  },
  why: {
    fr: "« sameAs » relie l'organisation à sa fiche sur Wikidata, LinkedIn ou un registre. Les moteurs distinguent ainsi les homonymes.",
    en: '“sameAs” ties the organization to its entry on Wikidata, LinkedIn or a registry. Engines tell namesakes apart with it.',
  },
  sources: [schemaOrg],
  decide(site) {
    const organizations = site.pages.flatMap(page =>
      page.structuredData.nodes.filter(node => describesOwner(node, page, site)),
    )
    if (organizations.length === 0) return withoutOrganization(site)
    const addresses = [...new Set(organizations.flatMap(({ values }) => values['sameAs'] ?? []))]
    const profiles = addresses.filter(isProfile)
    if (profiles.length > 0) {
      const evidence = profiles.slice(0, 4).map(profile => seen(site.address, 'JSON-LD sameAs', profile))
      return passed(told(profiles.length), evidence)
    }
    if (!organizations.some(isOrganization)) return notApplicable(ofPerson)
    if (isUnreadable(site)) return notApplicable(unreadable)
    if (addresses.some(address => isElsewhere(address, site))) return notApplicable(unknown)
    return leadingNowhere(site, untied)
  },
  fix: {
    title: { fr: 'Relier l’organisation à ses fiches', en: 'Tie the organization to its profiles' },
    action: {
      fr: "Dans les données structurées de l'organisation, listez dans « sameAs » ses fiches publiques : registre des entreprises, LinkedIn, Wikidata si elle y figure.",
      en: 'In the structured data of the organization, list its public profiles under “sameAs”: company registry, LinkedIn, Wikidata if it is there.',
    },
    effort: 'low',
    // No patch: a link to a profile does not say whose it is.
  },
})

function withoutOrganization(site: Site): Outcome {
  const [start] = site.pages
  if (isUnreadable(site)) return notApplicable(unreadable)
  const isOwn = start && (isOfOnePerson(start) || isSignedByOne(site, start))
  if (isOwn) return notApplicable(ofPerson)
  return showsOrganization(site) ? leadingNowhere(site, undescribed) : nothingToJudge(unnamed)
}

/** A fault of a site that links to profiles without tying them to its organization, which may also have none. */
function leadingNowhere({ pages }: Site, fault: Bilingual): Outcome {
  const isLinked = pages.some(({ links }) => links.some(({ address }) => isLinkedProfile(address)))
  return isLinked ? failed(fault) : roomToGrow(0, withoutProfiles)
}

function isUnreadable({ pages }: Site): boolean {
  return pages.some(({ structuredData }) => structuredData.errors.length > 0)
}

/** A register or a network that we do not know, or a site of its own. */
function isElsewhere(address: string, site: Site): boolean {
  return URL.canParse(address) && siteOf(address) !== siteOf(site.address)
}

/**
 * Whether a site that describes nobody is clearly that of an organization: it sells, can be called, or says "we". A
 * collection of notes, a program or a course may be that of a person.
 */
function showsOrganization({ pages }: Site): boolean {
  const documenting = pages.filter(({ role }) => role === 'documentation').length
  if (2 * documenting > pages.length) return false
  const sells = pages.some(({ role }) => role === 'service' || role === 'product')
  const isCalled = pages.some(({ contacts }) => contacts.some(({ quote }) => /^tel:/iu.test(quote)))
  return sells || isCalled || pages.some(speaksAsSeveral)
}

const undescribed = {
  fr: 'Le site ne décrit pas son organisation en données structurées.',
  en: 'The site does not describe its organization in structured data.',
}

const withoutProfiles = {
  fr: 'Ni les liens du site ni ses données structurées ne mènent à une fiche de son organisation.',
  en: 'Neither the links of the site nor its structured data lead to a profile of its organization.',
}

const unreadable = {
  fr: 'Un bloc de données structurées ne se lit pas : un autre contrôle le dit.',
  en: 'A block of structured data cannot be read: another check says so.',
}

const unnamed = {
  fr: 'Le site ne décrit personne en données structurées, et rien ne dit s’il est celui d’une organisation.',
  en: 'The site describes nobody in structured data, and nothing says whether it is that of an organization.',
}

const unknown = {
  fr: 'L’organisation renvoie à des adresses (sameAs) que nous ne connaissons pas comme des fiches.',
  en: 'The organization points to addresses (sameAs) that we do not know as profiles.',
}

const untied = {
  fr: "L'organisation ne renvoie à aucune fiche reconnue (sameAs).",
  en: 'The organization points to no known profile (sameAs).',
}

const ofPerson = {
  fr: 'Le site est celui d’une personne : ses fiches ailleurs sont son choix.',
  en: 'The site is that of a person: profiles elsewhere are their choice.',
}

function told(count: number) {
  return {
    fr: `L'organisation renvoie à ${frenchCount(count, 'fiche reconnue', 'fiches reconnues')} (sameAs).`,
    en: `The organization points to ${englishCount(count, 'known profile')} (sameAs).`,
  }
}

/** An organization anywhere, or a person whose site it is: the author of the start page, for instance. */
function describesOwner(node: StructuredNode, { address }: Page, site: Site): boolean {
  const isStart = address === site.pages[0]?.address
  return isOrganization(node) || (node.types.includes('Person') && (node.parent === null || isStart))
}
