/** How good a share of the points is, in a word. */
export type Standing = 'strong' | 'fair' | 'weak'

/**
 * The thresholds of the words, in points of 100. An editorial choice until the weights are calibrated; the
 * method section of the report says so.
 */
export const standingFrom = { strong: 70, fair: 45 } as const

/** The standing of points out of a maximum; null when nothing could be measured. */
export function standingOf(points: number, maximum: number): Standing | null {
  if (maximum === 0) return null
  const share = (100 * points) / maximum
  if (share >= standingFrom.strong) return 'strong'
  return share >= standingFrom.fair ? 'fair' : 'weak'
}
