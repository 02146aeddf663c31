import type { Bilingual } from '#contracts/languages.ts'
import { englishCount, frenchCount } from '#language/counts.ts'
import { robotsLine } from '../../read/robots/quotes.ts'
import type { RobotsError } from '../../read/robots/robots.ts'
import { couldNotTell, failed, graded, notApplicable, passed, seen, siteCheck } from '../check.ts'
import { googleRobotsAnswers, robotsExclusion } from '../sources.ts'

const mostLinesShown = 6

export const robotsLines = siteCheck({
  id: 'robots-lines',
  confidence: 'high',
  name: {
    fr: 'Chaque ligne de robots.txt est comprise des robots',
    en: 'Crawlers understand every line of robots.txt',
  },
  why: {
    fr: "Un robot saute sans rien dire les lignes qu'il ne comprend pas : une règle mal écrite ne ferme ni n'ouvre rien.",
    en: 'A crawler skips in silence the lines that it does not understand: a rule written wrongly neither closes nor opens anything.',
  },
  sources: [robotsExclusion, googleRobotsAnswers],
  decide({ robots }) {
    if (robots.state === 'unknown') return couldNotTell(unknown)
    if (robots.state === 'absent') return notApplicable(withoutRules(robots.status))
    if (robots.errors.length === 0) return passed(sound)
    const evidence = robots.errors
      .slice(0, mostLinesShown)
      .map(({ line, text }) => seen(robots.address, robotsLine(line), text))
    if (robots.errors.some(({ reason }) => reason === 'not-robots')) return failed(webPage, evidence)
    return graded(0.5, skipped(robots.errors), evidence)
  },
  fix: {
    title: { fr: 'Corriger les lignes de robots.txt', en: 'Fix the lines of robots.txt' },
    action: {
      fr: 'Écrivez chaque ligne « Nom: valeur » ; commencez par un « User-agent », chaque chemin par une barre oblique, et l’adresse d’un plan du site par https://.',
      en: 'Write each line as “Name: value”; begin with a “User-agent”, each path with a slash, and the address of a sitemap with https://.',
    },
    effort: 'low',
  },
})

const unknown = {
  fr: "Le fichier robots.txt n'a pas pu être lu.",
  en: 'robots.txt could not be read.',
}

/** Google takes 429 for an error of the server; RFC 9309 makes no difference between answers from 400 to 499. */
function withoutRules(status: number | null): Bilingual {
  if (status === 429) {
    return {
      fr: "L'adresse de robots.txt répond 429 (trop de demandes). Pour la norme, rien n'est alors interdit ; Google y voit une panne du serveur et attend.",
      en: 'The address of robots.txt answers 429 (too many requests). By the standard, nothing is then forbidden; Google takes it for a failure of the server and waits.',
    }
  }
  if (status !== null && status >= 400 && status !== 404 && status !== 410) {
    return {
      fr: `L'adresse de robots.txt répond ${status} : les robots n'y lisent aucune règle, donc rien n'est interdit.`,
      en: `The address of robots.txt answers ${status}: crawlers read no rule there, so nothing is forbidden.`,
    }
  }
  return {
    fr: "Le site n'a pas de robots.txt : rien n'y est interdit.",
    en: 'The site has no robots.txt: nothing is forbidden there.',
  }
}

const sound = {
  fr: 'Toutes les lignes de robots.txt sont comprises.',
  en: 'Every line of robots.txt is understood.',
}

const webPage = {
  fr: "À l'adresse de robots.txt répond une page HTML : les robots n'y trouvent aucune règle.",
  en: 'An HTML page answers at the address of robots.txt: crawlers find no rule in it.',
}

type LineFault = Exclude<RobotsError['reason'], 'not-robots'>

/** Each follows a number. */
const faults: Readonly<Record<LineFault, { readonly one: Bilingual; readonly many: Bilingual }>> = {
  'outside-group': {
    one: { fr: 'règle avant tout User-agent', en: 'rule before any User-agent' },
    many: { fr: 'règles avant tout User-agent', en: 'rules before any User-agent' },
  },
  'no-slash': {
    one: { fr: 'chemin sans barre oblique au début', en: 'path without a slash at its start' },
    many: { fr: 'chemins sans barre oblique au début', en: 'paths without a slash at their start' },
  },
  'relative-sitemap': {
    one: { fr: 'plan du site sans adresse complète', en: 'sitemap without a complete address' },
    many: { fr: 'plans du site sans adresse complète', en: 'sitemaps without a complete address' },
  },
  'unknown-directive': {
    one: { fr: 'nom que personne ne documente', en: 'name that nobody documents' },
    many: { fr: 'noms que personne ne documente', en: 'names that nobody documents' },
  },
  'no-colon': {
    one: { fr: 'ligne sans deux-points', en: 'line without a colon' },
    many: { fr: 'lignes sans deux-points', en: 'lines without a colon' },
  },
}

function skipped(errors: readonly RobotsError[]): Bilingual {
  const counts = Object.entries(faults)
    .map(([fault, words]) => ({ ...words, count: errors.filter(({ reason }) => reason === fault).length }))
    .filter(({ count }) => count > 0)
  const fr = counts.map(({ count, one, many }) => frenchCount(count, one.fr, many.fr)).join(', ')
  const en = counts.map(({ count, one, many }) => englishCount(count, one.en, many.en)).join(', ')
  const whole = errors.length
  return {
    fr: `Les robots sautent ${frenchCount(whole, 'ligne')} de robots.txt : ${fr}.`,
    en: `Crawlers skip ${englishCount(whole, 'line')} of robots.txt: ${en}.`,
  }
}
