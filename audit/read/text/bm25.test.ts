import { expect, test } from 'vitest'
import { bm25 } from './bm25.ts'

const passages = [
  ['price', 'flue', 'euros'],
  ['visit', 'minutes', 'house'],
  ['flue', 'flue', 'brush', 'soot'],
]

test('the passage that says the most of the question comes first', () => {
  const [price = 0, visit = 0, brush = 0] = bm25(['price', 'flue'], passages)
  expect(price).toBeGreaterThan(brush)
  expect(visit).toBe(0)
})

test('a rare word weighs more than a common one', () => {
  const [rare = 0] = bm25(['price'], passages)
  const [common = 0] = bm25(['flue'], passages)
  expect(rare).toBeGreaterThan(common)
})

test('repeating a word helps less and less', () => {
  const [once = 0, twice = 0, often = 0] = bm25(
    ['a'],
    [
      ['a', 'x', 'x', 'x'],
      ['a', 'a', 'x', 'x'],
      ['a', 'a', 'a', 'a'],
    ],
  )
  expect(twice - once).toBeGreaterThan(often - twice)
})
