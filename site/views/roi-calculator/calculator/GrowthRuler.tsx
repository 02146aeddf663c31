import type { Language } from '#contracts/languages.ts'
import { fill } from '../../../content/wording.ts'
import { type Inputs, roiOf } from './roi.ts'
import { percent } from './units.ts'
import type { CalculatorWords } from './words.ts'

interface Props {
  readonly inputs: Inputs
  readonly words: CalculatorWords['ruler']
  readonly language: Language
}

/**
 * The assumed growth on a graduated line, with a band from half to one and a half times, and the growth
 * that pays for the work. It repeats the sentence above and the table below, so screen readers skip it.
 */
export function GrowthRuler({ inputs, words, language }: Props) {
  const { growth } = inputs
  const { breakEven } = roiOf(inputs)
  const ruler = growthRuler(growth, breakEven)
  // Places are in percent, so that the labels keep their size whatever the width.
  const at = (place: number) => `${place.toFixed(2)}%`
  return (
    <svg className="roi-ruler" width="100%" height="112" aria-hidden="true">
      {ruler.ticks.map(place => (
        <line key={place} className="roi-tick" x1={at(place)} x2={at(place)} y1="56" y2="64" />
      ))}
      <line className="roi-line" x1="0" x2="100%" y1="56" y2="56" />
      <line className="roi-range" x1={at(ruler.range.from)} x2={at(ruler.range.to)} y1="56" y2="56" />
      <line className="roi-growth" x1={at(ruler.growth)} x2={at(ruler.growth)} y1="30" y2="64" />
      <text x={at(ruler.growth)} y="20" textAnchor={anchorAt(ruler.growth)}>
        {fill(words.growth, { growth: percent(growth, language) })}
      </text>
      {ruler.breakEven !== null && breakEven !== null && (
        <>
          {!ruler.isBreakEvenBeyond && (
            <line
              className="roi-break-even"
              x1={at(ruler.breakEven)}
              x2={at(ruler.breakEven)}
              y1="42"
              y2="84"
            />
          )}
          <text
            className="roi-break-even-label"
            x={at(ruler.breakEven)}
            y="100"
            textAnchor={anchorAt(ruler.breakEven)}
          >
            {fill(words.breakEven, { breakEven: percent(breakEven, language) })}
            {ruler.isBreakEvenBeyond && ' →'}
          </text>
        </>
      )}
      {[0.5, 1.5].map(factor => (
        <text
          key={factor}
          className="roi-range-end"
          x={at(factor === 0.5 ? ruler.range.from : ruler.range.to)}
          y="42"
          textAnchor="middle"
        >
          {percent(growth * factor, language)}
        </text>
      ))}
      <text className="roi-end" x="0" y="80">
        {percent(0, language)}
      </text>
      <text className="roi-end" x="100%" y="80" textAnchor="end">
        {percent(ruler.end, language)}
      </text>
    </svg>
  )
}

/** Labels near an end extend inwards. */
function anchorAt(place: number): 'start' | 'middle' | 'end' {
  if (place < 25) return 'start'
  return place > 75 ? 'end' : 'middle'
}

/** A ruler from 0 to a round number; places are in percent of its length. */
interface GrowthRuler {
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
