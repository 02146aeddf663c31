import type { Patch } from '#contracts/audit-report.ts'
import { escaped } from '#language/markup.ts'
import { absolute, isSamePage } from '../read/addresses.ts'
import { indexingBan } from '../read/page/showable.ts'
import { alternatesOf } from '../read/site/language-versions.ts'
import { crawlerNamed, type Page, type Site } from '../read/site/site-facts.ts'
import { agreed } from './agreed.ts'

/**
 * The address that the page gives as its own in another place. Null unless it was read there, and where another page
 * or the sitemap writes it otherwise. Where search is refused, no address helps; of two pages with one title, only
 * their owner knows which is the copy.
 */
export function canonicalPatch(page: Page, site: Site): Patch | null {
  const { canonicals, forwardsTo } = page.head
  const own = agreed(ownAddresses(page))
  if (own === null || own !== page.address || canonicals.length > 0 || forwardsTo !== null) return null
  if (addressesIn(site).some(other => other !== own && isSameLoosely(other, own))) return null
  if (isClosed(page, site) || site.pages.some(other => other !== page && hasTitleOf(page, other))) return null
  return { place: '<head>', removed: '', added: `<link rel="canonical" href="${escaped(own)}">` }
}

/** Complete ones alone: a browser completes any other with the address at which the page was read. */
function ownAddresses(page: Page): readonly string[] {
  const { head, language } = page
  const versions = head.alternates.filter(
    version =>
      version.language === language.declared ||
      (version.address !== null && isSameLoosely(version.address, page.address)),
  )
  const written = [
    head.openGraphAddress ?? '',
    ...versions.map(version => version.written),
    ...describedAddresses(page),
  ]
  return written.flatMap(address => withoutFragment(absolute(address, address)) ?? [])
}

/** Those of the page that JSON-LD describes, or of which it describes the main subject. */
function describedAddresses({ structuredData }: Page): readonly string[] {
  const nodes = structuredData.nodes.filter(({ syntax }) => syntax === 'json-ld')
  const subjects = nodes.filter(({ parent }) => parent === null)
  const pages = nodes.filter(
    ({ types, parent }) =>
      types.some(type => type.endsWith('Page')) &&
      (parent === null || parent.property === 'mainEntityOfPage'),
  )
  return [
    ...pages.flatMap(({ id, values }) => [id ?? '', ...(values['url'] ?? [])]),
    ...subjects.flatMap(({ values, references }) => [
      ...(values['mainEntityOfPage'] ?? []),
      ...(references['mainEntityOfPage'] ?? []),
    ]),
  ]
}

/** What pages and sitemaps give as addresses of pages. */
function addressesIn(site: Site): readonly string[] {
  const stated = site.pages.flatMap(page => [
    page.head.openGraphAddress,
    ...page.head.canonicals.map(({ address }) => address),
    ...alternatesOf(page, site).map(({ address }) => address),
  ])
  const listed = site.sitemap.entries.map(({ address }) => address)
  return [...stated, ...listed].flatMap(address => withoutFragment(address) ?? [])
}

/** A part of a page has the address of the page. */
function withoutFragment(address: string | null): string | null {
  return address?.split('#')[0] ?? null
}

/** Whatever its scheme, `www.`, letter case, closing slash and ending. */
function isSameLoosely(one: string, other: string): boolean {
  return isSamePage(one.toLowerCase(), other.toLowerCase())
}

function hasTitleOf(page: Page, other: Page): boolean {
  const [title] = page.head.titles
  return title !== undefined && other.head.titles[0] === title
}

function isClosed(page: Page, { pages, robots }: Site): boolean {
  const google = crawlerNamed('Googlebot')
  return [page, ...pages.slice(0, 1)].some(
    ({ address, robotsDirectives }) =>
      indexingBan(robotsDirectives, 'googlebot') !== null || !robots.decide(google, address).allowed,
  )
}
