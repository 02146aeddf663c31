import type { RobotsDirective } from '../../read/page/page-facts.ts'
import { extractBan, indexingBan } from '../../read/page/showable.ts'
import type { Page, Site } from '../../read/site/site-facts.ts'
import { failed, graded, notApplicable, pageCheck, passed, seen } from '../check.ts'
import { mayBeShort } from '../linguistic.ts'
import { googleAiFeatures } from '../sources.ts'

/** In characters, about 25 words: a shorter extract cannot contain an answer. */
const shortExtract = 160

export const indexable = pageCheck({
  id: 'indexable',
  confidence: 'high',
  name: { fr: 'La page peut être indexée et citée', en: 'The page may be indexed and quoted' },
  why: {
    fr: 'Google et Bing ne montrent dans leurs réponses que des pages indexées dont un extrait est permis.',
    en: 'Google and Bing show in their answers only indexed pages of which an extract is allowed.',
  },
  sources: [googleAiFeatures],
  decide(page, site) {
    const index = indexingBan(page.robotsDirectives, 'googlebot')
    if (index && !isMeantToBeFound(page, site)) return notApplicable(ownChoice)
    if (index) return failed(index.directive === 'expired' ? withdrawn : unindexed, [evidence(page, index)])
    const extract = extractBan(page.robotsDirectives, 'googlebot')
    if (extract) return failed(unquoted, [evidence(page, extract)])
    const short = page.robotsDirectives.find(isShortExtract)
    return short ? graded(0.5, shortened(short), [evidence(page, short)]) : passed(open)
  },
  fix: {
    title: { fr: "Lever l'interdiction d'indexer ou de citer", en: 'Lift the ban on indexing or quoting' },
    action: {
      fr: 'Retirez cette consigne de la page ou de son en-tête HTTP, si la page doit être trouvée et citée.',
      en: 'Remove this instruction from the page or its HTTP header, if the page should be found and quoted.',
    },
    effort: 'low',
    // No patch: whether the page should be found, only its owner knows.
  },
})

/**
 * A single page closed to engines is most often meant to be, even when a sitemap made by a program lists it, and one
 * that only forwards always. It is a fault on the start page, or when most pages of the site are closed.
 */
function isMeantToBeFound(page: Page, { pages }: Site): boolean {
  if (mayBeShort(page) || page.head.forwardsTo !== null) return false
  return page === pages[0] || 2 * pages.filter(isClosed).length > pages.length
}

function isClosed({ robotsDirectives }: Page): boolean {
  return indexingBan(robotsDirectives, 'googlebot') !== null
}

function isShortExtract({ agent, directive }: RobotsDirective): boolean {
  const characters = Number(/^max-snippet:(\d+)$/u.exec(directive)?.[1] ?? Number.NaN)
  return agent === null && characters < shortExtract
}

function evidence(page: Page, { where, quote }: RobotsDirective) {
  return seen(page.address, where, quote)
}

const open = {
  fr: "Rien n'interdit d'indexer la page ni d'en citer un extrait.",
  en: 'Nothing forbids indexing the page or quoting an extract.',
}

const unindexed = {
  fr: 'La page demande aux moteurs de ne pas l’indexer (noindex).',
  en: 'The page asks engines not to index it (noindex).',
}

const withdrawn = {
  fr: 'La page demande à Google de la retirer de son index à une date passée (unavailable_after).',
  en: 'The page asks Google to remove it from its index on a date that is past (unavailable_after).',
}

const ownChoice = {
  fr: 'La page demande à ne pas être indexée, comme peu d’autres pages du site : c’est sans doute voulu.',
  en: 'The page asks not to be indexed, like few other pages of the site: probably on purpose.',
}

const unquoted = {
  fr: 'La page interdit tout extrait : elle peut être trouvée, pas citée.',
  en: 'The page forbids any extract: it can be found, not quoted.',
}

function shortened({ directive }: RobotsDirective) {
  return {
    fr: `La page limite les extraits (${directive}) : trop court pour une réponse.`,
    en: `The page limits extracts (${directive}): too short for an answer.`,
  }
}
