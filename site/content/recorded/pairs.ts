import { scorecard } from '#audit/judge/scorecard.ts'
import pages from '../../../benchmarks/studies/cited-pages.pages.json' with { type: 'json' }
import scores from '../../../benchmarks/studies/cited-pages.scores.json' with { type: 'json' }

const scoresByRubric: Readonly<Record<string, Readonly<Record<string, number | null>>>> = scores

/** The scores, out of 100, of the pages that were found for one query, and how their pairs came out. */
export interface QueryPairs {
  readonly cited: readonly number[]
  readonly others: readonly number[]
  readonly pairs: number
  /** In how many pairs the cited page has the higher score; a tie counts as half. */
  readonly won: number
}

/** What the study of cited pages recorded for one of its queries, by the rubric of today. */
export function pairsOfQuery(query: string): QueryPairs {
  const scoreOf = scoresByRubric[scorecard.version]
  if (!scoreOf) throw new Error(`The study of cited pages has no scores by the rubric ${scorecard.version}.`)
  const found = Object.entries(pages).filter(([, page]) => page.query === query)
  if (found.length === 0) throw new Error(`"${query}" is no query of the study of cited pages.`)
  const scored = (isCited: boolean) =>
    found
      .filter(([, page]) => page.isCited === isCited)
      .flatMap(([digest]) => scoreOf[digest] ?? [])
      .toSorted((one, other) => one - other)
  const [cited, others] = [scored(true), scored(false)]
  return { cited, others, pairs: cited.length * others.length, won: pairsWon(cited, others) }
}

function pairsWon(cited: readonly number[], others: readonly number[]): number {
  return cited
    .flatMap(one => others.map(other => (one > other ? 1 : one === other ? 0.5 : 0)))
    .reduce((sum: number, points) => sum + points, 0)
}
