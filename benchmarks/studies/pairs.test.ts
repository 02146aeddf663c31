import { expect, test } from 'vitest'
import { type Found, gainInPairs, madeOnOtherHalf, shareIn, shareOfPairs } from './pairs.ts'

interface Page extends Found {
  readonly value: number | null
}

const valueIn = ({ value }: Page) => value

/** The SHA-256 of “a” begins with c, that of “b” with 3. */
const pages: readonly Page[] = [
  { query: 'a', isCited: true, value: 5 },
  { query: 'a', isCited: false, value: 5 },
  { query: 'a', isCited: false, value: 1 },
  { query: 'b', isCited: true, value: 0 },
  { query: 'b', isCited: false, value: 9 },
]

test('pairs are of one query, and a tie counts as half', () => {
  expect(shareIn(pages, valueIn)).toBe((0.5 + 1 + 0) / 3)
})

test('a page without a value is in no pair', () => {
  const untold: Page = { query: 'b', isCited: true, value: null }
  expect(shareIn([...pages, untold], valueIn)).toBe(0.5)
  expect(shareIn([untold], valueIn)).toBeNull()
})

test('the share lies within its bounds, which are the same in each run', () => {
  const [share, low, high] = shareOfPairs('value', pages, valueIn).map(({ value }) => value)
  expect(low).toBeLessThan(share ?? 0)
  expect(high).toBeGreaterThan(share ?? 1)
  expect(shareOfPairs('value', pages, valueIn)).toEqual(shareOfPairs('value', pages, valueIn))
})

test('nothing is gained over an equal value, in any draw', () => {
  const gained = gainInPairs('value', pages, valueIn, valueIn)
  expect(gained.map(({ value }) => value)).toEqual([0, 0, 0])
})

test('what is told of a page was made on the queries of the other half alone', () => {
  const told = madeOnOtherHalf(pages, half => page => {
    expect(half.length).toBeGreaterThan(0)
    expect(half.map(({ query }) => query)).not.toContain(page.query)
    return half.length
  })
  expect(pages.map(told)).toEqual([2, 2, 2, 3, 3])
})
