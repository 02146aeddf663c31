import type { Patch } from '#contracts/audit-report.ts'
import { escaped } from '#language/markup.ts'
import { isSamePage } from '../read/addresses.ts'
import { latestDay } from '../read/days.ts'
import type { DateFact } from '../read/page/page-facts.ts'
import type { Page, Site } from '../read/site/site-facts.ts'
import { isClosed } from './closed.ts'

/**
 * The entry that a sitemap lacks for a page, dated by the page itself; without a date when the page has none.
 * Null where no sitemap was read whole: a lone entry is no file, and one may be there already; where several list
 * pages; and where it lists none of the folder of the site, but those of another host or of other sites on it. Null
 * too for a page that may not be indexed, that forwards to another, or that gives another address as its own.
 */
export function sitemapPatch(page: Page, site: Site): Patch | null {
  const { whole, entries } = site.sitemap
  const [file, ...others] = new Set(entries.map(({ listedIn }) => listedIn))
  const { href: folder } = new URL('.', site.pages[0]?.address ?? page.address)
  const isOfSite = entries.every(({ address }) => address.startsWith(folder))
  const listed = entries.some(({ address }) => isSamePage(address.toLowerCase(), page.address.toLowerCase()))
  if (!file || others.length > 0 || !isOfSite) return null
  if (!whole || listed || isClosed(page, site) || !isItself(page)) return null
  const day = latestDay({ role: page.role, dates: page.dates.filter(date => isOwn(date, page)) }, site)
  const lastmod = day ? `<lastmod>${day}</lastmod>` : ''
  return {
    place: new URL(file).pathname,
    removed: '',
    added: `<url><loc>${escaped(page.address)}</loc>${lastmod}</url>`,
  }
}

/** A page that is no article may show on which day something that it announces was published. */
function isOwn({ event }: DateFact, { role }: Page): boolean {
  return role === 'article' || event === 'updated'
}

function isItself({ address, head }: Page): boolean {
  return head.forwardsTo === null && head.canonicals.every(canonical => canonical.address === address)
}
