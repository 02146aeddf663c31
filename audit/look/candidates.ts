import { limits } from '../limits.ts'
import type { Alternate, SitemapEntry } from '../read/site/sitemap.ts'
import type { PageLink } from '../visit.ts'
import { normalUrl } from './network/public-address.ts'
import { type Candidate, pageKey } from './page-plan.ts'

/** Collects the addresses of one site that may be pages, from links and sitemaps, each once. */
export interface Candidates {
  addLinks(page: string, links: readonly PageLink[]): void
  addSitemap(entries: readonly SitemapEntry[]): void
  all(): readonly Candidate[]
}

/** Starts with the home page of an origin such as `https://example.com`: every site has one, linked or not. */
export function collectCandidates(origin: string): Candidates {
  const known = new Map<string, Candidate>()

  function add({ address, text, alternates }: Candidate): void {
    if (answersMissing.test(address) || provesOwnership.test(address)) return
    const before = known.get(pageKey(address))
    if (!before && known.size >= limits.candidates) return
    known.set(pageKey(address), {
      address: before?.address ?? address,
      text: before?.text || (text ?? before?.text ?? null),
      alternates: before?.alternates.length ? before.alternates : alternates,
    })
  }
  const onSite: OnSite = (address, base) => pageAddress(address, base, origin)

  add({ address: `${origin}/`, text: null, alternates: [] })
  return {
    all: () => [...known.values()],
    addLinks(page, links) {
      const near = links.slice(0, limits.linksPerFile)
      const versions = near.flatMap(({ address, hreflang }) =>
        hreflang ? [{ language: hreflang, address }] : [],
      )
      const forwards = near.flatMap(link => (link.forwards && onSite(link.address, page)) || [])
      add({ address: page, text: null, alternates: [...forwards, ...alternatesOf(page, versions, onSite)] })
      for (const link of near) {
        const address = onSite(link.address, page)
        if (address) add({ address, text: link.text, alternates: [] })
      }
    },
    addSitemap(entries) {
      for (const entry of entries.slice(0, limits.candidates)) {
        const address = onSite(entry.address, origin)
        if (address) add({ address, text: null, alternates: alternatesOf(address, entry.alternates, onSite) })
      }
    },
  }
}

/** The page that a host shows for addresses that do not exist says nothing of its own. */
const answersMissing = /\/404(?:\.html?|\/)?$/iu

/** A file by which a search engine or a network knows the owner of a site: generators list it among the pages. */
const provesOwnership = /\/(?:google[\da-f]{8,}|yandex_[\da-f]+|pinterest-[\da-f]+)\.html?$/iu

type OnSite = (address: string, base: string) => string | null

/** Other versions of a page on its site: those in another language before other countries', French and English first. */
function alternatesOf(page: string, versions: readonly Alternate[], onSite: OnSite): string[] {
  const known = versions.flatMap(({ language, address }) => {
    const found = onSite(address, page)
    return found ? [{ language: language.slice(0, 2).toLowerCase(), address: found }] : []
  })
  const isSelf = ({ address }: Alternate) => pageKey(address) === pageKey(page)
  const own = known.find(version => isSelf(version) && version.language !== defaultVersion)?.language
  const rank = ({ language }: Alternate) => Number(language === own) * 2 + Number(!/^(fr|en)$/.test(language))
  return known
    .filter(version => !isSelf(version) && version.language !== defaultVersion)
    .sort((one, other) => rank(one) - rank(other))
    .map(({ address }) => address)
}

/** How `x-default` begins: the version for everyone whose language is missing. */
const defaultVersion = 'x-'

/**
 * The normal form of an address of this site that is likely a page, or null. Addresses with a query are
 * not: they lead to sorted lists and carts rather than to pages of their own.
 */
function pageAddress(address: string, base: string, origin: string): string | null {
  const parsed = address.length <= limits.addressCharacters ? URL.parse(address, base) : null
  if (!parsed || parsed.origin !== origin || parsed.search) return null
  const { pathname, href } = normalUrl(parsed)
  return isFile.test(pathname) || isAction.test(pathname) ? null : href
}

/** An extension that pages do not have. */
const isFile = /\.(?!html?$|php$|aspx?$)[a-z0-9]{2,5}$/i

/** Accounts and carts have nothing to read, and a stranger must not make us follow a link that does something. */
const isAction =
  /\/(login|log-in|signin|connexion|logout|log-out|deconnexion|register|inscription|account|compte|mon-compte|cart|panier|checkout|wp-admin|wp-login\.php|unsubscribe|delete|remove|feed)(\/|\.html?$|$)/i
