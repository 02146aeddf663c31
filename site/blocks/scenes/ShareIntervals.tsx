import type { Language } from '#contracts/languages.ts'
import { Scene } from './drawing.tsx'
import { headHeight, Intervals } from './Intervals.tsx'

interface Props {
  readonly words: {
    readonly alternative: string
    readonly caption: string
    /** The line that all are compared with, in percent, and its name. */
    readonly reference: { readonly at: number; readonly name: string }
  }
  /** The one that the page is about first. */
  readonly rows: readonly ShareRow[]
  readonly language: Language
  /** Where the ruler starts, in percent. */
  readonly start?: number
  /** Whether something stands beside the plot on a wide page. */
  readonly isHalf?: boolean
}

/** In percent. */
export interface ShareRow {
  readonly name: string
  readonly detail?: string
  readonly value: number
  readonly low: number
  readonly high: number
}

/** Shares with their intervals over one ruler, and the line that they are compared with through all of them. */
export function ShareIntervals({ words, rows, language, start = 0, isHalf = false }: Props) {
  const { at, name } = words.reference
  const drawn = {
    rows: rows.map(({ value, low, high, ...row }, index) => ({
      ...row,
      value: value / 100,
      low: low / 100,
      high: high / 100,
      isCompared: index > 0,
    })),
    reference: { low: at / 100, high: at / 100 },
    head: name,
    language,
    start,
    end: 100,
  }
  const hasDetails = rows.some(({ detail }) => detail)
  const [rise, riseAbove] = hasDetails ? [50, 80] : [40, 66]
  const [width, left] = isHalf ? [640, 312] : [1060, 330]
  const height = (of: number) => headHeight + rows.length * of + 80
  const unit = (room: number) => room / (100 - start)
  return (
    <Scene
      alternative={words.alternative}
      caption={words.caption}
      wide={{
        size: [width, height(rise)],
        children: <Intervals {...drawn} left={left} unit={unit(width - left)} rise={rise} />,
      }}
      narrow={{
        size: [354, height(riseAbove)],
        children: <Intervals {...drawn} left={0} unit={unit(354)} rise={riseAbove} above />,
      }}
    />
  )
}
