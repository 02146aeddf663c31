/** The 95% point of the normal distribution, two-sided. */
const z = 1.96

export interface Share {
  readonly value: number
  readonly low: number
  readonly high: number
}

/**
 * A share of `count` out of `total`, with its 95% confidence interval, from 0 to 1. Source: E. B.
 * Wilson, "Probable inference, the law of succession, and statistical inference", JASA 22, 1927.
 */
export function shareOf(count: number, total: number): Share {
  const value = count / total
  const scale = 1 + z ** 2 / total
  const center = (value + z ** 2 / (2 * total)) / scale
  const half = (z / scale) * Math.sqrt((value * (1 - value)) / total + z ** 2 / (4 * total ** 2))
  return { value, low: Math.max(0, center - half), high: Math.min(1, center + half) }
}
