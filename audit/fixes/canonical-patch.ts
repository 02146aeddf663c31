import type { Patch } from '#contracts/audit-report.ts'
import { absolute, indexFile, isSamePage, siteOf } from '../read/addresses.ts'
import { organizationsOf } from '../read/site/organization.ts'
import { alternatesOf } from '../read/site/language-versions.ts'
import type { Page, Site } from '../read/site/site-facts.ts'
import { isClosed } from './closed.ts'
import { attribute, linkPatch } from './head-tags.ts'

/**
 * The address of a page, without parameters and fragment, where something that its owner wrote names exactly this
 * one, and nothing that was read names it, or the site, in another way. Null where only its owner can choose.
 */
export function canonicalPatch(page: Page, site: Site): Patch | null {
  const address = ownAddress(page.address)
  const [stated, described] = [statedAddresses(site), describedAddresses(site)]
  const named = [...stated, ...described, ...linkedAddresses(site)].map(ownAddress)
  if (![...stated, ...described].some(other => withoutFragment(other) === address)) return null
  if (named.some(other => other !== address && isSameLoosely(other, address))) return null
  if (stated.some(other => isOneOfMany(other, address) || isWithoutEnding(other, address))) return null
  if (isClosed(page, site) || indexFile.test(address)) return null
  if (mayBeElsewhere(page, address, site.pages)) return null
  const isOfSite = (other: string) => siteOf(other) === siteOf(address)
  // With or without `www.` is another host too: nothing says which one is the site.
  const ofSite = [...stated, ...described.filter(isOfSite)]
  if (ofSite.some(other => new URL(other).origin !== new URL(address).origin)) return null
  if (!isHomeOfOwner(isOfSite, site)) return null
  const removed = page.head.canonicals.map(({ written }) => canonicalTag(written))
  return linkPatch(removed, [canonicalTag(address)])
}

/** What pages, sitemaps and robots.txt give as addresses of the site. */
function statedAddresses(site: Site): readonly string[] {
  const { pages, robots, sitemap } = site
  return [
    ...pages.flatMap(({ head }) => head.canonicals.flatMap(({ address }) => address ?? [])),
    ...pages.flatMap(({ head }) => head.openGraphAddress ?? []),
    ...pages.flatMap(page => alternatesOf(page, site).flatMap(({ address }) => address ?? [])),
    ...sitemap.entries.map(({ address }) => address),
    ...robots.sitemaps,
  ]
}

/** What structured data gives as addresses of pages, complete. */
function describedAddresses({ pages }: Site): readonly string[] {
  return pages
    .flatMap(({ structuredData }) => structuredData.nodes)
    .flatMap(({ id, types, values, references }) => [
      ...(types.some(type => type.endsWith('Page')) ? [id ?? ''] : []),
      ...['url', 'mainEntityOfPage', 'item'].flatMap(of => [
        ...(values[of] ?? []),
        ...(references[of] ?? []),
      ]),
    ])
    .flatMap(written => absolute(written, written) ?? [])
}

/** A link that was seen to lead to another address names no page. */
function linkedAddresses({ pages }: Site): readonly string[] {
  const moved = new Set(pages.flatMap(({ exchange }) => exchange.redirects.map(({ from }) => from)))
  const links = pages.flatMap(page => page.links.filter(({ internal }) => internal))
  return [...new Set(links.map(link => ownAddress(link.address)))].filter(link => !moved.has(link))
}

/** The parameters of the other address make many pages of one file. */
function isOneOfMany(other: string, address: string): boolean {
  return new URL(other).search !== '' && ownAddress(other) === address
}

/** Its server may answer at `/gallery`, and redirect `/prices.html` to `/prices`. */
function isWithoutEnding(other: string, address: string): boolean {
  return /\.\w{1,5}$/u.test(new URL(address).pathname) && /\/[^./]{1,200}$/u.test(new URL(other).pathname)
}

/** Whatever the letter case besides. */
function isSameLoosely(one: string, other: string): boolean {
  return isSamePage(one.toLowerCase(), other.toLowerCase())
}

/** In words: a page that says less may only lead to another, by a script. */
const fewestWords = 10

/** A page that gives another address as its own, forwards, is missing or a copy. */
function mayBeElsewhere(page: Page, address: string, pages: readonly Page[]): boolean {
  const { canonicals, forwardsTo, openGraphAddress, titles } = page.head
  // A script fills in the one that is written empty.
  const isFilledIn = canonicals.some(({ written }) => written.trim() === '')
  const own = [...canonicals.map(stated => stated.address), ...(openGraphAddress ? [openGraphAddress] : [])]
  return (
    isFilledIn ||
    own.some(stated => stated === null || ownAddress(stated) !== address) ||
    forwardsTo !== null ||
    page.text.words < fewestWords ||
    titles.some(isOfMissing) ||
    pages.some(other => other !== page && isLikely(page, other))
  )
}

/** A copy of a site keeps the address that its organization gives as its own. */
function isHomeOfOwner(isOfSite: (address: string) => boolean, site: Site): boolean {
  const homes = organizationsOf(site).flatMap(({ values }) => values['url'] ?? [])
  const complete = homes.filter(home => URL.canParse(home))
  return complete.length === 0 || complete.some(isOfSite)
}

/** Of a page kept by a copy of the site, which says that what it was asked for is missing. */
function isOfMissing(title: string): boolean {
  return /\b404\b|\bnot found\b|\bintrouvable\b/iu.test(title)
}

/** A copy beside the original has its title and about as many words. */
function isLikely(page: Page, copy: Page): boolean {
  const [title] = page.head.titles
  const words = [page.text.words, copy.text.words]
  return (
    title !== undefined && copy.head.titles[0] === title && Math.min(...words) >= 0.9 * Math.max(...words)
  )
}

function canonicalTag(address: string): string {
  return `<link rel="canonical" ${attribute('href', address)}>`
}

/** Parameters and fragments do not belong to the address to cite. */
function ownAddress(address: string): string {
  const { origin, pathname } = new URL(address)
  return origin + pathname
}

/** Parameters make it the address of another page. */
function withoutFragment(address: string): string {
  return ownAddress(address) + new URL(address).search
}
