import type { Patch } from '#contracts/audit-report.ts'
import { organizationsOf, siteName } from '../read/site/organization.ts'
import { profileLinks } from '../read/site/profiles.ts'
import type { Site } from '../read/site/site-facts.ts'
import { attribute } from './head-tags.ts'

/** The most profiles in a patch: an organization with more must choose. */
const mostProfiles = 20

/**
 * JSON-LD for the organization, from its name, its address and the profiles that the site already links to.
 * Null when the site states no name, or already has all of this.
 */
export function organizationPatch(site: Site): Patch | null {
  const name = siteName(site)
  const [start] = site.pages
  if (!name || !start) return null
  const [described] = organizationsOf(site)
  const known = described?.values['sameAs'] ?? []
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

/** For a home page without `og:site_name`; null when the site states no name. */
export function siteNamePatch(site: Site): Patch | null {
  const name = siteName(site)
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
