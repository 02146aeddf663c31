import { englishCount, frenchCount } from '#language/counts.ts'
import type { AgentAnswer } from '../../read/site/agent-answers.ts'
import { crawlerNamed } from '../../read/site/site-facts.ts'
import { couldNotTell, graded, seen, siteCheck } from '../check.ts'
import { googleAiFeatures, openaiCrawlers, perplexityCrawlers } from '../sources.ts'

export const agentsServed = siteCheck({
  id: 'agents-served',
  confidence: 'high',
  name: {
    fr: 'Le serveur répond aux robots comme à un navigateur',
    en: 'The server answers crawlers as it answers a browser',
  },
  why: {
    fr: "Un pare-feu ou un CDN (réseau de diffusion de contenu) peut refuser un robot que robots.txt autorise. Le moteur ne reçoit alors qu'une page d'erreur.",
    en: 'A firewall or a CDN may turn away a crawler that robots.txt allows. The engine then gets nothing but an error page.',
  },
  sources: [openaiCrawlers, perplexityCrawlers, googleAiFeatures],
  decide(site) {
    const compared = site.agents.filter(isComparable)
    if (compared.length === 0) return nothingToCompare
    const refused = compared.filter(({ outcome }) => outcome === 'refused')
    return graded(
      1 - refused.length / compared.length,
      sentence(refused, compared.length),
      refused.map(evidence),
    )
  },
  fix: {
    title: { fr: 'Laisser passer les robots au pare-feu', en: 'Let the crawlers through the firewall' },
    action: {
      fr: 'Dans le pare-feu ou le CDN, autorisez ces robots par leur nom et par les plages d’adresses que leurs éditeurs publient.',
      en: 'In the firewall or CDN, allow these crawlers by name and by the address ranges that their makers publish.',
    },
    effort: 'low',
  },
})

/** A site that verifies the addresses of a crawler rightly refuses our request in its name. */
function isComparable({ crawler, outcome }: AgentAnswer): boolean {
  return outcome === 'served' || (outcome === 'refused' && !crawlerNamed(crawler).verifiedBySites)
}

const nothingToCompare = couldNotTell({
  fr: "Aucune réponse aux robots n'a pu être comparée à celle que nous avons reçue.",
  en: 'No answer to a crawler could be compared with the one we received.',
})

function sentence(refused: readonly AgentAnswer[], whole: number) {
  if (refused.length === 0) {
    return {
      fr: `Les ${whole} robots essayés reçoivent la même page que nous.`,
      en: `All ${whole} crawlers tried receive the same page as we do.`,
    }
  }
  const names = refused.map(({ crawler }) => crawler).join(', ')
  return {
    fr: `Le serveur refuse ${frenchCount(refused.length, 'robot')} sur ${whole} : ${names}. Nous essayons leur nom depuis notre adresse, non depuis la leur.`,
    en: `The server refuses ${refused.length} of ${englishCount(whole, 'crawler')}: ${names}. We try their name from our address, not from theirs.`,
  }
}

function evidence({ crawler, exchange }: AgentAnswer) {
  const answer = exchange.status === null ? exchange.failure?.code : `HTTP ${exchange.status}`
  return seen(exchange.address, `User-agent: ${crawler}`, `${answer}, ${exchange.bytes} bytes`)
}
