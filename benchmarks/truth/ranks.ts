import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Result } from '../support/benchmark.ts'
import { isNewIn } from './verdicts.ts'

/** How citable two readers, who saw neither our scores nor each other's, found sites: 0 to 100. */
interface Ranks {
  readonly chosenOn: readonly (Site & {
    readonly b: number
    readonly c: number
    /** What aiseo-audit gives its start page. */
    readonly aiseoAudit: number
  })[]
  /** Of round 5: no weight was chosen on them. */
  readonly unseen: readonly (Site & { readonly d: number; readonly e: number })[]
}

interface Site {
  readonly repository: string
}

const ranks: Ranks = JSON.parse(readFileSync(join(import.meta.dirname, 'ranks.json'), 'utf8'))

/** Whether the score orders sites as readers do, by the reports that `audit-sites.ts <folder> ranks` keeps. */
export function measureRanks(folder: string): readonly Result[] {
  const reports = join(folder, 'reports/ranks')
  if (!existsSync(reports)) return []
  const scored = withScores(ranks.chosenOn, reports)
  const scores = scored.map(({ score }) => score)
  const [b, c] = [scored.map(site => site.b), scored.map(site => site.c)]
  const both = scored.map(site => site.b + site.c)
  const peer = scored.map(site => site.aiseoAudit)
  const name = `rank correlation on ${scored.length} sites`
  return [
    told(name, 'our score and reader b', spearman(scores, b)),
    told(name, 'our score and reader c', spearman(scores, c)),
    { ...told(name, 'our score and both', spearman(scores, both)), goal: '≥ 0.75' },
    told(name, 'readers b and c', spearman(b, c)),
    told(name, 'aiseo-audit and both', spearman(peer, both)),
    ...onUnseen(
      'new',
      ranks.unseen.filter(({ repository }) => isNewIn(5, repository)),
      reports,
    ),
    ...onUnseen('new and known', ranks.unseen, reports),
  ]
}

function onUnseen(which: string, sites: Ranks['unseen'], reports: string): readonly Result[] {
  const scored = withScores(sites, reports)
  const scores = scored.map(({ score }) => score)
  const [d, e] = [scored.map(site => site.d), scored.map(site => site.e)]
  const both = scored.map(site => site.d + site.e)
  const name = `rank correlation on the ${scored.length} ${which} sites of round 5`
  return [
    told(name, 'our score and reader d', spearman(scores, d)),
    told(name, 'our score and reader e', spearman(scores, e)),
    told(name, 'our score and both', spearman(scores, both)),
    told(name, 'readers d and e', spearman(d, e)),
  ]
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
