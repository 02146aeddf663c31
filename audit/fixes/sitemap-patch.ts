import type { Patch } from '#contracts/audit-report.ts'
import { escaped } from '#language/markup.ts'
import { latestDay } from '../read/days.ts'
import type { Page, Site } from '../read/site/site-facts.ts'

/** The page's entry for sitemap.xml, dated by the page itself; without a date when the page has none. */
export function sitemapPatch(page: Page, site: Site): Patch {
  const day = latestDay(page, site)
  const lastmod = day ? `<lastmod>${day}</lastmod>` : ''
  return {
    place: '/sitemap.xml',
    removed: '',
    added: `<url><loc>${escaped(page.address)}</loc>${lastmod}</url>`,
  }
}
