import type { Bilingual } from '#contracts/languages.ts'
import { attribute, linkPatch } from '../../fixes/head-tags.ts'
import { indexingBan } from '../../read/page/showable.ts'
import { indexFile, pageIdentity, siteOf } from '../../read/addresses.ts'
import type { Page, Site } from '../../read/site/site-facts.ts'
import { failed, graded, notApplicable, pageCheck, passed, seen } from '../check.ts'
import { googleCanonical } from '../sources.ts'

const costOfFault = 0.5

export const canonical = pageCheck({
  id: 'canonical',
  confidence: 'high',
  name: { fr: 'La page donne son adresse de référence', en: 'The page states its canonical address' },
  why: {
    fr: "Quand une page se lit à plusieurs adresses, l'adresse de référence (« canonical ») dit laquelle citer. Deux réponses différentes valent moins qu'aucune.",
    en: 'When a page can be read at several addresses, the canonical one says which to cite. Two different answers are worth less than none.',
  },
  sources: [googleCanonical],
  decide(page) {
    const { canonicals } = page.head
    if (indexingBan(page.robotsDirectives, 'googlebot')) return notApplicable(notIndexed)
    if (canonicals.length === 0) return failed(none)
    const faults = faultsOf(page)
    if (faults.length === 0) return passed(stated)
    const evidence = canonicals.map(({ place, written }) =>
      seen(page.address, `link[rel=canonical] (${place})`, written),
    )
    return graded(Math.max(0, 1 - costOfFault * faults.length), sentence(faults), evidence)
  },
  fix: {
    title: { fr: "Donner l'adresse de référence", en: 'State the canonical address' },
    action: {
      fr: 'Mettez dans chaque page un seul lien « canonical », complet, vers sa propre adresse.',
      en: 'Put in each page a single canonical link, complete, to its own address.',
    },
    effort: 'low',
    horizonDays: 30,
    patch(page, site) {
      const address = statedAddress(page) ?? ownAddress(page)
      // A page that ends in `index.html` is mostly to be read at the address of its folder too.
      if (indexFile.test(address) || mayBeElsewhere(page) || isListedOtherwise(page, site)) return null
      if (isOfCopy(page, site) || isMadeForRoot(page, site)) return null
      const removed = page.head.canonicals.map(({ written }) => canonicalTag(written))
      return linkPatch(removed, [canonicalTag(address)])
    },
  },
})

/** In words: a page that says less may only lead to another, by a script. */
const fewestWords = 10

/** Its owner may have meant the other address that it gives: only they know whether it is a copy. */
function mayBeElsewhere(page: Page): boolean {
  const { head } = page
  const { canonicals, forwardsTo, openGraphAddress } = head
  if (openGraphAddress !== null && pathOf(openGraphAddress) !== pathOf(ownAddress(page))) return true
  // A copy of a site keeps what was a parameter in the name of its file.
  if (/%3f/iu.test(pathOf(page.address))) return true
  // A script fills in the one that is written empty.
  if (canonicals.some(({ written }) => written.trim() === '')) return true
  if (forwardsTo !== null || page.text.words < fewestWords || head.titles.some(isOfMissing)) return true
  const isStated = canonicals.some(({ address }) => address !== null && isSamePage(address, ownAddress(page)))
  return canonicals.length > 0 && !isStated
}

function pathOf(address: string): string {
  return new URL(address).pathname
}

/** Of a page kept by a copy of the site, which says that what it was asked for is missing. */
function isOfMissing(title: string): boolean {
  return /\b404\b|\bnot found\b|\bintrouvable\b/iu.test(title)
}

/** The sitemap names the page in another way, with `index.html` for instance: its owner has to choose. */
function isListedOtherwise(page: Page, { sitemap }: Site): boolean {
  const listed = sitemap.entries
    .map(({ address }) => address)
    .filter(address => isSamePage(address, page.address))
  return listed.length > 0 && !listed.includes(ownAddress(page))
}

/**
 * A copy beside the original: another page has its title and about as many words, the start page gives an address
 * elsewhere as its own, or the sitemap is that of another host.
 */
function isOfCopy(page: Page, { pages, sitemap }: Site): boolean {
  const [start = page] = pages
  const { entries } = sitemap
  const isHere = ({ address }: { readonly address: string | null }) =>
    address !== null && siteOf(address) === siteOf(page.address)
  return (
    pages.some(other => other !== page && isLikely(page, other)) ||
    (start.head.canonicals.length > 0 && !start.head.canonicals.some(isHere)) ||
    (entries.length > 0 && !entries.some(isHere))
  )
}

/** Of a site that lies in a folder while none of its links leads into it: it was made to lie elsewhere. */
function isMadeForRoot({ links, address }: Page, { pages }: Site): boolean {
  const start = pathOf(pages[0]?.address ?? address)
  const folder = start.slice(0, start.lastIndexOf('/') + 1)
  const own = links.filter(({ internal }) => internal)
  return own.length > 0 && own.every(link => !pathOf(link.address).startsWith(folder))
}

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

/** Many hosts answer at an address without the ending of its file, which the owner may prefer. */
function isSamePage(one: string, other: string): boolean {
  return withoutEnding(one) === withoutEnding(other)
}

function withoutEnding(address: string): string {
  return pageIdentity(address).replace(/\.html?$/iu, '')
}

/** The address that the owner chose for this very page. */
function statedAddress(page: Page): string | undefined {
  const [first, ...others] = page.head.canonicals.map(({ address }) => address)
  return first && others.length === 0 && isSamePage(first, page.address) ? first : undefined
}

function faultsOf(page: Page): readonly Bilingual[] {
  const { canonicals } = page.head
  const addresses = new Set(canonicals.map(({ address }) => address))
  const absolute = canonicals.every(({ written }) => /^https?:\/\//iu.test(written.trim()))
  const own = canonicals.some(({ address }) => address !== null && isSamePage(address, page.address))
  return [
    addresses.size > 1 ? [{ fr: 'plusieurs adresses différentes', en: 'several different addresses' }] : [],
    absolute ? [] : [{ fr: 'une adresse incomplète', en: 'an incomplete address' }],
    own ? [] : [addresses.values().some(address => isPlaceholder(address, page)) ? placeholder : another],
  ].flat()
}

const another = { fr: 'une autre page que celle-ci', en: 'another page than this one' }

const placeholder = {
  fr: "un domaine d'exemple, qui n'est pas celui du site",
  en: 'a sample domain, which is not that of the site',
}

/** A domain that a template or a machine of its maker left: `example.com`, `votre-site.fr`, `localhost`. */
function isPlaceholder(address: string | null, page: Page): boolean {
  if (address === null) return false
  const site = siteOf(address)
  return site !== siteOf(page.address) && sampleHost.test(site)
}

const sampleHost =
  /^(?:localhost(?::\d+)?|(?:[\w-]+\.)?example\.(?:com|org|net)|(?:votre|mon|your|my)-?(?:site|domaine?|website|url)\.\w{2,4}|domain(?:name)?\.com)$/iu

/** Parameters and fragments do not belong to the address to cite. */
function ownAddress({ address }: Page): string {
  const { origin, pathname } = new URL(address)
  return origin + pathname
}

const notIndexed = {
  fr: 'La page demande à ne pas être indexée : elle n’a pas d’adresse à citer.',
  en: 'The page asks not to be indexed: it has no address to cite.',
}

const none = {
  fr: "La page ne donne pas d'adresse de référence (link rel=canonical).",
  en: 'The page states no canonical address (link rel=canonical).',
}

const stated = {
  fr: 'La page donne une seule adresse de référence : la sienne.',
  en: 'The page states a single canonical address: its own.',
}

function sentence(faults: readonly Bilingual[]): Bilingual {
  return {
    fr: `L'adresse de référence indique ${faults.map(({ fr }) => fr).join(', ')}.`,
    en: `The canonical link points to ${faults.map(({ en }) => en).join(', ')}.`,
  }
}
