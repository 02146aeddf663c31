/** The values of the ruler, from 0 to 100. */
export interface Reading {
  readonly points: number
  readonly band: number
  /** The score with the first fixes; null when that is not a sum of points. */
  readonly potential: number | null
  readonly rival: number | null
}

type Anchor = 'start' | 'middle' | 'end'

/** A place on the ruler, and the side on which its label is. */
export interface Label {
  readonly x: number
  readonly anchor: Anchor
}

export interface RulerGeometry {
  readonly ticks: readonly { readonly points: number; readonly x: number; readonly large: boolean }[]
  readonly score: number
  readonly scoreLabel: Label
  readonly band: { readonly from: number; readonly to: number }
  readonly potential: Label | null
  /** Whether the label of the goal needs a line of its own, above that of the score. */
  readonly isCrowded: boolean
  readonly rival: Label | null
}

/** In units of the drawing: the labels of two places closer than this would touch. */
const roomForTwoLabels = 150

/** The positions on a ruler of a given width, in units of the drawing. */
export function rulerGeometry({ points, band, potential, rival }: Reading, width: number): RulerGeometry {
  const x = (value: number) => (Math.min(100, Math.max(0, value)) * width) / 100
  const score = x(points)
  const goal = potential === null ? null : x(potential)
  return {
    ticks: Array.from({ length: 21 }, (_, index) => ({
      points: index * 5,
      x: x(index * 5),
      large: index % 5 === 0,
    })),
    score,
    scoreLabel: { x: score, anchor: anchorAt(score, width) },
    band: { from: x(points - band), to: x(points + band) },
    rival: rival === null ? null : { x: x(rival), anchor: anchorAt(x(rival), width) },
    potential: goal === null ? null : { x: goal, anchor: anchorAt(goal, width) },
    isCrowded: goal !== null && goal - score < roomForTwoLabels,
  }
}

/** Labels near an end extend inwards, so that they stay on the page. */
function anchorAt(x: number, width: number): Anchor {
  if (x < width * 0.04) return 'start'
  return x > width * 0.96 ? 'end' : 'middle'
}
