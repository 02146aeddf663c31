import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Result } from '../support/benchmark.ts'

/** How citable two readers, who saw neither our scores nor each other's, found a site: 0 to 100. */
interface Ranked {
  readonly repository: string
  readonly b: number
  readonly c: number
  /** What aiseo-audit gives its start page. */
  readonly aiseoAudit: number
}

const ranked: readonly Ranked[] = JSON.parse(readFileSync(join(import.meta.dirname, 'ranks.json'), 'utf8'))

/** Whether the score orders sites as readers do, by the reports that `audit-sites.ts <folder> ranks` keeps. */
export function measureRanks(folder: string): readonly Result[] {
  const reports = join(folder, 'reports/ranks')
  if (!existsSync(reports)) return []
  const scored = ranked.flatMap(site => {
    const score = scoreIn(join(reports, `${site.repository.replace('/', '+')}.json`))
    return score === null ? [] : [{ ...site, score }]
  })
  const scores = scored.map(({ score }) => score)
  const [b, c] = [scored.map(site => site.b), scored.map(site => site.c)]
  const both = scored.map(site => site.b + site.c)
  const peer = scored.map(site => site.aiseoAudit)
  const name = `rank correlation on ${scored.length} sites`
  const told = (pair: string, value: number) => ({
    name: `${name}, ${pair} (${value.toFixed(2)})`,
    value,
    unit: '',
  })
  return [
    told('our score and reader b', spearman(scores, b)),
    told('our score and reader c', spearman(scores, c)),
    { ...told('our score and both', spearman(scores, both)), goal: '≥ 0.75' },
    told('readers b and c', spearman(b, c)),
    told('aiseo-audit and both', spearman(peer, both)),
  ]
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
