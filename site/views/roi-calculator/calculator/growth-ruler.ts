/** A ruler from 0 to a round number; places are in percent of its length. */
export interface GrowthRuler {
  /** The growth, in percent, at the right end. */
  readonly end: number
  readonly ticks: readonly number[]
  /** From half the assumption to half as much again. */
  readonly range: { readonly from: number; readonly to: number }
  readonly growth: number
  /** Null where no growth covers the work. */
  readonly breakEven: number | null
  /** Whether the break-even lies so far beyond the assumption that it is only named, at the right end. */
  readonly isBreakEvenBeyond: boolean
}

/** A break-even beyond this many times the assumption would leave too little room for the rest. */
const furthest = 4

/** How many parts the ruler has, at most. */
const parts = 6

export function growthRuler(growth: number, breakEven: number | null): GrowthRuler {
  const isNear = breakEven !== null && breakEven <= growth * furthest
  const step = roundStep(Math.max(growth * 1.5, isNear ? breakEven : 0, 1) / parts)
  const count = Math.floor(Math.max(growth * 1.5, isNear ? breakEven : 0) / step) + 1
  const end = step * count
  const place = (value: number) => (value / end) * 100
  return {
    end,
    ticks: Array.from({ length: count + 1 }, (_tick, index) => place(index * step)),
    range: { from: place(growth * 0.5), to: place(growth * 1.5) },
    growth: place(growth),
    breakEven: breakEven === null ? null : isNear ? place(breakEven) : 100,
    isBreakEvenBeyond: breakEven !== null && !isNear,
  }
}

/** The next of 1, 2, 5, 10, 20, 50… */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least))
  return ([1, 2, 5, 10].find(factor => factor * power >= least) ?? 10) * power
}
