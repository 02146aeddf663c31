import type { Result } from '../support/benchmark.ts'

/** Counts items that satisfy a condition: as a number for the text, and as a share for the chart. */
export function countIn<Item>(items: readonly Item[], unit: string) {
  return (name: string, holds: (item: Item) => boolean): readonly Result[] => {
    const value = items.filter(holds).length
    return [
      { name, value, unit },
      { name: `${name}, share`, value: (100 * value) / items.length, unit: '%' },
    ]
  }
}
