import type { EngineId } from '#contracts/audit-report.ts'
import { engineIds } from '#contracts/audit-report.ts'
import { englishCount, frenchCount } from '#language/counts.ts'
import { engines } from '../../engines.ts'
import { closingRule } from '../../read/site/closing-rule.ts'
import { type Site, searchCrawler } from '../../read/site/site-facts.ts'
import { couldNotTell, graded, siteCheck } from '../check.ts'
import { googleAiFeatures, openaiCrawlers, perplexityCrawlers, robotsExclusion } from '../sources.ts'

/** The three engines that cap the score count twice: people use them most. */
const weights: Readonly<Record<EngineId, number>> = {
  chatgpt: 2,
  google: 2,
  perplexity: 2,
  claude: 1,
  copilot: 1,
  mistral: 1,
}

export const searchAgentsAllowed = siteCheck({
  id: 'search-agents-allowed',
  confidence: 'high',
  name: {
    fr: 'robots.txt laisse entrer les robots de recherche des moteurs',
    en: "robots.txt lets the engines' search crawlers in",
  },
  why: {
    fr: "Un moteur ne cite que des pages que son robot de recherche a le droit de lire. Bloquer les robots d'entraînement est un autre choix, qui ne coûte rien ici.",
    en: 'An engine only cites pages that its search crawler may read. Blocking training crawlers is another choice, which costs nothing here.',
  },
  sources: [openaiCrawlers, perplexityCrawlers, googleAiFeatures, robotsExclusion],
  decide(site) {
    if (site.robots.state === 'unknown') return unknownRobots
    const closed = engineIds.filter(engine => allowedShare(engine, site) < 1)
    const won = engineIds.reduce((sum, engine) => sum + weights[engine] * allowedShare(engine, site), 0)
    const whole = engineIds.reduce((sum, engine) => sum + weights[engine], 0)
    return graded(
      won / whole,
      sentence(closed),
      closed.flatMap(engine => evidence(engine, site)),
    )
  },
  fix: {
    title: { fr: 'Ouvrir robots.txt aux robots de recherche', en: 'Open robots.txt to search crawlers' },
    action: {
      fr: 'Ajoutez à robots.txt un groupe pour chaque robot de recherche bloqué. Un groupe à son nom remplace pour lui la règle générale : répétez-y les dossiers privés à garder fermés.',
      en: 'Add a group to robots.txt for each blocked search crawler. A group in its name replaces the general rule for it: repeat there the private folders to keep closed.',
    },
    effort: 'low',
    // No patch: the lines that close the site are its owner's own words.
  },
})

const unknownRobots = couldNotTell({
  fr: "Le fichier robots.txt n'a pas pu être lu : les robots qui le respectent attendent avant de lire le site.",
  en: 'robots.txt could not be read: crawlers that respect it wait before reading the site.',
})

function allowedShare(engine: EngineId, site: Site): number {
  const allowed = site.pages.filter(page => site.robots.decide(searchCrawler(engine), page.address).allowed)
  return allowed.length / site.pages.length
}

function sentence(closed: readonly EngineId[]) {
  if (closed.length === 0) {
    return {
      fr: 'Les six moteurs peuvent lire toutes les pages vues.',
      en: 'All six engines may read every page seen.',
    }
  }
  const names = closed.map(engine => engines[engine].name)
  return {
    fr: `${frenchCount(closed.length, 'moteur')} sur 6 ne ${closed.length < 2 ? 'peut' : 'peuvent'} pas lire toutes les pages : ${names.join(', ')}.`,
    en: `${englishCount(closed.length, 'engine')} of 6 may not read every page: ${names.join(', ')}.`,
  }
}

function evidence(engine: EngineId, site: Site) {
  return site.pages.flatMap(page => closingRule(site, searchCrawler(engine), page.address)).slice(0, 1)
}
