import type { Patch } from '#contracts/audit-report.ts'
import { organizationsOf, siteName } from '../facts/organization.ts'
import { profileLinks } from '../facts/profiles.ts'
import type { Site } from '../facts/site-facts.ts'

/**
 * JSON-LD for the organization, made of its name, its address and the profiles that the site already
 * links to. Null when the site says no name, or already describes itself with the same profiles.
 */
export function organizationPatch(site: Site): Patch | null {
  const name = siteName(site)
  const [start] = site.pages
  if (!name || !start) return null
  const known = organizationsOf(site)[0]?.values['sameAs'] ?? []
  const sameAs = [...new Set([...known, ...profileLinks(site)])]
  if (organizationsOf(site).length > 0 && sameAs.length === known.length)
    return siteNamePatch(name, start.head.siteName)
  const { origin } = new URL(start.address)
  const organization = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name,
    url: `${origin}/`,
    ...(sameAs.length > 0 ? { sameAs } : {}),
  }
  return { place: '<head>', removed: '', added: scriptOf(organization) }
}

function siteNamePatch(name: string, current: string | null): Patch | null {
  if (current !== null) return null
  return {
    place: '<head>',
    removed: '',
    added: `<meta property="og:site_name" content="${escapeAttribute(name)}">`,
  }
}

/** A `</script>` in a name would end the script. */
function scriptOf(data: object): string {
  return `<script type="application/ld+json">\n${JSON.stringify(data, null, 2).replace(/</gu, '\\u003c')}\n</script>`
}

function escapeAttribute(text: string): string {
  return text.replace(/&/gu, '&amp;').replace(/"/gu, '&quot;').replace(/</gu, '&lt;')
}
