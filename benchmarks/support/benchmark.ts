/** One comparison: a title, and a measurement that throws when an answer is wrong. */
export interface Benchmark {
  readonly title: string
  /** `paths` are the pages to look at, for a benchmark that looks at pages; none means all of them. */
  measure(paths: readonly string[]): Promise<readonly Result[]>
}

export interface Result {
  readonly name: string
  readonly value: number
  readonly unit: string
  /** What it should be, in words: `≥ 0.45`. */
  readonly goal?: string
}

/**
 * Runs the two sides in turn, so that what else the machine does weighs on both, and answers the
 * median of each: what `one` and `other` give, in their own unit.
 */
export async function interleaved(
  rounds: number,
  sides: { one: () => Promise<number>; other: () => Promise<number> },
): Promise<{ one: number; other: number }> {
  const one: number[] = []
  const other: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    one.push(await sides.one())
    other.push(await sides.other())
  }
  return { one: median(one), other: median(other) }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
