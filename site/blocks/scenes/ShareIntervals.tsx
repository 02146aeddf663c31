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
  /** The one that the page is about first, unless all are `isEven`. */
  readonly rows: readonly ShareRow[]
  readonly isEven?: boolean
  readonly language: Language
  /** Where the ruler starts, in percent. */
  readonly start?: number
  /** The room that it has on a wide page: less than all where something stands beside it. */
  readonly room?: keyof typeof rooms
}

/** In percent. */
interface ShareRow {
  readonly name: string
  readonly detail?: string
  readonly value: number
  readonly low: number
  readonly high: number
}

/** The width of the drawing, and where its ruler begins beside the names. */
const rooms = {
  page: { width: 1060, left: 330 },
  text: { width: 752, left: 312 },
}

/** A name that leaves room for its interval beside it on a phone. */
function isShort({ name, detail }: ShareRow): boolean {
  return name.length <= 4 && !detail
}

/** Shares with their intervals over one ruler, and the line that they are compared with through all of them. */
export function ShareIntervals({ words, rows, isEven = false, language, start = 0, room = 'page' }: Props) {
  const { at, name } = words.reference
  const drawn = {
    rows: rows.map(({ value, low, high, ...row }, index) => ({
      ...row,
      value: value / 100,
      low: low / 100,
      high: high / 100,
      isCompared: isEven || index > 0,
    })),
    reference: { low: at / 100, high: at / 100 },
    head: name,
    language,
    start,
    end: 100,
  }
  const hasDetails = rows.some(({ detail }) => detail)
  const [rise, riseAbove] = hasDetails ? [50, 80] : [40, 66]
  const { width, left } = rooms[room]
  const height = (of: number) => headHeight + rows.length * of + 80
  const unit = (length: number) => length / (100 - start)
  const beside = (length: number, from: number) => ({
    size: [length, height(rise)] as const,
    children: <Intervals {...drawn} left={from} unit={unit(length - from)} rise={rise} />,
  })
  const under = {
    size: [354, height(riseAbove)] as const,
    children: <Intervals {...drawn} left={0} unit={unit(354)} rise={riseAbove} above />,
  }
  return (
    <Scene
      alternative={words.alternative}
      caption={words.caption}
      wide={beside(width, left)}
      narrow={rows.every(isShort) ? beside(354, 92) : under}
    />
  )
}
