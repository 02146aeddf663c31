import { scorecard } from '#audit/judge/scorecard.ts'
import type { Bilingual } from '#contracts/languages.ts'
import citedPages from '../../../benchmarks/results/cited-pages.json' with { type: 'json' }
import frenchAuthors from '../../../benchmarks/results/french-authors.json' with { type: 'json' }
import robotsTxt from '../../../benchmarks/results/robots-txt.json' with { type: 'json' }
import truth from '../../../benchmarks/results/truth.json' with { type: 'json' }

/** What the measurements of `benchmarks/` recorded, for the pages that draw it: none types a share again. */

/** A share and the bounds of its interval, from 0 to 1. */
interface RecordedShare {
  readonly value: number
  readonly low: number
  readonly high: number
}

/** What the study of cited pages compares, by the names of its results. */
const compared: Readonly<Record<string, Bilingual>> = {
  'all checks of a page': { fr: 'Tous les contrôles d’une page', en: 'All checks of a page' },
  'all checks but substance': { fr: 'Les mêmes, sans la longueur', en: 'The same, without length' },
  'points set on the other half of the queries': {
    fr: 'Points d’après d’autres questions',
    en: 'Points set on other queries',
  },
  'number of words': { fr: 'Nombre de mots', en: 'Number of words' },
  ...Object.fromEntries(
    scorecard.pillars.map(({ id, name }) => [
      `pillar ${id}`,
      { fr: `${id}. ${name.fr}`, en: `${id}. ${name.en}` },
    ]),
  ),
}

/** Of pairs of a cited page and one that is not, the share in which the measure sets the cited one first. */
export function pairsByMeasure(measure: string): RecordedShare & { readonly name: Bilingual } {
  const name = compared[measure]
  if (!name) throw new Error(`"${measure}" is not compared in the study of cited pages.`)
  return { name, ...pairs(measure) }
}

/** The same for the score of a rubric, with what the rubric of today gains on it, where it is another. */
export function pairsByRubric(
  version: string,
): RecordedShare & { readonly gain: RecordedShare | undefined; readonly name: string } {
  if (version === scorecard.version)
    return { name: version, gain: undefined, ...pairs('all checks of a page') }
  return {
    name: version,
    gain: interval(`rubric ${scorecard.version} over ${version}`, 'gain'),
    ...pairs(`rubric ${version}`),
  }
}

/** In whole percent, as pages write it. */
export function inPercent<Of extends RecordedShare>({ value, low, high, ...rest }: Of) {
  const whole = (share: number) => Math.round(100 * share)
  return { ...rest, value: whole(value), low: whole(low), high: whole(high) }
}

function pairs(measure: string): RecordedShare {
  return interval(measure, 'pairs ordered rightly')
}

function interval(measure: string, value: string): RecordedShare {
  const of = (part: string) => recorded(citedPages.results, `${measure}: ${part}`)
  return { value: of(value), low: of('lower bound'), high: of('upper bound') }
}

/** Of the faults reported on the sites of a round, how many were real. */
export function faultsJudged(round: number): Counted {
  const [sites = 0, right = 0, judged = 0] = numbersOf(
    truth.results,
    new RegExp(`^faults true on (\\d+) sites not read before, round ${round} \\((\\d+) of (\\d+)\\)$`),
  )
  return { sites, right, judged }
}

/** Of the signed French pages of a round, how many were given their author. */
export function authorsRead(round: number): Counted {
  const [judged = 0, sites = 0, right = 0] = numbersOf(
    frenchAuthors.results,
    new RegExp(
      `^author of (\\d+) signed French pages of (\\d+) sites not read before, round ${round}: right \\((\\d+)\\)$`,
    ),
  )
  return { sites, right, judged }
}

interface Counted {
  readonly sites: number
  readonly right: number
  readonly judged: number
}

function numbersOf(results: readonly Result[], name: RegExp): readonly number[] {
  for (const result of results) {
    const found = name.exec(result.name)
    if (found) return found.slice(1).map(Number)
  }
  throw new Error(`No recorded result has a name like ${name}.`)
}

/** Of all the robots.txt files read, how many name a crawler. */
export function filesNaming(crawler: string): { readonly value: number; readonly of: number } {
  const of = (result: string) => recorded(robotsTxt.results, `both: ${result}`)
  return { value: of(`that name ${crawler}`), of: of('files') }
}

/** How well the main text of labeled articles is found. */
export function mainTextRead() {
  const of = (measure: string) => recorded(truth.results, `main text${measure}`)
  const [articles = 0] = numbersOf(truth.results, /^main text of (\d+) articles, F1$/)
  return {
    articles,
    f1: of(` of ${articles} articles, F1`),
    precision: of(', precision'),
    recall: of(', recall'),
  }
}

/** What is read of labeled pages, a signature for instance, is right, right but for words around it, wrong, or absent. */
export const readings = ['right', 'contains', 'wrong', 'none'] as const
export type Reading = (typeof readings)[number]

/** Of the pages of these groups together, the share of each reading: `author, fr`, `author, en`. */
export function shareByReading(groups: readonly string[]): {
  readonly pages: number
  readonly shares: Readonly<Record<Reading, number>>
} {
  const counts = groups.map(group => {
    const [pages = 0] = numbersOf(truth.results, new RegExp(`^${group} \\((\\d+) pages\\): right$`))
    const countOf = (reading: Reading) => (pages * shareNamed(`${group} (${pages} pages): ${reading}`)) / 100
    return { pages, countOf }
  })
  const pages = counts.reduce((sum, group) => sum + group.pages, 0)
  const shareOf = (reading: Reading) => counts.reduce((sum, { countOf }) => sum + countOf(reading), 0) / pages
  return {
    pages,
    shares: {
      right: shareOf('right'),
      contains: shareOf('contains'),
      wrong: shareOf('wrong'),
      none: shareOf('none'),
    },
  }
}

/** A date is not said to be right but for words around it. */
function shareNamed(name: string): number {
  return truth.results.find(result => result.name === name)?.value ?? 0
}

interface Result {
  readonly name: string
  readonly value: number | null
}

function recorded(results: readonly Result[], name: string): number {
  const value = results.find(result => result.name === name)?.value
  if (value === undefined || value === null) throw new Error(`No recorded result has the name "${name}".`)
  return value
}
