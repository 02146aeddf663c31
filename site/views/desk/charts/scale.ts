/** The end of a scale that holds all values, and whose half is a whole number: 2, 4, 10, 20, 40, 100… */
export function topOf(values: readonly number[]): number {
  const highest = Math.max(2, ...values)
  const power = 10 ** Math.floor(Math.log10(highest))
  const factor = [1, 2, 4, 6, 8, 10].find(factor => factor * power >= highest) ?? 10
  return factor * power
}

/** Sums of so many values each, the last ones whole: the first sum may be of fewer. */
export function inGroups(values: readonly number[], size: number): readonly number[] {
  const first = values.length % size || size
  const starts = Array.from({ length: Math.ceil(values.length / size) }, (_, index) => index)
  return starts.map(index => {
    const end = first + index * size
    return values.slice(Math.max(0, end - size), end).reduce((sum, value) => sum + value, 0)
  })
}
