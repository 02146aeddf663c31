import { expect, test } from 'vitest'
import { readingLines } from './reading-lines.ts'

const read = { kind: 'text', text: 'An answer.' } as const
const skipped = { kind: 'skipped', text: '<button> Menu' } as const

test('three blocks or more that a robot skips in a row are one line, and fewer a line each', () => {
  expect(readingLines([skipped, skipped, read, skipped, skipped, skipped, read, read])).toEqual([
    [skipped],
    [skipped],
    [read],
    [skipped, skipped, skipped],
    [read],
    [read],
  ])
})
