import { environmentManager } from '@tanstack/query-core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { freshLists } from './fresh-lists.client.ts'

const minute = 60_000

beforeEach(() => {
  environmentManager.setIsServer(() => false)
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

function watched(read: () => Promise<string>) {
  const said: string[] = []
  const reading = vi.fn(read)
  const stop = freshLists({
    address: '/desk/leads',
    drawn: 'drawn',
    read: reading,
    show: page => said.push(page),
    fail: () => said.push('failed'),
  })
  return { said, reading, stop }
}

test('a list is fresh for five minutes, and is then read anew, again and again', async () => {
  let reads = 0
  const { said, reading, stop } = watched(async () => `read ${++reads}`)
  await vi.advanceTimersByTimeAsync(5 * minute - 1)
  expect(reading).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(said).toEqual(['read 1'])
  await vi.advanceTimersByTimeAsync(5 * minute)
  expect(said).toEqual(['read 1', 'read 2'])
  stop()
  await vi.advanceTimersByTimeAsync(60 * minute)
  expect(reading).toHaveBeenCalledTimes(2)
})

test('a reading that fails is tried once more; then the member is told, and what is shown stays', async () => {
  const { said, reading, stop } = watched(async () => {
    throw new Error('offline')
  })
  await vi.advanceTimersByTimeAsync(5 * minute + 10_000)
  expect(reading).toHaveBeenCalledTimes(2)
  expect(said).toEqual(['failed'])
  stop()
})

test('in a window that nobody sees nothing is read, nor when it is seen again: the next time comes', async () => {
  const page = { visibilityState: 'hidden' }
  const events = new EventTarget()
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', events)
  const { reading, stop } = watched(async () => 'read')
  await vi.advanceTimersByTimeAsync(6 * minute)
  page.visibilityState = 'visible'
  events.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(minute)
  expect(reading).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(3 * minute)
  expect(reading).toHaveBeenCalledTimes(1)
  stop()
  vi.unstubAllGlobals()
})
