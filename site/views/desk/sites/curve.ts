import type { SiteReading } from '#contracts/watched-sites.ts'
import { realChange } from './events.ts'

/** A curve in a square of 100 by 100, whose top is the highest score drawn. */
export interface Curve {
  readonly ticks: readonly { readonly points: number; readonly y: number }[]
  /** By one rubric, without a break. */
  readonly runs: readonly { readonly band: string; readonly rival: string }[]
  readonly steps: readonly { readonly path: string; readonly isReal: boolean }[]
  readonly dots: readonly {
    readonly reading: SiteReading
    readonly x: number
    readonly y: number
    readonly isReal: boolean
  }[]
  /** Where another rubric begins. */
  readonly breaks: readonly { readonly x: number; readonly before: string; readonly after: string }[]
}

interface Scored {
  readonly reading: SiteReading
  readonly points: number
  readonly band: number
}

/** Null without a score. `readings` are the newest first. */
export function curveOf(readings: readonly SiteReading[]): Curve | null {
  const scored = readings.toReversed().flatMap((reading): readonly Scored[] => {
    const { score } = reading
    return score ? [{ reading, points: score.points, band: score.band }] : []
  })
  if (scored.length === 0) return null
  const x = placesInTime(scored)
  const { y, ticks } = scaleOf(scored)
  const dots = scored.map(({ reading, points }, index) => {
    const before = scored[index - 1]?.reading
    const isReal = before !== undefined && realChange(before, reading) !== null
    return { reading, x: x(reading), y: y(points), isReal }
  })
  const pairs = dots.slice(1).map((dot, index) => ({ before: dots[index] ?? dot, dot }))
  const isSameRubric = ({ before, dot }: (typeof pairs)[number]) =>
    before.reading.rubric === dot.reading.rubric
  return {
    ticks,
    dots,
    runs: runsOf(scored).map(run => ({
      band: closed([
        ...run.map(({ reading, points, band }) => [x(reading), y(points + band)] as const),
        ...run.toReversed().map(({ reading, points, band }) => [x(reading), y(points - band)] as const),
      ]),
      rival: line(
        run.flatMap(({ reading }) =>
          reading.rivalPoints === null ? [] : [[x(reading), y(reading.rivalPoints)] as const],
        ),
      ),
    })),
    steps: pairs.filter(isSameRubric).map(({ before, dot }) => ({
      path: line([
        [before.x, before.y],
        [dot.x, dot.y],
      ]),
      isReal: dot.isReal,
    })),
    breaks: pairs
      .filter(pair => !isSameRubric(pair))
      .map(({ before, dot }) => ({
        x: (before.x + dot.x) / 2,
        before: before.reading.rubric,
        after: dot.reading.rubric,
      })),
  }
}

/** Places from left to right by time, with room for half a dot at the ends. */
function placesInTime(scored: readonly Scored[]): (reading: SiteReading) => number {
  const times = scored.map(({ reading }) => Date.parse(reading.readAt))
  const [first, last] = [Math.min(...times), Math.max(...times)]
  return ({ readAt }) =>
    first === last ? 50 : round(2 + (96 * (Date.parse(readAt) - first)) / (last - first))
}

/** Tens that hold every score with its band, at least four of them. */
function scaleOf(scored: readonly Scored[]) {
  const values = scored.flatMap(({ reading, points, band }) => [
    points - band,
    points + band,
    reading.rivalPoints ?? points,
  ])
  const lowest = Math.max(0, Math.floor(Math.min(...values) / 10) * 10)
  const highest = Math.min(100, Math.max(Math.ceil(Math.max(...values) / 10) * 10, lowest + 40))
  const from = Math.max(0, Math.min(lowest, highest - 40))
  const y = (value: number) =>
    round(100 - (100 * (Math.min(100, Math.max(0, value)) - from)) / (highest - from))
  const tens = Array.from({ length: (highest - from) / 10 + 1 }, (_, index) => from + index * 10)
  return { y, ticks: tens.map(points => ({ points, y: y(points) })) }
}

function runsOf(scored: readonly Scored[]): readonly (readonly Scored[])[] {
  const runs: Scored[][] = []
  for (const item of scored) {
    const run = runs.at(-1)
    if (run?.[0]?.reading.rubric === item.reading.rubric) run.push(item)
    else runs.push([item])
  }
  return runs
}

type Place = readonly [x: number, y: number]

function line(places: readonly Place[]): string {
  return places.length < 2 ? '' : `M${places.map(place => place.join(' ')).join('L')}`
}

function closed(places: readonly Place[]): string {
  return places.length < 4 ? '' : `${line(places)}Z`
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
