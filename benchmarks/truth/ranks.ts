import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Result } from '../support/benchmark.ts'
import { isNewIn } from './verdicts.ts'

/** How citable readers, who saw neither our scores nor each other's, found sites: 0 to 100. */
interface Ranks {
  /** Of rounds 2 and 3, by readers b and c: weights were looked at on them. */
  readonly chosenOn: readonly (Site & WithPeer)[]
  /** Of rounds 5, 6 and 7, by d and e, by f, g and h, by i, j and k: before rubric 2.5 no weight was chosen on them. */
  readonly unseen: Readonly<Record<'5' | '6' | '7', readonly Site[]>>
  /** Of later rounds, by three readers each: rubric 2.5 was there before anybody read them. */
  readonly blind: Readonly<Record<string, readonly BlindSite[]>>
}

interface BlindSite extends Site, WithPeer {
  /** Our score by the rubric that the round examined, at the commit that the README names; null in a language without words. */
  readonly examined: number | null
}

interface WithPeer {
  /** What aiseo-audit gives the start page of the site. */
  readonly aiseoAudit: number
}

interface Site {
  readonly repository: string
  readonly byReader: Readonly<Record<string, number>>
}

const ranks: Ranks = JSON.parse(readFileSync(join(import.meta.dirname, 'ranks.json'), 'utf8'))

/** Whether the score orders sites as readers do, by the reports that `audit-sites.ts <folder> ranks` keeps. */
export function measureRanks(folder: string): readonly Result[] {
  const reports = join(folder, 'reports/ranks')
  if (!existsSync(reports)) return []
  const chosenOn = withScores(ranks.chosenOn, reports)
  const known = withScores(ranks.unseen[5], reports)
  const unseen = known.filter(({ repository }) => isNewIn(5, repository))
  const name = `rank correlation on ${chosenOn.length} sites`
  const results = [
    ...Object.entries(ranks.blind).flatMap(([round, sites]) => ofBlindRound(round, sites, reports)),
    ...withGoal(correlations(name, chosenOn)),
    ofPeer(name, chosenOn),
    ...correlations(`rank correlation on the ${unseen.length} new sites of round 5`, unseen),
    ...([6, 7] as const).flatMap(round => {
      const sites = withScores(ranks.unseen[round], reports)
      return correlations(`rank correlation on the ${sites.length} sites of round ${round}`, sites)
    }),
    ...correlations(`rank correlation on the ${known.length} new and known sites of round 5`, known),
  ]
  // Of no reports, or of one, no correlation is measured.
  return results.filter(({ value }) => Number.isFinite(value))
}

function ofBlindRound(round: string, sites: readonly BlindSite[], reports: string): readonly Result[] {
  const examined = sites.flatMap(site => (site.examined === null ? [] : [{ ...site, score: site.examined }]))
  const name = `rank correlation on ${examined.length} sites of round ${round}`
  const today = withScores(examined, reports)
  return [
    ...withGoal(correlations(`${name}, as examined`, examined)),
    ofPeer(name, examined),
    ...(today.length === examined.length ? correlations(`${name}, rubric of today`, today) : []),
  ]
}

/** Of our score with each reader and with their sum, and of the readers with each other. */
function correlations(name: string, sites: readonly ScoredSite[]): readonly Result[] {
  const scores = sites.map(({ score }) => score)
  const readers = Object.keys(sites[0]?.byReader ?? {})
  const by = (reader: string) => sites.map(({ byReader }) => byReader[reader] ?? 0)
  return [
    ...readers.map(reader => told(name, `our score and reader ${reader}`, spearman(scores, by(reader)))),
    told(name, 'our score and all readers', spearman(scores, sites.map(sumOf))),
    ...readers.flatMap((one, index) =>
      readers
        .slice(index + 1)
        .map(other => told(name, `readers ${one} and ${other}`, spearman(by(one), by(other)))),
    ),
  ]
}

function withGoal(results: readonly Result[]): readonly Result[] {
  return results.map(result => (result.name.includes('all readers') ? { ...result, goal: '≥ 0.75' } : result))
}

function ofPeer(name: string, sites: readonly (Site & WithPeer)[]): Result {
  const scores = sites.map(site => site.aiseoAudit)
  return told(name, 'aiseo-audit and all readers', spearman(scores, sites.map(sumOf)))
}

interface ScoredSite extends Site {
  readonly score: number
}

function sumOf({ byReader }: Site): number {
  return Object.values(byReader).reduce((sum, points) => sum + points, 0)
}

function told(name: string, pair: string, value: number): Result {
  return { name: `${name}, ${pair} (${value.toFixed(2)})`, value, unit: '' }
}

/** The sites of which a report was kept, with our score. */
function withScores<S extends Site>(sites: readonly S[], reports: string) {
  return sites.flatMap(site => {
    const score = scoreIn(join(reports, `${site.repository.replace('/', '+')}.json`))
    return score === null ? [] : [{ ...site, score }]
  })
}

function scoreIn(file: string): number | null {
  if (!existsSync(file)) return null
  const report: { readonly score: { readonly points: number } | null } = JSON.parse(
    readFileSync(file, 'utf8'),
  )
  return report.score?.points ?? null
}

/** Spearman's rank correlation: that of Pearson between ranks, where equal values share theirs. */
export function spearman(one: readonly number[], other: readonly number[]): number {
  const [x, y] = [ranksOf(one), ranksOf(other)]
  const middle = (one.length + 1) / 2
  const product = (left: readonly number[], right: readonly number[]) =>
    left.reduce((sum, rank, index) => sum + (rank - middle) * ((right[index] ?? middle) - middle), 0)
  return product(x, y) / Math.sqrt(product(x, x) * product(y, y))
}

function ranksOf(values: readonly number[]): readonly number[] {
  return values.map(value => {
    const below = values.filter(other => other < value).length
    const equal = values.filter(other => other === value).length
    return below + (equal + 1) / 2
  })
}
