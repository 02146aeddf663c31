import { createHash } from 'node:crypto'
import type { Result } from '../support/benchmark.ts'

/** A page that engines found for a query, and cited or did not. */
export interface Found {
  readonly query: string
  readonly isCited: boolean
}

/** What a page is given; null when it cannot be told. */
export type Value<Page> = (page: Page) => number | null

/** Bootstrap samples, for the confidence interval of a share. */
export const draws = 2_000
/** The bounds of the interval, as shares of the samples. */
export const lower = 0.025
export const upper = 0.975

/** The share of pairs, one page cited and one not, that a value orders rightly: one half is chance. */
export function shareOfPairs<Page extends Found>(
  name: string,
  pages: readonly Page[],
  valueIn: Value<Page>,
): readonly Result[] {
  return withBounds(name, 'pairs ordered rightly', sidesOf(pages, [valueIn]), sides =>
    orderedRightly(sides, valueIn),
  )
}

/** By how much one value orders the pairs better than another. */
export function gainInPairs<Page extends Found>(
  name: string,
  pages: readonly Page[],
  one: Value<Page>,
  other: Value<Page>,
): readonly Result[] {
  return withBounds(
    name,
    'gain',
    sidesOf(pages, [one, other]),
    sides => orderedRightly(sides, one) - orderedRightly(sides, other),
  )
}

/**
 * The value of the pages of each half of the queries is made from the other half alone, so that nothing is told on
 * the pages that it was made with. Null when a half is empty.
 */
export function madeOnOtherHalf<Page extends Found>(
  pages: readonly Page[],
  make: (pages: readonly Page[]) => Value<Page>,
): Value<Page> {
  const [even, odd] = [0, 1].map(half => make(pages.filter(({ query }) => halfOf(query) !== half)))
  return page => (halfOf(page.query) === 0 ? even : odd)?.(page) ?? null
}

/** By the first hex digit of the SHA-256 of its name, as the labelled pages of `benchmarks/truth`. */
function halfOf(query: string): number {
  const [first = ''] = createHash('sha256').update(query).digest('hex')
  return Number.parseInt(first, 16) % 2
}

/** The pages of one query. */
interface Sides<Page> {
  readonly cited: readonly Page[]
  readonly other: readonly Page[]
}

function sidesOf<Page extends Found>(
  pages: readonly Page[],
  values: readonly Value<Page>[],
): readonly Sides<Page>[] {
  const told = pages.filter(page => values.every(valueIn => valueIn(page) !== null))
  return [...Map.groupBy(told, page => page.query).values()]
    .map(all => ({ cited: all.filter(page => page.isCited), other: all.filter(page => !page.isCited) }))
    .filter(({ cited, other }) => cited.length > 0 && other.length > 0)
}

/** Over the pairs of all queries; a tie counts as half. Null without a pair. */
export function shareIn<Page extends Found>(pages: readonly Page[], valueIn: Value<Page>): number | null {
  const sides = sidesOf(pages, [valueIn])
  return sides.length === 0 ? null : orderedRightly(sides, valueIn)
}

function orderedRightly<Page>(queries: readonly Sides<Page>[], valueIn: Value<Page>): number {
  let right = 0
  let pairs = 0
  for (const { cited, other } of queries) {
    pairs += cited.length * other.length
    const below = other.map(page => valueIn(page) ?? Number.NaN)
    for (const one of cited.map(page => valueIn(page) ?? Number.NaN))
      right += below.filter(value => one > value).length + below.filter(value => one === value).length / 2
  }
  return right / pairs
}

/** With a 95% interval from samples of queries and of their pages. */
function withBounds<Page>(
  name: string,
  measured: string,
  sides: readonly Sides<Page>[],
  measure: (sides: readonly Sides<Page>[]) => number,
): readonly Result[] {
  if (sides.length === 0) return []
  const random = randomFrom(20_261_122)
  const drawn = Array.from({ length: draws }, () =>
    measure(
      drawAgain(sides, random).map(({ cited, other }) => ({
        cited: drawAgain(cited, random),
        other: drawAgain(other, random),
      })),
    ),
  ).toSorted((one, other) => one - other)
  const at = (share: number) => drawn[Math.floor(share * (draws - 1))] ?? Number.NaN
  return [
    { name: `${name}: ${measured}`, value: measure(sides), unit: '' },
    { name: `${name}: lower bound`, value: at(lower), unit: '' },
    { name: `${name}: upper bound`, value: at(upper), unit: '' },
  ]
}

function drawAgain<Item>(items: readonly Item[], random: () => number): readonly Item[] {
  return items.flatMap(() => items[Math.floor(random() * items.length)] ?? [])
}

/** Mulberry32: the same numbers in each run. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
