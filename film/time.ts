/** A moment of a scene, in seconds from its beginning. */
export type Seconds = number

/** How far a move that begins at `start` and takes `length` seconds has come: 0 before, 1 after, eased out between. */
export function progress(time: Seconds, start: Seconds, length: Seconds = 0.6): number {
  const share = Math.min(1, Math.max(0, (time - start) / length))
  return rounded(1 - (1 - share) ** 3)
}

/** The value between two that a move has reached. */
export function between(from: number, to: number, share: number): number {
  return rounded(from + (to - from) * share)
}

/** Fewer digits than arithmetic gives: what no eye can tell apart is drawn once. */
function rounded(value: number): number {
  return Math.round(value * 1000) / 1000
}
