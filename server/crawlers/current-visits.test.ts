import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { crawlers } from '#contracts/crawlers.ts'
import { currentVisit } from './current-visits.ts'

const [one, another] = crawlers
if (!one || !another) throw new Error('The table of crawlers is empty.')
const served = { status: 200, identity: 'claimed' } as const

let day = 1
beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, day++) })
})
afterAll(() => void vi.useRealTimers())

test('equal visits within a second are the same object', () => {
  vi.advanceTimersByTime(100)
  const first = currentVisit(one, '/faq', served)
  vi.advanceTimersByTime(800)
  expect(currentVisit(one, '/faq', { ...served })).toBe(first)
})

test('a second later the same visit is another', () => {
  const first = currentVisit(one, '/faq', served)
  vi.advanceTimersByTime(1_000)
  const second = currentVisit(one, '/faq', served)
  expect([first.visited_at.slice(11), second.visited_at.slice(11)]).toEqual(['00:00:00Z', '00:00:01Z'])
})

test('a visit differs by crawler, path, answer or verification', () => {
  const visits = [
    currentVisit(one, '/faq', served),
    currentVisit(another, '/faq', served),
    currentVisit(one, '/', served),
    currentVisit(one, '/faq', { ...served, status: 304 }),
    currentVisit(one, '/faq', { ...served, identity: 'verified' }),
  ]
  expect(new Set(visits).size).toBe(visits.length)
})

test('a flood of paths does not fill the memory, and visits are still counted correctly', () => {
  const first = currentVisit(one, '/faq', served)
  for (let index = 0; index < 1_000; index += 1) currentVisit(one, `/${index}`, served)
  expect(currentVisit(one, '/faq', served)).not.toBe(first)
  expect(currentVisit(one, '/faq', served)).toEqual(first)
})
