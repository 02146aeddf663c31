import type { Patch } from '#contracts/audit-report.ts'
import { pageIdentity } from '../read/addresses.ts'
import {
  describedNames,
  isInAddress,
  knownName,
  namesTold,
  organizationsOf,
  titleNames,
} from '../read/site/organization.ts'
import { isOfMember, isProfile, profileLinks } from '../read/site/profiles.ts'
import type { Page, Site } from '../read/site/site-facts.ts'
import { isClosed } from './closed.ts'
import { attribute } from './head-tags.ts'

/** The most profiles in a patch: an organization with more must choose. */
const mostProfiles = 20

/**
 * JSON-LD that ties the organization that the site describes to the profiles that the site already links to.
 * Null when it has them all; and when the site describes none: it may be that of a person.
 */
export function profilesPatch(site: Site): Patch | null {
  const name = nameOf(site)
  const [start] = site.pages
  const [described] = organizationsOf(site)
  if (!name || !start || !described || isClosed(start, site)) return null
  const known = (described.values['sameAs'] ?? []).filter(isProfile)
  const isKnown = new Set(known.map(pageIdentity))
  const more = profileLinks(site, name).filter(profile => !isKnown.has(pageIdentity(profile)))
  // An organization that has the profile of a member of a network is a person, described by a program.
  if (more.length === 0 || more.some(isOfMember)) return null
  const sameAs = [...known, ...more].slice(0, mostProfiles)
  return headPatch(
    scriptOf({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      '@id': described.id ?? new URL('./#organization', start.address).href,
      name,
      sameAs,
    }),
  )
}

/**
 * The name of the site, unless it is a domain, a list of keywords, the name of a file, holds a telephone number, or
 * is as long as a slogan.
 */
function nameOf(site: Site): string | null {
  const name = knownName(site)
  if (name === null || notName.test(name) || name.split(' ').length > mostWords) return null
  return name
}

/** "Association des étudiants de la faculté de Compiègne" has seven. */
const mostWords = 7
const notName = /[|_]|\d(?:[ .-]?\d){6}|^(?:www\.)?[\w-]{1,63}(?:\.[\w-]{1,63})*\.[a-z]{2,}$/iu

/**
 * For a home page without `og:site_name`: the name that its title says and that structured data spells exactly so, or
 * that its address repeats. Null where any of them, or any page, gives the site another name.
 */
export function siteNamePatch(site: Site): Patch | null {
  const name = nameOf(site)
  const [start] = site.pages
  if (!name || !start || start.head.siteName || isClosed(start, site)) return null
  if (namesTold(site).some(other => other !== name) || !titleNames(start).includes(name)) return null
  // What titles and footers repeat may be a trade, a slogan or the name of a former client.
  if (!describedNames(site).includes(name) && !isInAddress(name, start.address)) return null
  if (isPartOfName(start, name) || isSpelledOtherwise(start, name)) return null
  return headPatch(`<meta property="og:site_name" ${attribute('content', name)}>`)
}

/** "Atelier Braise Lyon": the name that is shown most may be that of the whole, on the site of a branch. */
function isPartOfName(page: Page, name: string): boolean {
  return page.text.blocks.some(({ text }) =>
    text.split(name).some((rest, index) => index > 0 && /^ \p{Lu}/u.test(rest)),
  )
}

/** "CLInnovIT" on the page, "ClinnovIT" in its title: only the owner knows which one is right. */
function isSpelledOtherwise({ head, text }: Page, name: string): boolean {
  const whole = [...head.titles, ...text.blocks.map(block => block.text)].join('\n')
  const [lower, wanted] = [whole.toLowerCase(), name.toLowerCase()]
  const written: string[] = []
  for (let at = lower.indexOf(wanted); at !== -1; at = lower.indexOf(wanted, at + wanted.length))
    written.push(whole.slice(at, at + name.length))
  // A style may ask for capitals, and an address has none.
  const spelled = written.filter(one => one !== one.toUpperCase() && one !== one.toLowerCase())
  return spelled.filter(one => one !== name).length > spelled.filter(one => one === name).length
}

function headPatch(added: string): Patch {
  return { place: '<head>', removed: '', added }
}

/** A `</script>` in a name would end the script. */
function scriptOf(data: object): string {
  return `<script type="application/ld+json">\n${JSON.stringify(data, null, 2).replace(/</gu, '\\u003c')}\n</script>`
}
