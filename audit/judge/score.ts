import type { Confidence } from '#contracts/audit-report.ts'

/** The share won by a check on one page, or on the whole site: 0 to 1; null when it does not count. */
export interface WeightedShare {
  readonly weight: number
  readonly share: number | null
}

/** A check's result, for computing the score. */
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
 * Points won, and the maximum that could be won. Of a check that applies to some pages, only their part of the
 * points counts, so that what cannot be judged neither gains nor loses anything.
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

/** The score, 0 to 100, and its band of uncertainty; null when nothing could be judged. */
export function scoreOf(marks: readonly Mark[]): { readonly points: number; readonly band: number } | null {
  const judged = marks.map(mark => ({ ...pointsOf(mark), uncertainty: uncertainties[mark.confidence] }))
  const maximum = sum(judged.map(mark => mark.maximum))
  if (maximum === 0) return null
  const spread = Math.sqrt(sum(judged.map(mark => (mark.uncertainty * mark.maximum) ** 2)))
  return {
    points: (100 * sum(judged.map(({ points }) => points))) / maximum,
    band: (100 * spread) / maximum,
  }
}

/**
 * The share by which the points of a check may be wrong. An editorial choice until the weights are calibrated on
 * pages known to be cited. The standard deviation of a sum of independent errors is the root of their squares.
 */
export const uncertainties: Readonly<Record<Confidence, number>> = { high: 0, moderate: 0.15, estimated: 0.3 }

/** The maximum score of a site that a decisive engine cannot read or may not show. */
export const cap = 25

/** To two decimals, so that the points of a report add up and stay readable. */
export function rounded(points: number): number {
  return Math.round(100 * points) / 100
}

function isJudged(share: WeightedShare): share is { weight: number; share: number } {
  return share.share !== null
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
