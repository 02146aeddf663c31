import type { Confidence } from '#contracts/audit-report.ts'

/** What a check won on one page, or on the whole site: 0 to 1; null when it leaves the denominator. */
export interface WeightedShare {
  readonly weight: number
  readonly share: number | null
}

/** A check's result, as the arithmetic sees it. */
export interface Mark {
  /** Points of the scorecard. */
  readonly points: number
  readonly confidence: Confidence
  readonly shares: readonly WeightedShare[]
}

export interface Points {
  readonly points: number
  readonly maximum: number
}

/**
 * Points won and points at stake. A check that applies to part of the pages is at stake for that part,
 * so that what cannot be judged neither gains nor loses anything.
 */
export function pointsOf({ points, shares }: Mark): Points {
  const whole = sum(shares.map(({ weight }) => weight))
  const judged = shares.filter(isJudged)
  const part = (values: readonly number[]) => (whole === 0 ? 0 : (points * sum(values)) / whole)
  return {
    points: part(judged.map(({ weight, share }) => weight * share)),
    maximum: part(judged.map(({ weight }) => weight)),
  }
}

/** The score of 0 to 100 and its band; null when no point is at stake. */
export function scoreOf(marks: readonly Mark[]): { readonly points: number; readonly band: number } | null {
  const judged = marks.map(mark => ({ ...pointsOf(mark), doubt: doubts[mark.confidence] }))
  const maximum = sum(judged.map(mark => mark.maximum))
  if (maximum === 0) return null
  const spread = Math.sqrt(sum(judged.map(mark => (mark.doubt * mark.maximum) ** 2)))
  return {
    points: (100 * sum(judged.map(({ points }) => points))) / maximum,
    band: (100 * spread) / maximum,
  }
}

/**
 * By what share the points of a check may be wrong. An editorial choice until the weights are
 * calibrated on pages known to be cited. Independent errors add up as the root of their squares.
 */
const doubts: Readonly<Record<Confidence, number>> = { high: 0, moderate: 0.15, estimated: 0.3 }

/** A site that an engine people use every day cannot read, or may not show, scores no more than this. */
export const cap = 25

/** Points as they are told: two decimals, so that a report adds up and stays readable. */
export function rounded(points: number): number {
  return Math.round(100 * points) / 100
}

function isJudged(share: WeightedShare): share is { weight: number; share: number } {
  return share.share !== null
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
