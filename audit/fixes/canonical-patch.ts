import type { Patch } from '#contracts/audit-report.ts'
import { indexFile, isSamePage, siteOf } from '../read/addresses.ts'
import { alternatesOf } from '../read/site/language-versions.ts'
import type { Page, Site, SitemapEntry } from '../read/site/site-facts.ts'
import { attribute, linkPatch } from './head-tags.ts'

/**
 * The address of a page, without parameters and fragment, or the one that its owner chose for it. Null where
 * anything that was read gives the page, or the site, another address: its owner has to choose.
 */
export function canonicalPatch(page: Page, site: Site): Patch | null {
  const address = statedAddress(page) ?? ownAddress(page.address)
  // A page that ends in `index.html` is mostly to be read at the address of its folder too.
  if (indexFile.test(address) || mayBeElsewhere(page) || isNamedOtherwise(page, address, site)) return null
  if (isOfCopy(page, site) || isMadeForRoot(page, site)) return null
  const removed = page.head.canonicals.map(({ written }) => canonicalTag(written))
  return linkPatch(removed, [canonicalTag(address)])
}

/** In words: a page that says less may only lead to another, by a script. */
const fewestWords = 10

/** Its owner may have meant the other address that it gives: only they know whether it is a copy. */
function mayBeElsewhere(page: Page): boolean {
  const { canonicals, forwardsTo, openGraphAddress, titles } = page.head
  const address = ownAddress(page.address)
  if (openGraphAddress !== null && ownAddress(openGraphAddress) !== address) return true
  // A copy of a site keeps what was a parameter in the name of its file.
  if (/%3f/iu.test(pathOf(page.address))) return true
  // A script fills in the one that is written empty.
  if (canonicals.some(({ written }) => written.trim() === '')) return true
  if (forwardsTo !== null || page.text.words < fewestWords || titles.some(isOfMissing)) return true
  const isStated = canonicals.some(stated => stated.address !== null && isSamePage(stated.address, address))
  return canonicals.length > 0 && !isStated
}

/** Of a page kept by a copy of the site, which says that what it was asked for is missing. */
function isOfMissing(title: string): boolean {
  return /\b404\b|\bnot found\b|\bintrouvable\b/iu.test(title)
}

/**
 * The sitemap, a language version, the menu or a link of the start page names the page in another way, with
 * `index.html` for instance. A link that was seen to lead here does not.
 */
function isNamedOtherwise(page: Page, address: string, site: Site): boolean {
  const versions = alternatesOf(page, site)
  const moved = new Set(page.exchange.redirects.map(({ from }) => from))
  const linked = [page, ...site.pages.slice(0, 1)].flatMap(({ links }) =>
    links.filter(({ internal }) => internal).map(link => ownAddress(link.address)),
  )
  const named = [
    ...site.sitemap.entries.map(entry => entry.address),
    ...versions.flatMap(version => version.address ?? []),
    ...linked.filter(link => !moved.has(link)),
  ]
  const own = versions.filter(({ language }) => language.slice(0, 2) === languageOf(page))
  return (
    named.some(other => other !== address && isSamePage(other, page.address)) ||
    (own.length > 0 && !own.some(version => version.address === address))
  )
}

/** Without its region. */
function languageOf({ language: { declared, detected } }: Page): string | undefined {
  return (declared ?? detected)?.slice(0, 2)
}

/**
 * A copy beside the original: another page has its title and about as many words, or the start page, robots.txt or a
 * sitemap names another host as that of the site.
 */
function isOfCopy(page: Page, { pages, robots, sitemap }: Site): boolean {
  const [{ head } = page] = pages
  const stated = head.canonicals.map(({ address }) => address ?? page.address)
  const isElsewhere = (address: string) => siteOf(address) !== siteOf(page.address)
  return (
    pages.some(other => other !== page && isLikely(page, other)) ||
    (stated.length > 0 && stated.every(isElsewhere)) ||
    [head.openGraphAddress ?? [], robots.sitemaps, sitemap.entries.map(({ address }) => address)]
      .flat()
      .some(isElsewhere)
  )
}

function isLikely(page: Page, copy: Page): boolean {
  const [title] = page.head.titles
  const words = [page.text.words, copy.text.words]
  return (
    title !== undefined && copy.head.titles[0] === title && Math.min(...words) >= 0.9 * Math.max(...words)
  )
}

/** Of a site that lies in a folder while neither its links nor its own sitemap lead into it: it was made to lie elsewhere. */
function isMadeForRoot({ links, address }: Page, { pages, sitemap }: Site): boolean {
  const { pathname: folder } = new URL('.', pages[0]?.address ?? address)
  const leadOut = (to: readonly { readonly address: string }[]) =>
    to.length > 0 && to.every(one => !pathOf(one.address).startsWith(folder))
  const isOwn = ({ listedIn }: SitemapEntry) => pathOf(listedIn).startsWith(folder)
  return leadOut(links.filter(({ internal }) => internal)) || leadOut(sitemap.entries.filter(isOwn))
}

/** The address that the owner chose for this very page. */
function statedAddress(page: Page): string | undefined {
  const [first, ...others] = page.head.canonicals.map(({ address }) => address)
  return first && others.length === 0 && isSamePage(first, page.address) ? first : undefined
}

function canonicalTag(address: string): string {
  return `<link rel="canonical" ${attribute('href', address)}>`
}

/** Parameters and fragments do not belong to the address to cite. */
function ownAddress(address: string): string {
  const { origin, pathname } = new URL(address)
  return origin + pathname
}

function pathOf(address: string): string {
  return new URL(address).pathname
}
