/** What the ruler shows, in points of 100. */
export interface Reading {
  readonly points: number
  readonly band: number
  /** The score that the first fixes can bring it to; null when that is not a sum of points. */
  readonly potential: number | null
}

export type Anchor = 'start' | 'middle' | 'end'

/** A labelled place on the ruler; labels of row 1 stand below those of row 0 so as not to touch. */
export interface Label {
  readonly x: number
  readonly anchor: Anchor
  readonly row: 0 | 1
}

export interface RulerGeometry {
  readonly ticks: readonly { readonly points: number; readonly x: number; readonly large: boolean }[]
  readonly score: Label
  readonly band: { readonly from: number; readonly to: number }
  readonly potential: Label | null
}

/** Two labels closer than this, in units of the drawing, need two rows. */
const roomOfALabel = 330

/** Where everything stands on a ruler of a given width, in units of the drawing. */
export function rulerGeometry({ points, band, potential }: Reading, width: number): RulerGeometry {
  const x = (value: number) => (Math.min(100, Math.max(0, value)) * width) / 100
  const score = x(points)
  const target = potential === null ? null : x(potential)
  return {
    ticks: Array.from({ length: 21 }, (_, index) => ({
      points: index * 5,
      x: x(index * 5),
      large: index % 5 === 0,
    })),
    score: { x: score, anchor: anchorAt(score, width), row: 0 },
    band: { from: x(points - band), to: x(points + band) },
    potential: target === null ? null : potentialLabel(target, score, width),
  }
}

function potentialLabel(x: number, score: number, width: number): Label {
  return { x, anchor: anchorAt(x, width), row: x - score < roomOfALabel ? 1 : 0 }
}

/** Labels near an end grow inwards, so that they stay on the page. */
function anchorAt(x: number, width: number): Anchor {
  if (x < width * 0.15) return 'start'
  return x > width * 0.8 ? 'end' : 'middle'
}
