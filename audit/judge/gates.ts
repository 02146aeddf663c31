import {
  type EngineAccess,
  type EngineId,
  type Evidence,
  engineIds,
  type GateId,
  type GateResult,
  type GateVerdict,
  gateIds,
} from '#contracts/audit-report.ts'
import type { Bilingual } from '#contracts/languages.ts'
import { englishCount, frenchCount } from '#language/counts.ts'
import { fewestWords } from '../checks/reading/text-without-script.ts'
import { unrenderedWords } from '../checks/unrendered.ts'
import { decisiveEngines, engines } from '../engines.ts'
import { seen } from '../read/evidence.ts'
import { extractBan, indexingBan } from '../read/page/showable.ts'
import { closingRule } from '../read/site/closing-rule.ts'
import { type Page, type Site, searchCrawler } from '../read/site/site-facts.ts'

/** Whether each engine can fetch, may use, may show and can read the site. */
export function engineAccess(site: Site): readonly EngineAccess[] {
  return engineIds.map(engine => {
    const gates = [
      fetchGate(engine, site),
      allowedGate(engine, site),
      showableGate(engine, site),
      readableGate(engine, site),
    ]
    return {
      engine,
      name: engines[engine].name,
      agent: searchCrawler(engine).name,
      open: gates.every(({ verdict }) => verdict !== 'failed'),
      gates,
    }
  })
}

/** The first gate that a decisive engine fails, in the order of the gates; null when all are open. */
export function cappingGate(access: readonly EngineAccess[]): CappingGate | null {
  const decisive = access.filter(({ engine }) => decisiveEngines.includes(engine))
  const failed = decisive.flatMap(({ name, gates }) =>
    gates.filter(({ verdict }) => verdict === 'failed').map(({ gate }) => ({ gate, name })),
  )
  const gate = gateIds.find(candidate => failed.some(failure => failure.gate === candidate))
  if (!gate) return null
  return { gate, engines: failed.filter(failure => failure.gate === gate).map(({ name }) => name) }
}

export interface CappingGate {
  readonly gate: GateId
  /** Names of the decisive engines that fail it. */
  readonly engines: readonly string[]
}

/** The check whose fix opens each gate. */
export const gateChecks: Readonly<Record<GateId, string>> = {
  fetch: 'agents-served',
  allowed: 'search-agents-allowed',
  showable: 'indexable',
  readable: 'text-without-script',
}

export const gateNames: Readonly<Record<GateId, Bilingual>> = {
  fetch: { fr: 'Le serveur répond à son robot', en: 'The server answers its crawler' },
  allowed: { fr: 'robots.txt l’autorise', en: 'robots.txt allows it' },
  showable: { fr: 'Les pages peuvent être montrées', en: 'The pages may be shown' },
  readable: { fr: 'Les pages lui donnent du texte', en: 'The pages give it text to read' },
}

function fetchGate(engine: EngineId, site: Site): GateResult {
  const { name: agent, verifiedBySites } = searchCrawler(engine)
  const answer = site.agents.find(({ crawler }) => crawler === agent)
  if (!answer) return gate('fetch', 'could-not-tell', notAsked(agent))
  const status = answer.exchange.status ?? answer.exchange.failure?.code ?? ''
  const evidence = [seen(answer.exchange.address, `User-agent: ${agent}`, `HTTP ${status}`)]
  if (answer.outcome === 'served') return gate('fetch', 'passed', servedTo(agent), evidence)
  if (answer.outcome === 'unclear') return gate('fetch', 'could-not-tell', unclearFor(agent), evidence)
  if (verifiedBySites) return gate('fetch', 'could-not-tell', refusedToUs(agent), evidence)
  return gate('fetch', 'failed', refusedTo(agent), evidence)
}

function allowedGate(engine: EngineId, site: Site): GateResult {
  const crawler = searchCrawler(engine)
  if (site.robots.state === 'unknown') return gate('allowed', 'could-not-tell', unknownRobots)
  const closed = site.pages.filter(page => !site.robots.decide(crawler, page.address).allowed)
  const evidence = closed.slice(0, 1).flatMap(page => closingRule(site, crawler, page.address))
  return gateOverPages('allowed', site, closed, evidence, allowedWords(crawler.name))
}

function showableGate(engine: EngineId, site: Site): GateResult {
  const banned = site.pages.flatMap(page => {
    const ban = banOf(page, engine)
    return ban ? [{ page, ban }] : []
  })
  const evidence = banned.slice(0, 3).map(({ page, ban }) => seen(page.address, ban.where, ban.quote))
  // A home page that may not be shown closes the site, whatever its other pages allow.
  if (banned.some(({ page }) => page.role === 'home') && banned.length < site.pages.length)
    return gate('showable', 'failed', closedHome, evidence)
  return gateOverPages(
    'showable',
    site,
    banned.map(({ page }) => page),
    evidence,
    showableWords,
  )
}

/** Every engine obeys a ban on indexing. */
function banOf({ robotsDirectives }: Page, engine: EngineId) {
  const crawler = searchCrawler(engine).name
  const index = indexingBan(robotsDirectives, crawler)
  return index ?? (engines[engine].obeysExtractBans ? extractBan(robotsDirectives, crawler) : null)
}

function readableGate(engine: EngineId, site: Site): GateResult {
  const empty = site.pages.filter(isEmptyWithoutScripts)
  const evidence = empty.slice(0, 3).flatMap(shellOf)
  if (empty.length > 0 && engines[engine].rendersScripts) {
    return empty.every(isFullWithScripts)
      ? gate('readable', 'passed', readsRendered(engine), evidence)
      : gate('readable', 'could-not-tell', runsScripts(engine, empty), evidence)
  }
  return gateOverPages('readable', site, empty, evidence, readableWords)
}

/** Few words as sent, although a browser shows three times as many, or the markup is an empty shell. */
function isEmptyWithoutScripts({ text, scripts, rendering }: Page): boolean {
  const added = rendering ? rendering.words >= fewestWordsAdded * text.words : scripts.shell !== null
  return text.words < fewestWords && added && scripts.count > 0
}

/** Times the words as sent. */
const fewestWordsAdded = 3

function isFullWithScripts({ rendering }: Page): boolean {
  return rendering !== null && rendering.words >= fewestWords
}

function shellOf({ address, scripts: { shell } }: Page): readonly Evidence[] {
  return shell ? [seen(address, shell.where, shell.quote)] : []
}

interface GateWords {
  readonly passed: Bilingual
  failed(count: number, whole: number): Bilingual
}

/** The gate is failed when all pages fail, partial when some do. */
function gateOverPages(
  id: GateId,
  site: Site,
  failing: readonly Page[],
  evidence: readonly Evidence[],
  words: GateWords,
): GateResult {
  if (failing.length === 0) return gate(id, 'passed', words.passed)
  const verdict = failing.length === site.pages.length ? 'failed' : 'partial'
  return gate(id, verdict, words.failed(failing.length, site.pages.length), evidence)
}

function gate(
  id: GateId,
  verdict: GateVerdict,
  sentence: Bilingual,
  evidence: readonly Evidence[] = [],
): GateResult {
  return { gate: id, name: gateNames[id], verdict, sentence, evidence }
}

function servedTo(agent: string): Bilingual {
  return {
    fr: `Le serveur envoie à ${agent} la même page qu'à notre audit.`,
    en: `The server sends ${agent} the same page as our audit.`,
  }
}

function refusedTo(agent: string): Bilingual {
  return {
    fr: `Le serveur refuse ${agent} alors qu'il répond à notre audit. Vérifiez le pare-feu ou le CDN, et ses règles sur les robots.`,
    en: `The server refuses ${agent} while it answers our audit. Check the firewall or CDN, and its rules about robots.`,
  }
}

function refusedToUs(agent: string): Bilingual {
  return {
    fr: `Le serveur refuse ce nom depuis notre adresse. C'est normal s'il vérifie que ${agent} vient bien de son éditeur : nous ne pouvons pas trancher.`,
    en: `The server refuses this name from our address. That is normal if it verifies that ${agent} really comes from its maker: we cannot tell.`,
  }
}

function unclearFor(agent: string): Bilingual {
  return {
    fr: `La réponse à ${agent} ne permet pas de comparer : le serveur a demandé d'attendre, ou a tardé.`,
    en: `The answer to ${agent} allows no comparison: the server asked to wait, or was slow.`,
  }
}

function notAsked(agent: string): Bilingual {
  return {
    fr: `Le serveur n'a pas été interrogé au nom de ${agent} : robots.txt le ferme à ce robot, ou le temps a manqué.`,
    en: `The server was not asked in the name of ${agent}: robots.txt closes it to this crawler, or time ran out.`,
  }
}

const unknownRobots: Bilingual = {
  fr: "robots.txt n'a pas pu être lu. Les robots prudents attendent qu'il réponde.",
  en: 'robots.txt could not be read. Careful crawlers wait until it answers.',
}

function allowedWords(agent: string): GateWords {
  return {
    passed: { fr: `robots.txt laisse entrer ${agent}.`, en: `robots.txt lets ${agent} in.` },
    failed: (count, whole) => ({
      fr: `robots.txt ferme ${frenchCount(count, 'page')} sur ${whole} à ${agent}.`,
      en: `robots.txt closes ${englishCount(count, 'page')} of ${whole} to ${agent}.`,
    }),
  }
}

const showableWords: GateWords = {
  passed: {
    fr: "Aucune page n'interdit d'être indexée ou citée.",
    en: 'No page forbids being indexed or quoted.',
  },
  failed: (count, whole) => ({
    fr: `${frenchCount(count, 'page')} sur ${whole} ${count < 2 ? 'demande' : 'demandent'} de ne pas être ${count < 2 ? 'indexée ou citée' : 'indexées ou citées'}.`,
    en: `${englishCount(count, 'page')} of ${whole} ${count === 1 ? 'asks' : 'ask'} not to be indexed or quoted.`,
  }),
}

const closedHome = {
  fr: "La page d'accueil demande de ne pas être indexée ou citée.",
  en: 'The home page asks not to be indexed or quoted.',
}

const readableWords: GateWords = {
  passed: {
    fr: 'Aucune page vue ne se remplit seulement dans le navigateur.',
    en: 'No page seen is filled in the browser alone.',
  },
  failed: (count, whole) => ({
    fr: `${frenchCount(count, 'page')} sur ${whole} ${count < 2 ? 'est presque vide' : 'sont presque vides'} sans script.`,
    en: `${englishCount(count, 'page')} of ${whole} ${count === 1 ? 'is' : 'are'} almost empty without scripts.`,
  }),
}

function readsRendered(engine: EngineId): Bilingual {
  const { name } = engines[engine]
  return {
    fr: `Des pages se remplissent seulement dans un navigateur ; le robot de ${name} exécute les scripts et lit ce qu'ils ajoutent.`,
    en: `Some pages are filled in a browser alone; the crawler of ${name} runs scripts and reads what they add.`,
  }
}

function runsScripts(engine: EngineId, empty: readonly Page[]): Bilingual {
  const { name } = engines[engine]
  const unrendered = empty.find(page => page.unrendered !== null)?.unrendered
  const why = unrendered ? unrenderedWords[unrendered] : stillShort
  return {
    fr: `Des pages sont presque vides sans script. Le robot de ${name} sait exécuter les scripts ; nous ne pouvons pas dire ce qu'il lira : ${why.fr}.`,
    en: `Some pages are almost empty without scripts. The crawler of ${name} can run scripts; we cannot tell what it will read: ${why.en}.`,
  }
}

const stillShort = {
  fr: "dans notre navigateur, certaines n'affichent guère plus",
  en: 'in our browser, some show hardly more',
}
