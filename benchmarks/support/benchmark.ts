/** One comparison: a title, and a measurement that throws when an answer is wrong. */
export interface Benchmark {
  readonly title: string
  /** The environment variable that names the folder of what it looks at; it is left out without. */
  readonly needs?: string
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

/** What two sides gave: the median of each, in their own unit, and the median of their ratios, round by round. */
export interface Comparison {
  readonly one: number
  readonly other: number
  readonly ratio: number
}

/**
 * Runs the two sides in turn, each first in every other round, so that what else the machine does weighs on
 * both; a ratio compares two runs that followed one another.
 */
export async function interleaved(
  rounds: number,
  sides: { one: () => Promise<number>; other: () => Promise<number> },
): Promise<Comparison> {
  const one: number[] = []
  const other: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    if (round % 2 === 0) one.push(await sides.one())
    other.push(await sides.other())
    if (round % 2 === 1) one.push(await sides.one())
  }
  const ratios = one.map((value, round) => value / (other[round] ?? Number.NaN))
  return { one: median(one), other: median(other), ratio: median(ratios) }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
