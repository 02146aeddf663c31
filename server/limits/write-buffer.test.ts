import { expect, test, vi } from 'vitest'
import { keepLoggedLines } from '../testing/logged-lines.ts'
import { type Counted, writeBuffer } from './write-buffer.ts'

const { lines } = keepLoggedLines()

function bufferOfWords() {
  const written: (readonly Counted<string>[])[] = []
  const buffer = writeBuffer<string>({ name: 'words', write: async items => void written.push(items) })
  return { buffer, written }
}

test('items are stored together, each once with its count', async () => {
  const { buffer, written } = bufferOfWords()
  buffer.add('a')
  buffer.add('b', 3)
  buffer.add('a')
  await buffer.flush()
  await buffer.flush()
  expect(written).toEqual([
    [
      { item: 'a', count: 2 },
      { item: 'b', count: 3 },
    ],
  ])
})

test('items are stored within two seconds', async () => {
  vi.useFakeTimers()
  const { buffer, written } = bufferOfWords()
  buffer.add('a')
  await vi.advanceTimersByTimeAsync(2_000)
  vi.useRealTimers()
  expect(written).toEqual([[{ item: 'a', count: 1 }]])
})

test('a failure to store is logged, and does no other harm', async () => {
  const buffer = writeBuffer<string>({
    name: 'words',
    write: () => Promise.reject(new Error('The disk is full.')),
  })
  buffer.add('a')
  await buffer.flush()
  expect(lines.join('')).toContain('The disk is full.')
})

test('of a day’s items, those beyond its limit are not stored, and the log says how often they came', async () => {
  const written: (readonly Counted<string>[])[] = []
  const buffer = writeBuffer<string>({
    name: 'words',
    perDay: 1,
    write: async items => void written.push(items),
  })
  buffer.add('a', 2)
  buffer.add('b', 3)
  await buffer.flush()
  expect(written).toEqual([[{ item: 'a', count: 2 }]])
  expect(lines.join('')).toContain('"dropped":3')
})

test('a flood does not fill the memory, and repeated items are still counted', async () => {
  const { buffer, written } = bufferOfWords()
  for (let number = 0; number < 6_000; number += 1) buffer.add(`word ${number}`)
  buffer.add('word 0')
  await buffer.flush()
  expect(written[0]).toHaveLength(5_000)
  expect(written[0]?.[0]).toEqual({ item: 'word 0', count: 2 })
  expect(lines.join('')).toContain('"dropped":1000')
})
