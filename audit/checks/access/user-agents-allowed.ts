import { closingRule } from '../../read/site/closing-rule.ts'
import { crawlerNamed, type Site } from '../../read/site/site-facts.ts'
import { couldNotTell, graded, passed, siteCheck } from '../check.ts'
import { anthropicCrawlers, mistralCrawlers, robotsExclusion } from '../sources.ts'

/**
 * The agents that fetch a page when a person asks for it, and that obey robots.txt according to their
 * makers. ChatGPT-User and Perplexity-User may ignore it: a rule about them proves nothing.
 */
const obedient = ['Claude-User', 'MistralAI-User', 'DuckAssistBot'] as const

export const userAgentsAllowed = siteCheck({
  id: 'user-agents-allowed',
  confidence: 'high',
  name: {
    fr: 'robots.txt laisse lire les robots envoyés par une personne',
    en: 'robots.txt lets in the agents that a person sends',
  },
  why: {
    fr: "Quand quelqu'un demande à un assistant de lire votre page, l'assistant envoie un robot à son nom. Ceux de Claude, de Mistral et de DuckDuckGo renoncent si robots.txt le leur interdit.",
    en: 'When someone asks an assistant to read your page, the assistant sends an agent of its own. Those of Claude, Mistral and DuckDuckGo give up if robots.txt forbids it.',
  },
  sources: [anthropicCrawlers, mistralCrawlers, robotsExclusion],
  decide(site) {
    if (site.robots.state === 'unknown') return unknownRobots
    const closed = closedAgents(site)
    if (closed.length === 0) return passed(allAllowed)
    return graded(
      1 - closed.length / obedient.length,
      sentence(closed),
      closed.flatMap(name => closingRule(site, crawlerNamed(name), site.address)),
    )
  },
  fix: {
    title: {
      fr: 'Ouvrir robots.txt aux robots des assistants',
      en: "Open robots.txt to the assistants' agents",
    },
    action: {
      fr: 'Ajoutez à robots.txt un groupe qui autorise ces robots. Ils ne lisent une page que si une personne la demande.',
      en: 'Add a group to robots.txt that allows these agents. They read a page only when a person asks for it.',
    },
    effort: 'low',
    // No patch: whether these agents should come in, only its owner knows.
  },
})

const unknownRobots = couldNotTell({
  fr: "Le fichier robots.txt n'a pas pu être lu.",
  en: 'robots.txt could not be read.',
})

const allAllowed = {
  fr: "Claude-User, MistralAI-User et DuckAssistBot peuvent lire la page d'entrée.",
  en: 'Claude-User, MistralAI-User and DuckAssistBot may read the start page.',
}

function closedAgents(site: Site): readonly string[] {
  return obedient.filter(name => !site.robots.decide(crawlerNamed(name), site.address).allowed)
}

function sentence(closed: readonly string[]) {
  return {
    fr: `robots.txt ferme la page d'entrée à ${closed.join(', ')}.`,
    en: `robots.txt closes the start page to ${closed.join(', ')}.`,
  }
}
