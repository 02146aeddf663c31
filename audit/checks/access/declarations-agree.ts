import type { Evidence } from '#contracts/audit-report.ts'
import type { Bilingual } from '#contracts/languages.ts'
import { type Site, searchCrawler } from '../../facts/site-facts.ts'
import { failed, notApplicable, passed, seen, siteCheck } from '../check.ts'
import { contentSignals, llmsTxt } from '../sources.ts'

interface Contradiction {
  readonly words: Bilingual
  readonly evidence: Evidence
}

export const declarationsAgree = siteCheck({
  id: 'declarations-agree',
  confidence: 'estimated',
  name: {
    fr: 'Les déclarations du site ne se contredisent pas',
    en: "The site's declarations do not contradict each other",
  },
  why: {
    fr: 'Aucune mesure ne lie llms.txt ou Content-Signal aux citations : ils ne rapportent aucun point. Mais une déclaration qui contredit robots.txt peut fermer ce que vous vouliez ouvrir.',
    en: 'No measurement ties llms.txt or Content-Signal to citations: they earn no points. But a declaration that contradicts robots.txt may close what you meant to open.',
  },
  sources: [llmsTxt, contentSignals],
  decide(site) {
    const contradictions = [...closedInputs(site), ...brokenLlms(site)]
    if (contradictions.length > 0) return contradicted(contradictions)
    return hasLlms(site) || site.robots.contentSignals.length > 0 ? passed(inOrder) : notApplicable(nothing)
  },
  fix: null,
})

function contradicted(contradictions: readonly Contradiction[]) {
  const words = (language: 'fr' | 'en') => contradictions.map(({ words }) => words[language]).join(' ')
  return failed(
    { fr: words('fr'), en: words('en') },
    contradictions.map(({ evidence }) => evidence),
  )
}

/** `ai-input=no` refuses the use of pages in answers, while robots.txt lets the answer engine in. */
function closedInputs({ robots, address }: Site): readonly Contradiction[] {
  return robots.contentSignals
    .filter(({ preferences }) => preferences['ai-input'] === 'no')
    .filter(() => robots.decide(searchCrawler('chatgpt'), address).allowed)
    .map(({ text, line }) => ({
      words: {
        fr: 'robots.txt laisse entrer les moteurs, et déclare en même temps que les pages ne doivent pas nourrir leurs réponses (ai-input=no).',
        en: 'robots.txt lets engines in, and declares at the same time that pages must not feed their answers (ai-input=no).',
      },
      evidence: seen(robots.address, `robots.txt, line ${line}`, text),
    }))
}

function hasLlms({ llms }: Site): boolean {
  return llms.status === 200
}

function brokenLlms(site: Site): readonly Contradiction[] {
  const { body, address } = site.llms
  if (!hasLlms(site) || /^\s*#\s+\S/u.test(body)) return []
  return [
    {
      words: {
        fr: "/llms.txt répond, mais n'est pas un fichier llms.txt : il ne commence pas par un titre Markdown.",
        en: '/llms.txt answers, but is not an llms.txt file: it does not begin with a Markdown title.',
      },
      evidence: seen(address, '/llms.txt', body.slice(0, 200)),
    },
  ]
}

const inOrder = {
  fr: 'llms.txt et Content-Signal, quand ils existent, disent la même chose que robots.txt. Cela ne rapporte aucun point.',
  en: 'llms.txt and Content-Signal, where present, say the same as robots.txt. This earns no points.',
}

const nothing = {
  fr: 'Le site ne publie ni llms.txt ni Content-Signal. Cela ne coûte rien.',
  en: 'The site publishes neither llms.txt nor Content-Signal. This costs nothing.',
}
