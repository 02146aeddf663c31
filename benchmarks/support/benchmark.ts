/** `measure` throws when an answer is wrong, so that only right ones are measured. */
export interface Benchmark {
  readonly title: string
  /** The environment variable with the folder of its data; without it the benchmark is skipped. */
  readonly needs?: string
  /** A benchmark of pages is limited to those of `paths`, if there are any. */
  measure(paths: readonly string[]): Promise<readonly Result[]>
}

export interface Result {
  readonly name: string
  readonly value: number
  readonly unit: string
  /** As text: `≥ 0.45`. */
  readonly goal?: string
}

/** The median of each side, and the median of the ratios of all rounds. */
export interface Comparison {
  readonly one: number
  readonly other: number
  readonly ratio: number
}

/**
 * Runs the two sides in turn, each first in every other round, so that other work of the machine affects
 * both. Each ratio compares two consecutive runs.
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
