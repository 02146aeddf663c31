/** A moment of a scene, in seconds from its beginning. */
export type Seconds = number

/** The progress of a movement that begins at `start` and takes `length` seconds: 0 before it, 1 after it, eased out. */
export function progress(time: Seconds, start: Seconds, length: Seconds = 0.6): number {
  const share = Math.min(1, Math.max(0, (time - start) / length))
  return rounded(1 - (1 - share) ** 3)
}

/** The value that a movement between two has reached. */
export function between(from: number, to: number, share: number): number {
  return rounded(from + (to - from) * share)
}

/** Frames that differ by less than anyone can see become the same markup, and are drawn once. */
function rounded(value: number): number {
  return Math.round(value * 1000) / 1000
}
