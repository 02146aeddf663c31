import { expect, test } from 'vitest'
import { dottedLines } from './dotted-lines.ts'

test('a path has as many dots as it is asked for, the rest of them on its last line', () => {
  const path = dottedLines(23, { perLine: 10, from: [5, 95], step: [10, -10] })
  expect(path).toBe('M5 95h90.1M5 85h90.1M5 75h20.1')
})

test('nothing has no dots', () => {
  expect(dottedLines(0, { perLine: 10, from: [5, 5], step: [10, 10] })).toBe('')
})
