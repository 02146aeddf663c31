import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sparingWriter } from './sparing-writer.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the first value is written at once, then only the latest of each interval', () => {
  const written: number[] = []
  const writer = sparingWriter(async (value: number) => written.push(value), 500)
  for (const value of [1, 2, 3]) writer.write(value)
  expect(written).toEqual([1])
  vi.advanceTimersByTime(500)
  expect(written).toEqual([1, 3])
  vi.advanceTimersByTime(5_000)
  expect(written).toEqual([1, 3])
})

test('once stopped, nothing more is written', async () => {
  const written: number[] = []
  const writer = sparingWriter(async (value: number) => written.push(value), 500)
  writer.write(1)
  writer.write(2)
  await writer.stop()
  vi.advanceTimersByTime(5_000)
  expect(written).toEqual([1])
})

test('a write that fails does not prevent the next one', async () => {
  const written: number[] = []
  const writer = sparingWriter(async (value: number) => {
    if (value === 1) throw new Error('The database is busy.')
    written.push(value)
  }, 500)
  writer.write(1)
  writer.write(2)
  await vi.advanceTimersByTimeAsync(500)
  await writer.stop()
  expect(written).toEqual([2])
})
