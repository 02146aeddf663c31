/** A tick and its gap, in units of a drawing. */
export const tick = 6

/** How wide ticks are side by side: the last one, without the gap after it, ends at the edge. */
export function ticksWidth(count: number, gap = tick / 2): number {
  return count * tick - gap
}
