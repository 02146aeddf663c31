import { expect, test } from 'vitest'
import { shareOf } from './wilson.ts'

test.each([
  [30, 100, 22, 40],
  [12, 100, 7, 20],
  [0, 30, 0, 11],
  [30, 30, 89, 100],
])('%i answers out of %i are a share between %i and %i percent', (count, total, low, high) => {
  const share = shareOf(count, total)
  expect([Math.round(share.low * 100), Math.round(share.high * 100)]).toEqual([low, high])
})
