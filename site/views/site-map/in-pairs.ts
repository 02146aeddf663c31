/**
 * Which things of a list have no neighbour when two share a row and wide ones take one each: these take the row too, so
 * that every row ends at the same edge.
 */
export function withoutNeighbour(areWide: readonly boolean[]): readonly boolean[] {
  return areWide.map((isWide, index) => {
    if (isWide) return false
    const before = areWide.slice(0, index).lastIndexOf(true) + 1
    const isFirstOfRow = (index - before) % 2 === 0
    return isFirstOfRow && (areWide[index + 1] ?? true)
  })
}
