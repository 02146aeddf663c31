import { expect, test } from 'vitest'
import type { SiteChange, SiteReading } from '#contracts/watched-sites.ts'
import { curveOf } from './curve.ts'
import { eventsOf } from './events.ts'

let week = 0
const reading = (points: number | null, changes: Partial<SiteReading> = {}): SiteReading => ({
  auditId: crypto.randomUUID(),
  readAt: new Date(Date.UTC(2026, 0, 1) + week++ * 7 * 86_400_000).toISOString(),
  rubric: '2.0',
  score: points === null ? null : { points, band: 3, cappedBy: null },
  isRead: points !== null,
  rivalPoints: null,
  closedEngines: [],
  changes: [],
  ...changes,
})
/** The newest first, as a site has them. */
const readings = (...oldestFirst: readonly SiteReading[]) => oldestFirst.toReversed()
const robots: SiteChange = { kind: 'robots', address: 'https://a.example/robots.txt', crawlers: [] }

test('a change within the band is not real, one beyond it is', () => {
  const curve = curveOf(readings(reading(60), reading(63), reading(70), reading(61)))
  expect(curve?.steps.map(({ isReal }) => isReal)).toEqual([false, true, true])
  expect(curve?.dots.map(({ isReal }) => isReal)).toEqual([false, false, true, true])
})

test('another rubric cuts the curve and its band, and is marked between the readings', () => {
  const curve = curveOf(
    readings(reading(60, { rubric: '1.1' }), reading(61, { rubric: '1.1' }), reading(70), reading(71)),
  )
  expect(curve?.runs).toHaveLength(2)
  expect(curve?.steps).toHaveLength(2)
  expect(curve?.breaks).toMatchObject([{ before: '1.1', after: '2.0' }])
  const [, before, after] = curve?.dots ?? []
  expect(curve?.breaks[0]?.x).toBeCloseTo(((before?.x ?? 0) + (after?.x ?? 0)) / 2)
})

test('readings stand by their time, from left to right, within the square', () => {
  const curve = curveOf(readings(reading(0), reading(50), reading(100)))
  expect(curve?.dots.map(({ x }) => x)).toEqual([2, 50, 98])
  expect(curve?.dots.map(({ y }) => y)).toEqual([100, 50, 0])
  const numbers = [...JSON.stringify(curve?.runs).matchAll(/[\d.]+/g)].map(Number)
  expect(numbers.length).toBeGreaterThan(10)
  expect(numbers.filter(number => number > 100)).toEqual([])
})

test('one reading is a dot, and none is no curve', () => {
  expect(curveOf([reading(60)])).toMatchObject({ steps: [], dots: [{ x: 50 }] })
  expect(curveOf([reading(null)])).toBeNull()
  expect(curveOf([])).toBeNull()
})

test('a reading without a score leaves no gap in the curve, and the rival has a line of its own', () => {
  const curve = curveOf(
    readings(reading(60, { rivalPoints: 50 }), reading(null), reading(60, { rivalPoints: 52 })),
  )
  expect(curve?.steps).toHaveLength(1)
  expect(curve?.runs[0]?.rival).toMatch(/^M2 [\d.]+L98 [\d.]+$/)
})

test('what happened is told the newest first, and readings that brought nothing together', () => {
  const events = eventsOf(
    readings(
      reading(60, { rubric: '1.1' }),
      reading(70),
      reading(71),
      reading(70),
      reading(60, { changes: [robots] }),
      reading(61),
    ),
  )
  expect(events).toMatchObject([
    { kind: 'quiet', count: 1 },
    { kind: 'change', points: -10, reading: { changes: [robots] } },
    { kind: 'quiet', count: 2 },
    { kind: 'rubric', before: '1.1' },
  ])
  const quiet = events[2]
  if (quiet?.kind !== 'quiet') throw new Error('The third is no quiet time.')
  expect(Date.parse(quiet.from.readAt)).toBeLessThan(Date.parse(quiet.to.readAt))
})

test('a robots.txt that changed is told also where the score stayed, and the first reading tells nothing', () => {
  expect(eventsOf(readings(reading(60), reading(60, { changes: [robots] })))).toMatchObject([
    { kind: 'change', points: null },
  ])
  expect(eventsOf([reading(60)])).toEqual([])
})
