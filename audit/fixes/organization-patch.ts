import type { Patch } from '#contracts/audit-report.ts'
import { organizationsOf, siteName } from '../read/site/organization.ts'
import { isProfile, profileLinks } from '../read/site/profiles.ts'
import type { Site } from '../read/site/site-facts.ts'
import { attribute } from './head-tags.ts'

/** The most profiles in a patch: an organization with more must choose. */
const mostProfiles = 20

/**
 * JSON-LD for the organization, from its name, its address and the profiles that the site already links to.
 * Null when the site states no name, or already has all of this.
 */
export function organizationPatch(site: Site): Patch | null {
  const name = nameOf(site)
  const [start] = site.pages
  if (!name || !start) return null
  const [described] = organizationsOf(site)
  const known = (described?.values['sameAs'] ?? []).filter(isProfile)
  const sameAs = [...new Set([...known, ...profileLinks(site, name)])].slice(0, mostProfiles)
  if (sameAs.length === known.length && (described || known.length > 0)) return null
  const { origin } = new URL(start.address)
  return headPatch(
    scriptOf({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      '@id': described?.id ?? `${origin}/#organization`,
      name,
      url: `${origin}/`,
      ...(sameAs.length > 0 && { sameAs }),
    }),
  )
}

/** The same, but null when there is no profile to tell of. */
export function profilesPatch(site: Site): Patch | null {
  const name = nameOf(site)
  return name && profileLinks(site, name).length > 0 ? organizationPatch(site) : null
}

/** The name of the site, unless it is a domain, a list of keywords or holds a telephone number. */
function nameOf(site: Site): string | null {
  const name = siteName(site)
  return name === null || notName.test(name) ? null : name
}

const notName = /\||\d(?:[ .-]?\d){6}|^(?:www\.)?[\w-]{1,63}(?:\.[\w-]{1,63})*\.[a-z]{2,}$/iu

/** For a home page without `og:site_name`; null when the site states no name. */
export function siteNamePatch(site: Site): Patch | null {
  const name = nameOf(site)
  if (!name || site.pages[0]?.head.siteName) return null
  return headPatch(`<meta property="og:site_name" ${attribute('content', name)}>`)
}

function headPatch(added: string): Patch {
  return { place: '<head>', removed: '', added }
}

/** A `</script>` in a name would end the script. */
function scriptOf(data: object): string {
  return `<script type="application/ld+json">\n${JSON.stringify(data, null, 2).replace(/</gu, '\\u003c')}\n</script>`
}
