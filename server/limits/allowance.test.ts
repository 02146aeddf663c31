import { expect, onTestFinished, test, vi } from 'vitest'
import { allowance } from './allowance.ts'

let time = Date.UTC(2026, 10, 21, 12)
const now = () => time
const refused = (work: () => void) => {
  try {
    work()
    return null
  } catch (error) {
    return error
  }
}

test('a network that has used up a period is told when the next one begins', () => {
  const visits = allowance({ of: 'visits', perNetwork: 3, period: 60_000, now })
  for (const port of [1, 2, 3]) visits.take(`192.0.2.1:${port}`)
  expect(refused(() => visits.take('192.0.2.1'))).toMatchObject({ statusCode: 429, retryAfter: 60 })
  visits.take('192.0.2.2')
  time += 59_000
  expect(refused(() => visits.take('192.0.2.1'))).toMatchObject({ retryAfter: 1 })
  time += 1_000
  expect(refused(() => visits.take('192.0.2.1'))).toBeNull()
})

test('a refusal uses up nothing', () => {
  const events = allowance({ of: 'events', perNetwork: 10, period: 60_000, now })
  events.take('192.0.2.1', 8)
  expect(refused(() => events.take('192.0.2.1', 3))).toMatchObject({ statusCode: 429 })
  expect(refused(() => events.take('192.0.2.1', 2))).toBeNull()
})

test('the networks of one /48 share four times the limit of one', () => {
  const visits = allowance({ of: 'visits', perNetwork: 2, period: 60_000, now })
  const taken = Array.from({ length: 20 }, (_, index) => refused(() => visits.take(`2001:db8:1:${index}::1`)))
  expect(taken.filter(error => error === null)).toHaveLength(8)
  expect(refused(() => visits.take('2001:db8:2::1'))).toBeNull()
})

test('a day has a limit for all networks together', () => {
  const visits = allowance({ of: 'visits', perNetwork: 100, period: 60_000, perDay: 5, now })
  const taken = Array.from({ length: 7 }, (_, index) => refused(() => visits.take(`192.0.2.${index}`)))
  expect(taken.filter(error => error === null)).toHaveLength(5)
  expect(taken.at(-1)).toMatchObject({ retryAfter: expect.any(Number) })
})

test('addresses that cannot be read are one network', () => {
  const visits = allowance({ of: 'visits', perNetwork: 2, period: 60_000, now })
  const taken = ['a', 'b', 'c'].map(address => refused(() => visits.take(address)))
  expect(taken.map(error => error === null)).toEqual([true, true, false])
})

test('a network is forgotten when its period is over, even if nobody comes any more', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  // A clock that stands still: only what was forgotten makes room.
  const still = Date.now()
  const visits = allowance({ of: 'visits', perNetwork: 1, period: 60_000, now: () => still })
  visits.take('192.0.2.1')
  expect(refused(() => visits.take('192.0.2.1'))).toMatchObject({ statusCode: 429 })
  vi.advanceTimersByTime(60_000)
  expect(refused(() => visits.take('192.0.2.1'))).toBeNull()
})
