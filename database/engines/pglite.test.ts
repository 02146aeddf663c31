import { expect, test } from 'vitest'
import { openInMemory } from '../testing/templates.ts'

test('however many transactions wait, other work of the process comes in between', async () => {
  const database = await openInMemory('empty')
  let turns = 0
  let isOver = false
  const count = () => {
    turns += 1
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  await Promise.all(Array.from({ length: 50 }, () => database.transaction(query => query('select 1 as one'))))
  isOver = true
  expect(turns).toBeGreaterThanOrEqual(50)
  await database.close()
})
