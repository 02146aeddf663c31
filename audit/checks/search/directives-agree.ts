import type { Bilingual } from '#contracts/languages.ts'
import { shownPath } from '#contracts/addresses/shown-address.ts'
import { pageIdentity } from '../../read/addresses.ts'
import { extractBan, indexingBan } from '../../read/page/showable.ts'
import { closingRule } from '../../read/site/closing-rule.ts'
import { type Page, type Site, searchCrawler } from '../../read/site/site-facts.ts'
import { notApplicable, passed, seen, siteCheck } from '../check.ts'
import { type Contradiction, contradicted } from '../contradictions.ts'
import { googleCanonical, googleHreflang, googleSitemaps, robotsExclusion } from '../sources.ts'

const mostShown = 6

export const directivesAgree = siteCheck({
  id: 'directives-agree',
  confidence: 'high',
  name: {
    fr: 'Les consignes aux moteurs ne se contredisent pas',
    en: 'The directives to engines do not contradict each other',
  },
  why: {
    fr: "Une page se décrit dans robots.txt, ses balises, ses en-têtes, ses liens de langue et le plan du site. Quand deux de ces couches s'opposent, chaque moteur choisit à sa façon. Les fautes elles-mêmes sont comptées ailleurs : ce contrôle ne rapporte aucun point.",
    en: 'A page describes itself in robots.txt, its tags, its headers, its language links and the sitemap. When two of these layers disagree, each engine chooses in its own way. The faults themselves are counted elsewhere: this check earns no points.',
  },
  sources: [robotsExclusion, googleCanonical, googleHreflang, googleSitemaps],
  decide(site) {
    if (site.pages.length === 0) return notApplicable(noPage)
    const contradictions = site.pages.flatMap(page => contradictionsOf(page, site))
    return contradictions.length === 0 ? passed(inOrder) : contradicted(contradictions.slice(0, mostShown))
  },
  fix: null,
})

function contradictionsOf(page: Page, site: Site): readonly Contradiction[] {
  return [
    ...listedAndNotIndexed(page, site),
    ...directiveNeverRead(page, site),
    ...indexAndNoindex(page),
    ...listedWithOtherCanonical(page, site),
    ...listedAndRedirected(page, site),
    ...canonicalAgainstVersions(page),
    ...versionsInHeadAndSitemap(page, site),
    ...versionsNotIndexed(page, site),
  ]
}

function listedAndNotIndexed(page: Page, site: Site): readonly Contradiction[] {
  const ban = indexingBan(page.robotsDirectives, google().name)
  if (!ban || !isListed(page, site)) return []
  return [
    {
      words: about(page, {
        fr: 'est dans le plan du site et demande de ne pas être indexée',
        en: 'is in the sitemap and asks not to be indexed',
      }),
      evidence: [seen(page.address, ban.where, ban.quote)],
    },
  ]
}

/** A crawler that may not fetch a page never reads its directives. */
function directiveNeverRead(page: Page, site: Site): readonly Contradiction[] {
  const directives = page.robotsDirectives
  const ban = indexingBan(directives, google().name) ?? extractBan(directives, google().name)
  const rule = closingRule(site, google(), page.address)
  if (!ban || rule.length === 0) return []
  return [
    {
      words: about(page, {
        fr: 'porte une consigne (noindex, nosnippet) que robots.txt interdit de lire',
        en: 'bears a directive (noindex, nosnippet) that robots.txt forbids to read',
      }),
      evidence: [seen(page.address, ban.where, ban.quote), ...rule],
    },
  ]
}

/** `index` and `noindex`, in two tags or in a tag and a header. */
function indexAndNoindex(page: Page): readonly Contradiction[] {
  const find = (...names: readonly string[]) =>
    page.robotsDirectives.find(({ agent, directive }) => agent === null && names.includes(directive))
  const [open, closed] = [find('index', 'all'), find('noindex', 'none')]
  if (!open || !closed) return []
  return [
    {
      words: about(page, {
        fr: 'demande à la fois à être indexée et à ne pas l’être',
        en: 'asks both to be indexed and not to be',
      }),
      evidence: [seen(page.address, open.where, open.quote), seen(page.address, closed.where, closed.quote)],
    },
  ]
}

function listedWithOtherCanonical(page: Page, site: Site): readonly Contradiction[] {
  const canonical = otherCanonical(page)
  if (!canonical || !isListed(page, site)) return []
  return [
    {
      words: about(page, {
        fr: 'est dans le plan du site et donne une autre page pour adresse de référence',
        en: 'is in the sitemap and states another page as its canonical address',
      }),
      evidence: [seen(page.address, `link[rel=canonical] (${canonical.place})`, canonical.written)],
    },
  ]
}

function listedAndRedirected({ exchange, address }: Page, { sitemap }: Site): readonly Contradiction[] {
  const [moved] = exchange.redirects
  const listed =
    moved && sitemap.entries.find(entry => pageIdentity(entry.address) === pageIdentity(moved.from))
  if (!listed || pageIdentity(listed.address) === pageIdentity(address)) return []
  return [
    {
      words: about(
        { address: listed.address },
        {
          fr: 'est dans le plan du site et renvoie ailleurs',
          en: 'is in the sitemap and redirects elsewhere',
        },
      ),
      evidence: [seen(moved.from, `HTTP ${moved.status}`, moved.to)],
    },
  ]
}

/** hreflang declares a version of its own; the canonical address declares a copy of another page. */
function canonicalAgainstVersions(page: Page): readonly Contradiction[] {
  const canonical = otherCanonical(page)
  const own = page.head.alternates.find(
    ({ address }) => address !== null && pageIdentity(address) === pageIdentity(page.address),
  )
  if (!canonical || !own) return []
  return [
    {
      words: about(page, {
        fr: 'se dit version de langue à part entière (hreflang) et copie d’une autre page (canonical)',
        en: 'calls itself a language version of its own (hreflang) and a copy of another page (canonical)',
      }),
      evidence: [
        seen(page.address, `link[rel=canonical] (${canonical.place})`, canonical.written),
        seen(page.address, `hreflang=${own.language} (${own.place})`, own.written),
      ],
    },
  ]
}

function versionsInHeadAndSitemap(page: Page, { sitemap }: Site): readonly Contradiction[] {
  const key = pageIdentity(page.address)
  const listed = sitemap.entries.find(({ address }) => pageIdentity(address) === key)?.alternates ?? []
  const stated = page.head.alternates
  const differing = stated.find(({ language, address }) =>
    listed.some(other => other.language === language && !isSamePage(other.address, address)),
  )
  if (!differing) return []
  const other = listed.find(({ language }) => language === differing.language)
  return [
    {
      words: about(page, {
        fr: 'et le plan du site ne nomment pas la même version de langue',
        en: 'and the sitemap do not name the same language version',
      }),
      evidence: [
        seen(page.address, `hreflang=${differing.language} (${differing.place})`, differing.written),
        seen(page.address, `hreflang=${differing.language} (sitemap)`, other?.written ?? ''),
      ],
    },
  ]
}

function versionsNotIndexed(page: Page, { pages }: Site): readonly Contradiction[] {
  const hidden = pages.find(
    other =>
      other !== page &&
      indexingBan(other.robotsDirectives, google().name) &&
      page.head.alternates.some(({ address }) => isSamePage(address, other.address)),
  )
  if (!hidden) return []
  return [
    {
      words: about(page, {
        fr: 'nomme une version de langue qui demande de ne pas être indexée',
        en: 'names a language version that asks not to be indexed',
      }),
      evidence: [
        seen(hidden.address, 'robots', indexingBan(hidden.robotsDirectives, google().name)?.quote ?? ''),
      ],
    },
  ]
}

function google() {
  return searchCrawler('google')
}

function isListed({ address }: Page, { sitemap }: Site): boolean {
  return sitemap.entries.some(entry => pageIdentity(entry.address) === pageIdentity(address))
}

function otherCanonical({ head, address }: Page) {
  const [canonical] = head.canonicals
  return canonical && !isSamePage(canonical.address, address) ? canonical : null
}

function isSamePage(one: string | null, other: string | null): boolean {
  return one !== null && other !== null && pageIdentity(one) === pageIdentity(other)
}

function about({ address }: Pick<Page, 'address'>, words: Bilingual): Bilingual {
  const path = shownPath(address)
  return { fr: `${path} ${words.fr}.`, en: `${path} ${words.en}.` }
}

const inOrder = {
  fr: 'robots.txt, balises, en-têtes, adresses de référence, liens de langue et plan du site disent la même chose des pages lues.',
  en: 'robots.txt, tags, headers, canonical addresses, language links and the sitemap say the same of the pages read.',
}

const noPage = { fr: 'Aucune page n’a été lue.', en: 'No page was read.' }
