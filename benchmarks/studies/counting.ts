import type { Result } from '../support/benchmark.ts'

/** How many of these hold something, as a count and as a share: what a reader repeats, and what a chart draws. */
export function countIn<Item>(items: readonly Item[], unit: string) {
  return (name: string, holds: (item: Item) => boolean): readonly Result[] => {
    const value = items.filter(holds).length
    return [
      { name, value, unit },
      { name: `${name}, share`, value: (100 * value) / items.length, unit: '%' },
    ]
  }
}
