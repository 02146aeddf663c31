import type { Report } from '../report.ts'

/** Points as they are shown, to one decimal. */
export interface ShownPoints {
  readonly points: number
  readonly maximum: number
}

/** Points that were lost stay visible: no rounding makes them whole, nor nothing of what was won. */
export function shownPoints({ points, maximum }: ShownPoints): ShownPoints {
  const whole = tenths(maximum)
  const [least, most] = [points > 0 ? 1 : 0, points < maximum ? whole - 1 : whole]
  return { points: Math.max(0, Math.min(most, Math.max(least, tenths(points)))) / 10, maximum: whole / 10 }
}

export interface ShownPillars {
  readonly pillars: readonly (Report['pillars'][number] & ShownPoints)[]
  /** What the rows add up to. */
  readonly total: ShownPoints
}

/** The pillars with points that add up, before the eye, to what the score is made of. */
export function shownPillars({ pillars }: Pick<Report, 'pillars'>): ShownPillars {
  const maxima = thatAddUp(pillars.map(({ maximum }) => maximum))
  const points = thatAddUp(
    pillars.map(pillar => pillar.points),
    pillars.map((pillar, index) => (pillar.points < pillar.maximum ? -1 : 0) + (maxima[index] ?? 0)),
  )
  return {
    pillars: pillars.map((pillar, index) => ({
      ...pillar,
      points: (points[index] ?? 0) / 10,
      maximum: (maxima[index] ?? 0) / 10,
    })),
    total: { points: sumOf(points) / 10, maximum: sumOf(maxima) / 10 },
  }
}

/**
 * Whole tenths whose sum is the rounded sum of the values: the tenths that rounding down loses go to the values that
 * lost most, never above `most`.
 */
function thatAddUp(values: readonly number[], most: readonly number[] = []): readonly number[] {
  const shown = values.map((value, index) => Math.min(Math.floor(value * 10 + tiny), most[index] ?? Infinity))
  const lost = values.map((value, index) => value * 10 - (shown[index] ?? 0))
  const order = [...values.keys()].toSorted((a, b) => (lost[b] ?? 0) - (lost[a] ?? 0))
  let missing = tenths(sumOf(values)) - sumOf(shown)
  for (const index of order) {
    const raised = (shown[index] ?? 0) + 1
    if (missing <= 0 || (lost[index] ?? 0) < tiny || raised > (most[index] ?? Infinity)) continue
    shown[index] = raised
    missing--
  }
  return shown
}

/** Below what a sum of tenths is wrong by. */
const tiny = 1e-6

function tenths(value: number): number {
  return Math.round(value * 10)
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}
