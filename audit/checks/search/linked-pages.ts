import { englishCount, frenchCount } from '#language/counts.ts'
import { pageIdentity } from '../../read/addresses.ts'
import type { Page, Site } from '../../read/site/site-facts.ts'
import { couldNotTell, failed, graded, pageCheck, passed } from '../check.ts'
import { googleLinks } from '../sources.ts'

/** A page further from the start page is found late, if at all. Our choice. */
const mostClicks = 3

export const linkedPages = pageCheck({
  id: 'linked-pages',
  confidence: 'moderate',
  name: { fr: 'La page est à trois clics au plus', en: 'The page is at most three clicks away' },
  why: {
    fr: "Les robots suivent les liens. Une page qu'aucune autre n'annonce, ou qui est trop loin, est lue rarement.",
    en: 'Crawlers follow links. A page that no other announces, or that is too far away, is rarely read.',
  },
  sources: [googleLinks],
  decide(page, site) {
    const clicks = clicksTo(page, site)
    if (clicks !== null && clicks <= mostClicks) return passed(near(clicks))
    // A page that was not read may be a shorter way.
    const isSure = sawWholeSite(site) && (clicks !== null || !isLinked(page, site))
    if (!isSure) return couldNotTell(unseen(site.pages.length))
    return clicks === null ? failed(orphan(site.pages.length)) : graded(0.5, far(clicks))
  },
  fix: {
    title: { fr: 'Faire un lien vers la page isolée', en: 'Link to the isolated page' },
    action: {
      fr: 'Depuis la page d’accueil ou une page proche du même sujet, ajoutez un lien dont le texte dit ce que l’on y trouve.',
      en: 'From the home page or a nearby page on the same subject, add a link whose text says what is found there.',
    },
    effort: 'low',
  },
})

/** Clicks from the start page through the pages that were read; null when there is no path. */
function clicksTo(page: Page, site: Site): number | null {
  const wanted = pageIdentity(page.address)
  const reached = new Set<string>()
  let frontier = site.pages.slice(0, 1)
  for (let clicks = 0; frontier.length > 0; clicks++) {
    const keys = frontier.map(({ address }) => pageIdentity(address))
    if (keys.includes(wanted)) return clicks
    for (const key of keys) reached.add(key)
    const targets = new Set(
      frontier.flatMap(({ links }) => links.filter(isInternal).map(({ address }) => pageIdentity(address))),
    )
    frontier = site.pages.filter(
      ({ address }) => targets.has(pageIdentity(address)) && !reached.has(pageIdentity(address)),
    )
  }
  return null
}

function isInternal({ internal }: { readonly internal: boolean }): boolean {
  return internal
}

/** A page that nothing leads to may lead to others, which are then not the ones to link to. */
function isLinked(page: Page, site: Site): boolean {
  const wanted = pageIdentity(page.address)
  return site.pages.some(
    ({ address, links }) =>
      pageIdentity(address) !== wanted && links.some(link => pageIdentity(link.address) === wanted),
  )
}

/** Only if every page of the sitemap was read is a link known to be missing. */
function sawWholeSite({ sitemap, pages }: Site): boolean {
  const read = new Set(pages.map(({ address }) => pageIdentity(address)))
  return (
    sitemap.whole &&
    sitemap.entries.length > 0 &&
    sitemap.entries.every(({ address }) => read.has(pageIdentity(address)))
  )
}

function near(clicks: number) {
  return clicks === 0
    ? { fr: "C'est la page d'entrée de l'audit.", en: 'It is the start page of the audit.' }
    : {
        fr: `La page est à ${frenchCount(clicks, 'clic')} de la page d'entrée.`,
        en: `The page is ${englishCount(clicks, 'click')} from the start page.`,
      }
}

function far(clicks: number) {
  return {
    fr: `La page est à ${clicks} clics de la page d'entrée.`,
    en: `The page is ${clicks} clicks from the start page.`,
  }
}

function orphan(pages: number) {
  return {
    fr: `Aucun lien n'y mène depuis les ${pages} pages du site.`,
    en: `No link leads to it from the ${pages} pages of the site.`,
  }
}

function unseen(pages: number) {
  return {
    fr: `Aucun chemin de ${mostClicks} clics n'y mène par les ${pages} pages lues ; il peut en exister par d'autres.`,
    en: `No path of ${mostClicks} clicks leads to it through the ${pages} pages read; there may be one through others.`,
  }
}
