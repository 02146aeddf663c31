import type { Evidence } from '#contracts/audit-report.ts'
import { type Bilingual, otherLanguage } from '#contracts/languages.ts'
import { absolute, pageIdentity } from '../../read/addresses.ts'
import { robotsLine } from '../../read/robots/quotes.ts'
import type { ContentSignal } from '../../read/robots/robots.ts'
import { type Site, searchCrawler } from '../../read/site/site-facts.ts'
import { lexicons } from '../../read/text/lexicon/index.ts'
import { countStopWords } from '../../read/text/terms.ts'
import { notApplicable, passed, seen, siteCheck } from '../check.ts'
import { type Contradiction, contradicted } from '../contradictions.ts'
import { aiPreferences, contentSignals, llmsTxt, tdmRep } from '../sources.ts'

export const declarationsAgree = siteCheck({
  id: 'declarations-agree',
  confidence: 'estimated',
  name: {
    fr: 'Les déclarations du site ne se contredisent pas',
    en: "The site's declarations do not contradict each other",
  },
  why: {
    fr: 'Aucune mesure ne lie llms.txt, Content-Signal ou TDMRep aux citations : ils ne rapportent aucun point. Mais une déclaration qui contredit robots.txt, ou une autre, peut fermer ce que vous vouliez ouvrir.',
    en: 'No measurement ties llms.txt, Content-Signal or TDMRep to citations: they earn no points. But a declaration that contradicts robots.txt, or another one, may close what you meant to open.',
  },
  sources: [llmsTxt, contentSignals, aiPreferences, tdmRep],
  decide(site) {
    const contradictions = [
      ...closedUses(site),
      ...trainingContradiction(site),
      ...miningContradiction(site),
      ...llmsWithoutTitle(site),
      ...brokenLlmsLinks(site),
      ...llmsInAnotherLanguage(site),
    ]
    if (contradictions.length > 0) return contradicted(contradictions)
    const declares = Object.values(site.declarations).some(evidence => evidence.length > 0)
    return declares ? passed(inOrder) : notApplicable(nothing)
  },
  fix: null,
})

/** `ai-input=no` or `search=no` in robots.txt, although its rules let answer engines in. */
function closedUses({ robots, address }: Site): readonly Contradiction[] {
  if (!robots.decide(searchCrawler('chatgpt'), address).allowed) return []
  return robots.contentSignals.filter(isForEveryone).flatMap(({ preferences, text, line }) => {
    const refused = ['ai-input', 'search'].find(use => preferences[use] === 'no' || preferences[use] === 'n')
    if (!refused) return []
    return [{ words: closed(refused), evidence: [seen(robots.address, robotsLine(line), text)] }]
  })
}

/** A declaration in a group applies to its agents: refusing one of them contradicts no rule for all. */
function isForEveryone({ agents }: ContentSignal): boolean {
  return agents.length === 0 || agents.includes('*')
}

function closed(use: string): Bilingual {
  return {
    fr: `robots.txt laisse entrer les moteurs, et déclare en même temps que les pages ne doivent pas leur servir (${use}=no).`,
    en: `robots.txt lets engines in, and declares at the same time that pages must not serve them (${use}=no).`,
  }
}

interface Stance {
  readonly allowed: boolean
  readonly evidence: Evidence
}

function trainingContradiction(site: Site): readonly Contradiction[] {
  const stances = trainingStances(site)
  const allowing = stances.find(({ allowed }) => allowed)
  const refusing = stances.find(({ allowed }) => !allowed)
  if (!allowing || !refusing) return []
  return [{ words: trainingBoth, evidence: [allowing.evidence, refusing.evidence] }]
}

function trainingStances({ robots, pages, reservations }: Site): readonly Stance[] {
  const inRobots = robots.contentSignals
    .filter(isForEveryone)
    .flatMap(({ preferences, text, line }) =>
      stanceOf(preferences['ai-train'] ?? preferences['train-ai'], () =>
        seen(robots.address, robotsLine(line), text),
      ),
    )
  const inHeaders = pages.flatMap(({ address, declarations }) =>
    declarations
      .filter(({ kind }) => kind === 'content-usage')
      .flatMap(({ value, where, quote }) =>
        stanceOf(/\btrain-ai\s*=\s*(\w+)/u.exec(value)?.[1], () => seen(address, where, quote)),
      ),
  )
  // Training is a kind of mining: a reservation of mining refuses it.
  const reserved = reservations
    .filter(reservation => reservation.reserved && reservation.path === null)
    .map(({ evidence }) => ({ allowed: false, evidence }))
  return [...inRobots, ...inHeaders, ...reserved]
}

function stanceOf(choice: string | undefined, evidence: () => Evidence): readonly Stance[] {
  if (choice === 'yes' || choice === 'y') return [{ allowed: true, evidence: evidence() }]
  return choice === 'no' || choice === 'n' ? [{ allowed: false, evidence: evidence() }] : []
}

const trainingBoth = {
  fr: "L'entraînement de modèles est permis à un endroit et refusé à un autre.",
  en: 'The training of models is allowed in one place and refused in another.',
}

/** TDMRep may be declared in a file, a header and a tag, which must agree. */
function miningContradiction({ reservations }: Site): readonly Contradiction[] {
  const reserving = reservations.find(({ reserved }) => reserved)
  const open = reserving && reservations.find(other => !other.reserved && other.path === reserving.path)
  if (!reserving || !open) return []
  return [{ words: miningBoth, evidence: [reserving.evidence, open.evidence] }]
}

const miningBoth = {
  fr: 'La fouille de textes (TDMRep) est réservée à un endroit et libre à un autre.',
  en: 'Text mining (TDMRep) is reserved in one place and free in another.',
}

function hasLlms({ llms }: Site): boolean {
  return llms.status === 200
}

function llmsWithoutTitle(site: Site): readonly Contradiction[] {
  const { body, address } = site.llms
  if (!hasLlms(site) || /^\s*#\s+\S/u.test(body)) return []
  return [{ words: notLlms, evidence: [seen(address, '/llms.txt', body.slice(0, 200))] }]
}

const notLlms = {
  fr: "/llms.txt répond, mais n'est pas un fichier llms.txt : il ne commence pas par un titre Markdown.",
  en: '/llms.txt answers, but is not an llms.txt file: it does not begin with a Markdown title.',
}

/** Links of llms.txt to visited pages that answered with an error. */
function brokenLlmsLinks(site: Site): readonly Contradiction[] {
  if (!hasLlms(site)) return []
  const named = new Set(linksIn(site.llms.body, site.llms.address).map(pageIdentity))
  const gone = site.broken.filter(({ address }) => named.has(pageIdentity(address)))
  return gone.slice(0, 1).map(({ address, status }) => ({
    words: {
      fr: `/llms.txt mène à une page qui répond par une erreur (HTTP ${status}).`,
      en: `/llms.txt leads to a page that answers with an error (HTTP ${status}).`,
    },
    evidence: [seen(site.llms.address, '/llms.txt', address)],
  }))
}

/** A longer list of links is a sitemap. */
const mostLinks = 1_000

function linksIn(markdown: string, base: string): readonly string[] {
  const links = [...markdown.slice(0, 500_000).matchAll(/\]\(([^()\s]{1,2000})\)/gu)].slice(0, mostLinks)
  return links.flatMap(([, written = '']) => absolute(written, base) ?? [])
}

/** Compares the counts of French and English function words in the file; three to one decide. */
function llmsInAnotherLanguage(site: Site): readonly Contradiction[] {
  const written = new Set(site.pages.flatMap(({ language }) => language.read ?? []))
  const [language] = written
  if (!hasLlms(site) || written.size !== 1 || !language) return []
  const text = site.llms.body.slice(0, 20_000)
  const own = countStopWords(text, lexicons[language])
  const other = countStopWords(text, lexicons[otherLanguage(language)])
  if (other < fewestFunctionWords || other < 3 * own) return []
  return [
    {
      words: anotherLanguage,
      evidence: [seen(site.llms.address, '/llms.txt', site.llms.body.slice(0, 200))],
    },
  ]
}

const fewestFunctionWords = 20

const anotherLanguage = {
  fr: "/llms.txt n'est pas dans la langue des pages lues.",
  en: '/llms.txt is not in the language of the pages read.',
}

const inOrder = {
  fr: 'Ce que le site déclare aux machines ne contredit ni robots.txt ni lui-même. Cela ne rapporte aucun point.',
  en: 'What the site declares to machines contradicts neither robots.txt nor itself. This earns no points.',
}

const nothing = {
  fr: 'Le site ne déclare rien aux machines au-delà de robots.txt. Cela ne coûte rien.',
  en: 'The site declares nothing to machines beyond robots.txt. This costs nothing.',
}
