import { expect, test } from 'vitest'
import { keepLoggedLines } from './testing/logged-lines.ts'
import { writeBuffer } from './write-buffer.ts'

const { lines } = keepLoggedLines()

test('what was added goes out in one piece, once', async () => {
  const written: (readonly number[])[] = []
  const buffer = writeBuffer<number>({ name: 'numbers', write: async items => void written.push(items) })
  buffer.add(1)
  buffer.add(2)
  await buffer.flush()
  await buffer.flush()
  expect(written).toEqual([[1, 2]])
})

test('what was added goes out by itself', async () => {
  const written: (readonly number[])[] = []
  const buffer = writeBuffer<number>({ name: 'numbers', write: async items => void written.push(items) })
  buffer.add(1)
  await expect.poll(() => written, { timeout: 20_000 }).toEqual([[1]])
})

test('what cannot be stored is said in the log, and breaks nothing', async () => {
  const buffer = writeBuffer<number>({
    name: 'numbers',
    write: () => Promise.reject(new Error('The disk is full.')),
  })
  buffer.add(1)
  await buffer.flush()
  expect(lines.join('')).toContain('The disk is full.')
})

test('a flood does not fill the memory', async () => {
  let written = 0
  const buffer = writeBuffer<number>({
    name: 'numbers',
    write: async items => {
      written = items.length
    },
  })
  for (let number = 0; number < 6_000; number += 1) buffer.add(number)
  await buffer.flush()
  expect(written).toBe(5_000)
  expect(lines.join('')).toContain('"dropped":1000')
})
